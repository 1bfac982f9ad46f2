import Domain
import FoundationEssentials

/// The history as a table for other programs.
enum HistoryCSV {
  /// The column names. They are the same in every language, because programs read them.
  static let header = ["title", "kind", "address", "visits", "last_visit"]

  /// A line for each group under the header. `last_visit` is in UTC, as ISO 8601 writes it.
  /// - Parameter web: the website that belongs to the API, such as `https://github.com`.
  static func text(of groups: [VisitGroup], web: String) -> String {
    var text = CSVText.line(header)
    for group in groups {
      let visit = group.visit
      text += CSVText.line([
        visit.title, visit.item.kind.id, visit.item.url(on: web) ?? "", String(group.count),
        group.lastAt.formatted(.iso8601),
      ])
    }
    return text
  }
}

/// Values in CSV format. Source: RFC 4180, section 2.
enum CSVText {
  /// One record, with its line break.
  static func line(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\r\n"
  }

  /// A value. One that a spreadsheet would treat as a formula is quoted and prefixed with an apostrophe, which makes
  /// it text. Source: OWASP, CSV Injection.
  static func field(_ value: String) -> String {
    let isFormula = value.unicodeScalars.first.map { formulaStarts.contains($0) } ?? false
    // Compares scalars, because CRLF is a single character.
    guard isFormula || value.unicodeScalars.contains(where: { special.contains($0) }) else { return value }
    let quoted = value.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
    return isFormula ? "\"'\(quoted)\"" : "\"\(quoted)\""
  }

  private static let special: Set<Unicode.Scalar> = ["\"", ",", "\r", "\n"]

  /// Also full-width ones, because a Japanese spreadsheet treats them the same way.
  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠",
  ]
}
