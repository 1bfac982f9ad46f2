import Domain
import FoundationEssentials

/// The history as a table for other programs.
enum HistoryCSV {
  /// The names of the columns. They are the same in every language, for programs read them.
  static let header = ["title", "kind", "address", "visits", "last_visit"]

  /// A line for each group under the header. `last_visit` is in UTC, as ISO 8601 writes it.
  static func text(of groups: [VisitGroup]) -> String {
    var text = CSVText.line(header)
    for group in groups {
      let visit = group.visit
      let (kind, address) =
        switch visit.subject {
        case .repo(let name): ("repository", name.htmlURL)
        case .todo: ("todo", "")
        }
      text += CSVText.line([
        visit.title, kind, address, String(group.count), group.lastAt.formatted(.iso8601),
      ])
    }
    return text
  }
}
