import Domain
import Terminal
import Widgets

/// The texts of several licences as the lines of one document.
struct LicenseLines {
  private(set) var lines: [TextDocument.Line] = []
  /// The line with which each licence begins.
  private var starts: [Int] = []

  init(_ dependencies: [Dependency]) {
    for dependency in dependencies { add(dependency) }
  }

  /// The place of the licence that a line belongs to.
  func license(at line: Int) -> Int {
    (starts.lastIndex { $0 <= line }) ?? 0
  }

  private mutating func add(_ dependency: Dependency) {
    if !lines.isEmpty { lines += [TextDocument.Line(""), TextDocument.Line("")] }
    starts.append(lines.count)
    let title = [dependency.name, dependency.version].compactMap(\.self).joined(separator: " ")
    lines.append(TextDocument.Line(title[...], style: Style(.bold)))
    if let address = dependency.address {
      lines.append(TextDocument.Line(address[...], style: Style(.underline)))
    }
    lines.append(TextDocument.Line(""))
    let text = dependency.license.split(omittingEmptySubsequences: false) { $0.isNewline }
    // The line end of the last line begins no further one.
    lines += (text.last?.isEmpty == true ? text.dropLast() : text[...]).map { TextDocument.Line($0) }
  }
}
