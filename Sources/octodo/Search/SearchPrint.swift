import Console
import FoundationEssentials
import Terminal

/// A column of a table on a terminal, as `octodo search` and `octodo list` print it.
struct SearchColumn: Sendable {
  let title: String
  /// The maximum width in cells.
  let maxWidth: Int
  let isRightAligned: Bool

  init(_ title: String, maxWidth: Int = .max, isRightAligned: Bool = false) {
    (self.title, self.maxWidth, self.isRightAligned) = (title, maxWidth, isRightAligned)
  }

  /// The titles of columns and rows below them, cut to a width in cells.
  static func table(_ columns: [SearchColumn], _ cells: [[String]], width: Int) -> String {
    let heads = columns.map { DisplayText($0.title) }
    let rows = cells.map { $0.map { DisplayText($0) } }
    let widths = columns.indices.map { column in
      min(columns[column].maxWidth, rows.reduce(heads[column].width) { max($0, $1[column].width) })
    }
    let lines = ([heads] + rows).map { cells in
      let padded = zip(cells, zip(columns, widths)).map { cell, column in
        let text = cell.truncated(to: column.1)
        return column.0.isRightAligned
          ? DisplayText(repeating: " ", count: column.1 - text.width) + text : text.padded(to: column.1)
      }
      return DisplayText.joined(padded.dropLast() + cells.suffix(1), by: "  ")
    }
    return lines.map { "\($0.truncated(to: width))\n" }.joined()
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
    "\(heading)\n\n" + SearchColumn.table(kind.columns, findings.rows.map(\.cells), width: width)
  }

  private var heading: String {
    let total = findings.total ?? findings.rows.count
    return "\(findings.rows.count) of \(total) \(kind.noun)"
  }
}
