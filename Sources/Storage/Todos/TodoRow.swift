import Domain
import FoundationEssentials
import GRDB

/// Maps a `Todo` to a row of the table `todo`.
enum TodoRow {
  static let columns = "id, title, note, link_kind, link_target, link_url, created_at, done_at"
  /// The columns that `todo(_:)` expects, in this order. Many rows are read at once, so longer texts than octodo writes,
  /// which another program may have written, are read up to that length only.
  static let read = """
    id, \(RowLimit.title("title")), \(RowLimit.note("note")), link_kind, \(RowLimit.title("link_target")),
    \(RowLimit.title("link_url")), created_at, done_at
    """

  /// Throws if a column has the wrong type, as in a damaged file, instead of trapping.
  static func todo(_ row: Row) throws -> Todo {
    Todo(
      id: try row.decode(Int64.self, atIndex: 0),
      title: try row.decode(String.self, atIndex: 1),
      note: try row.decode(String.self, atIndex: 2),
      link: link(
        kind: try row.decode(String?.self, atIndex: 3), target: try row.decode(String?.self, atIndex: 4),
        url: try row.decode(String?.self, atIndex: 5)),
      createdAt: Date(milliseconds: try row.decode(Int64.self, atIndex: 6)),
      doneAt: try row.decode(Int64?.self, atIndex: 7).map { Date(milliseconds: $0) })
  }

  /// Nil if there is none with this id, or it does not match.
  static func fetchOne(
    _ db: Database, id: Int64, _ condition: TextCondition = .none
  ) throws -> Todo? {
    let statement = try db.cachedStatement(sql: "SELECT \(read) FROM todo WHERE id = ?\(condition.sql)")
    return try Row.fetchOne(statement, arguments: [id] + condition.arguments).map(todo)
  }

  /// Nil if there is no link or an invalid one; the todo is then shown without it.
  static func link(kind: String?, target: String?, url: String?) -> Item? {
    guard let kind, let target else { return nil }
    return Item(stored: kind, target: target, url: url)
  }
}
