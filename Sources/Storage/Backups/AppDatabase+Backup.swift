public import Domain
import GRDB
import Glibc

extension AppDatabase {
  /// Copies the file, without the responses of GitHub in it, and deletes the oldest copies, but not that from before a
  /// damage which the user is told of. For a helper thread: it reads
  /// the whole file on a connection of its own, and writes of others wait for it.
  /// - Parameter day: the user's day, as 2026-01-31.
  /// - Returns: nil if no copy is needed, or another octodo is making it.
  /// - Throws: `AppError.storage`; then the earlier copies are unchanged.
  public func backUp(
    to folder: BackupFolder, _ occasion: BackupOccasion, on day: String
  ) throws(AppError) -> TodoBackup? {
    let copy = folder.copy(of: day)
    let file = DatabaseFile(path: copy.path)
    do throws(StorageError) {
      if occasion == .newDay, try file.isThere() { return nil }
      try file.createFolder()
      // Two octodos that start together must not both write the draft.
      let isMade = try OpeningLock.hold(folder: folder.path, LockPatience(.zero)) { () throws(StorageError) in
        try make(copy, in: folder, occasion)
      }
      guard isMade else { return nil }
    } catch {
      if error == .locked, occasion == .newDay { return nil }
      throw error.appError
    }
    return copy
  }

  private func make(
    _ copy: TodoBackup, in folder: BackupFolder, _ occasion: BackupOccasion
  ) throws(StorageError) -> Bool {
    let file = DatabaseFile(path: copy.path)
    do {
      folder.discardDrafts()
      return try aside { source in
        if occasion == .newDay {
          guard try Self.hasContent(source) else { return false }
          if let last = try folder.newest(upTo: copy.day), !hasChanged(since: last, source) { return false }
        }
        try DatabaseFile(path: file.path + ".new").fill(from: source, changing: Self.emptyCache) {
          draft throws(StorageError) in
          guard rename(draft.path, file.path) == 0 else { throw StorageError(errno: errno, path: file.path) }
          file.syncFolder()
        }
        try folder.prune(after: copy, keeping: try neededCopies(in: folder, copy.day, source))
        return true
      }
    } catch let error as AppError {
      if case .storage(let cause) = error { throw cause }
      throw .other("\(error)")
    } catch {
      throw StorageError(error)
    }
  }

  /// The copies that stay, however old they are: that of a damage which the user is told of, and, if there are no todos now,
  /// the newest one that has some.
  private func neededCopies(in folder: BackupFolder, _ today: String, _ db: Database) throws -> [TodoBackup] {
    var needed = [try damagedFile(db)?.copy].compactMap(\.self)
    guard try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT * FROM todo)") == false else { return needed }
    let newest = try folder.copies(upTo: today).first { copy in
      beside(copy, db) { try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT * FROM copy.todo)") } == true
    }
    newest.map { needed.append($0) }
    return needed
  }

  /// What `body` reads of a copy, which is the schema `copy` meanwhile; nil if it cannot be read.
  private func beside<Value>(_ copy: TodoBackup, _ db: Database, _ body: () throws -> Value?) -> Value? {
    try? {
      try db.execute(sql: "ATTACH ? AS copy", arguments: [copy.path])
      defer { try? db.execute(sql: "DETACH copy") }
      return try body()
    }()
  }

  /// GitHub has the responses, and they would be most of the copy.
  private static func emptyCache(_ db: Database) throws {
    try db.execute(sql: "DELETE FROM draft.http_cache")
    try db.execute(sql: "VACUUM draft")
  }

  /// Whether there is something that a restored copy would bring back.
  private static func hasContent(_ db: Database) throws -> Bool {
    let tables = ["todo", "saved_view", "bookmark"].map { "EXISTS (SELECT * FROM \($0))" }
    return try Bool.fetchOne(db, sql: "SELECT \(tables.joined(separator: " OR "))") == true
  }

  /// Whether a copy has other todos, views or bookmarks. Also true if it cannot be read.
  private func hasChanged(since copy: TodoBackup, _ db: Database) -> Bool {
    let columns = TodoColumns.own.flatMap(\.names).joined(separator: ", ")
    let contents = [
      "SELECT \(columns) FROM %.todo", "SELECT todo_id, name FROM %.todo_tag JOIN %.tag ON tag.id = tag_id",
      "SELECT * FROM %.todo_dep", "SELECT * FROM %.annotation", "SELECT * FROM %.saved_view",
      "SELECT * FROM %.bookmark",
    ]
    let differences = contents.flatMap { content -> [String] in
      let (here, there) = (content.replacing("%", with: "main"), content.replacing("%", with: "copy"))
      return ["EXISTS (\(here) EXCEPT \(there))", "EXISTS (\(there) EXCEPT \(here))"]
    }
    let differs = "SELECT \(differences.joined(separator: " OR "))"
    return beside(copy, db) { try Bool.fetchOne(db, sql: differs) } != false
  }
}
