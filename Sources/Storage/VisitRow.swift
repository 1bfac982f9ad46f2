import Domain
import FoundationEssentials
import GRDB

/// Maps a `VisitGroup` to a row of the table `visit`.
enum VisitRow {
  /// The columns that `group(_:)` expects, in this order.
  static let columns = """
    id, kind, \(RowLimit.title("title")), \(RowLimit.title("target")), visits, visited_at, \(RowLimit.title("page"))
    """

  /// Throws if a column has an unexpected value, as in a damaged file.
  static func group(_ row: Row) throws -> VisitGroup {
    let kind = try row.decode(String.self, atIndex: 1)
    let target = try row.decode(String.self, atIndex: 3)
    let page = try row.decode(String?.self, atIndex: 6)
    guard let item = Item(stored: kind, target: target, url: page) else { throw StorageError.damaged }
    return VisitGroup(
      id: try row.decode(Int64.self, atIndex: 0),
      visit: Visit(item.onAnyHost, title: try row.decode(String.self, atIndex: 2)),
      count: try row.decode(Int.self, atIndex: 4),
      lastAt: Date(milliseconds: try row.decode(Int64.self, atIndex: 5)))
  }
}

extension Visit {
  /// The column `page`: nil where kind and target say what it is.
  var storedPage: String? {
    Item(stored: item.kind.stored, target: "\(item)")?.kind == item.kind ? nil : item.storedPage
  }

  /// The key that groups visits in the history.
  var name: String {
    item.kind == .todo ? title.withoutNUL : item.description.lowercased()
  }
}
