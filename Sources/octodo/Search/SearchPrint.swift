import Console
import Domain
import FoundationEssentials
import Terminal

/// A column of a table on a terminal, as `octodo search` and `octodo list` print it.
struct SearchColumn: Sendable {
  let title: String
  /// The maximum width in cells.
  let maxWidth: Int
  let isRightAligned: Bool
  /// The columns with the highest rank are left out first if the last column would have less than what can be read. Those of
  /// rank 0 stay.
  let rank: Int
  /// How narrow it may become for those after it, in cells; nil for one that keeps its width.
  let narrowest: Int?

  init(
    _ title: String, maxWidth: Int = .max, isRightAligned: Bool = false, rank: Int = 0, narrowest: Int? = nil
  ) {
    (self.title, self.maxWidth, self.isRightAligned) = (title, maxWidth, isRightAligned)
    (self.rank, self.narrowest) = (rank, narrowest)
  }

  /// The titles of columns and rows below them, cut to a width in cells.
  static func table(_ columns: [SearchColumn], _ cells: [[String]], width: Int) -> String {
    let heads = columns.map { DisplayText($0.title) }
    let rows = cells.map { $0.map { DisplayText($0) } }
    var widths = columns.indices.map { column in
      min(columns[column].maxWidth, rows.reduce(heads[column].width) { max($0, $1[column].width) })
    }
    let shown = shown(of: columns, widths, in: width)
    narrow(columns, &widths, shown, in: width)
    let lines = ([heads] + rows).map { cells in
      let padded = shown.map { index in
        let text = cells[index].truncated(to: widths[index])
        return columns[index].isRightAligned
          ? DisplayText(repeating: " ", count: widths[index] - text.width) + text
          : text.padded(to: widths[index])
      }
      return DisplayText.joined(padded.dropLast() + cells.suffix(1), by: "  ")
    }
    return lines.map { "\($0.truncated(to: width))\n" }.joined()
  }

  /// In cells. A longer text is cut before it takes the room of other columns.
  private static let readable = 24

  /// Takes what the last column needs, at most its share, from the columns that can be narrower.
  private static func narrow(_ columns: [SearchColumn], _ widths: inout [Int], _ shown: [Int], in width: Int)
  {
    let wanted = min(widths.last ?? 0, width / columns.count)
    for index in shown.dropLast() {
      guard let narrowest = columns[index].narrowest else { continue }
      let missing = shown.dropLast().reduce(wanted - width) { $0 + widths[$1] + 2 }
      if missing > 0 { widths[index] = min(widths[index], max(narrowest, widths[index] - missing)) }
    }
  }

  /// The indices of the columns that are not left out.
  private static func shown(of columns: [SearchColumn], _ widths: [Int], in width: Int) -> [Int] {
    var shown = Array(columns.indices)
    let wanted = min(widths.last ?? 0, max(readable, width / 3), width / 2)
    while width - shown.dropLast().reduce(0, { $0 + widths[$1] + 2 }) < wanted,
      let least = shown.dropLast().max(by: { columns[$0].rank < columns[$1].rank }), columns[least].rank > 0
    {
      shown.removeAll { $0 == least }
    }
    return shown
  }
}

/// A value in JSON.
enum PrintedValue: Encodable, Equatable, Sendable {
  case missing
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([PrintedValue])
  case fields([String: PrintedValue])

  init(_ text: String?) {
    self = text.map(Self.text) ?? .missing
  }

  init(_ number: Int?) {
    self = number.map(Self.number) ?? .missing
  }

  /// In RFC 3339, as GitHub writes it.
  init(_ date: Date?) {
    self = date.map { .text($0.formatted(.iso8601)) } ?? .missing
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .missing: try container.encodeNil()
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .list(let values): try container.encode(values)
    case .fields(let fields): try container.encode(fields)
    }
  }
}

/// Formats the results of a search.
struct SearchPrint {
  let kind: SearchKind
  let findings: SearchFindings

  /// One array with an object per hit, which has exactly the named fields, sorted by name.
  func json(_ names: [String]) throws -> String {
    let objects = findings.rows.map { row in
      PrintedValue.fields(row.fields.filter { names.contains($0.key) })
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(objects), as: UTF8.self) + "\n"
  }

  /// One line per hit, with tabs between the values.
  var lines: String {
    findings.rows.map { row in
      row.values.map { Sanitizer.dataLine($0) }.joined(separator: "\t") + "\n"
    }.joined()
  }

  /// A heading, the titles of the columns, and the hits, cut to the width.
  /// - Parameter columns: the width in cells.
  func table(columns width: Int) -> String {
    let cells = findings.rows.map { $0.cells.map(EmojiNames.drawn) }
    return "\(heading)\n\n" + SearchColumn.table(kind.columns, cells, width: width)
  }

  private var heading: String {
    let total = findings.total ?? findings.rows.count
    return "\(findings.rows.count) of \(total) \(kind.noun)"
  }
}
