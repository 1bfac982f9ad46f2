import Foundation
import TestSupport

/// The table of modules in Docs/architecture.md: `| module | what lives there | imports |`. `Features` stands for each
/// module in Sources/Features.
struct ImportTable {
  /// The project's modules that each module may import.
  var allowed: [String: Set<String>] = [:]

  static func read() throws -> ImportTable {
    let file = Checkout.file("Docs/architecture.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      row.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    let features = try Checkout.modules().filter(\.isFeature).map(\.name)
    func codes(in cell: String) -> [String] {
      Self.codes(in: cell).flatMap { $0 == "Features" ? features : [$0] }
    }
    let names = rows.flatMap { codes(in: $0[1]) }
    var table = ImportTable()
    for row in rows where row.count >= 4 {
      let imports = row[3] == "all" ? Set(names) : Set(codes(in: row[3]))
      for name in codes(in: row[1]) { table.allowed[name] = imports }
    }
    return table
  }

  /// The words between backticks.
  private static func codes(in cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
