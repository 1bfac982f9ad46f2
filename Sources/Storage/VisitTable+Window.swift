public import Domain
import GRDB

extension VisitTable {
  /// A window of the history centred on the anchor; fewer groups on one side if the history ends there.
  /// - Throws: `AppError.storage`.
  public func window(_ anchor: VisitAnchor, limit: Int) throws(AppError) -> Window<VisitGroup> {
    try database.read { db in
      let total = try Int.fetchOne(db.cachedStatement(sql: "SELECT count FROM visit_count")) ?? 0
      var known = [VisitPlace.top, .bottom(of: total)]
      let middle: Int
      switch anchor {
      case .index(let index, let window):
        middle = index
        // Changes by another program have moved the rows.
        if window.total == total { known += try VisitPlace.ends(of: window, in: db) }
      case .group(let id):
        let place = try VisitPlace.find(id, in: db)
        middle = place?.index ?? 0
        known += [place].compactMap(\.self)
      }
      let size = max(0, min(limit, total))
      let start = max(0, min(middle - size / 2, total - size))
      let groups = try VisitPlace.groups(db, from: start, count: size, known: known)
      return Window(start: start, items: groups, total: total)
    }
  }
}
