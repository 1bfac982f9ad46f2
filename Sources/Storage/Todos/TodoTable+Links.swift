public import Domain
import GRDB

extension TodoTable {
  /// The newest open todo with a link; nil if there is none.
  /// - Throws: `AppError.storage`.
  public func openTodo(linkingTo link: Item) throws(AppError) -> Todo? {
    try database.read { try Self.openTodo($0, linkingTo: link) }
  }

  static func openTodo(_ db: Database, linkingTo link: Item) throws -> Todo? {
    // Repeats the condition of the index `todo_link`, because SQLite uses a partial index only if the query implies its
    // condition.
    let sql = """
      SELECT \(TodoRow.read) FROM todo
      WHERE link_target = ? COLLATE NOCASE AND state < 2 AND link_kind = ? ORDER BY id DESC
      """
    let arguments: StatementArguments = [link.description, link.kind.stored]
    // Reads more than one row only if there are issues of the same name on another host.
    let found = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments).map(TodoRow.todo)
      .first { $0.link?.isSame(as: link) == true }
    return try found.flatMap { try TodoRow.fetchOne(db, id: $0.id) }
  }

  /// Gives todos the name that GitHub now has for what they link to. That is no change of the user: undo does not see it, and
  /// what it knows of earlier changes gets the name, too.
  /// - Throws: `AppError.storage`.
  public func relink(_ old: Item, to new: Item) throws(AppError) {
    try database.writeSoon { db in
      let sql = "SELECT \(TodoRow.read) FROM todo WHERE link_target = ? COLLATE NOCASE AND link_kind = ?"
      let linked = try Row.fetchAll(
        db.cachedStatement(sql: sql), arguments: [old.description, old.kind.stored]
      ).map(TodoRow.todo).filter { $0.link?.isSame(as: old) == true }
      for todo in linked {
        var changes = TodoChanges()
        changes.set(.link, .item(new))
        if todo.title == old.description { changes.set(.title, .text(new.description)) }
        try write(db, changes, to: [todo.id], now: todo.changedAt)
        try Self.relinkChanges(of: todo.id, old, to: new, db)
      }
      if !linked.isEmpty { try TodoWords.index(db, atMost: TodoWords.fewTexts) }
    }
  }

  /// Undo compares a todo with what a change left of it.
  private static func relinkChanges(of id: Int64, _ old: Item, to new: Item, _ db: Database) throws {
    let sql = """
      UPDATE change_row SET content = json_replace(
        iif(content ->> '$.title' = :old, json_replace(content, '$.title', :new), content),
        '$.link_kind', :kind, '$.link_target', :new, '$.link_url', :page)
      WHERE tbl = 'todo' AND key = :id AND content ->> '$.link_target' = :old COLLATE NOCASE
      """
    try db.cachedStatement(sql: sql).execute(
      arguments: [
        "id": id, "old": old.description, "new": new.description, "kind": new.kind.stored,
        "page": new.storedPage,
      ])
  }
}
