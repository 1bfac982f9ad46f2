import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

/// A newer octodo migrates the file while this one has it open.
struct VersionTests {
  private let folder: TemporaryFolder
  private let database: AppDatabase
  private let todo: Todo

  init() throws {
    folder = try TemporaryFolder()
    database = try AppDatabase(in: folder)
    todo = try TodoTable(database).add(TodoDraft(title: "mine"), now: noon)
  }

  private func migrate() throws {
    let tags = "ALTER TABLE todo ADD COLUMN tags TEXT; UPDATE todo SET tags = 'home'"
    let newer = Schema(migrations: Schema.current.migrations + [tags])
    _ = try AppDatabase(path: folder.file("octodo.db"), schema: newer, now: noon)
  }

  private var content: [[DatabaseValue]] {
    get throws {
      try DatabaseQueue(path: folder.file("octodo.db")).inDatabase { db in
        try ["todo", "change_set", "change_row", "visit", "query_history", "http_cache"].flatMap { table in
          try Row.fetchAll(db, sql: "SELECT * FROM \(table)").map { Array($0.databaseValues) }
        }
      }
    }
  }

  @Test func `a file that was emptied or is older is not called a newer octodo's`() throws {
    try database.queue.inDatabase { try $0.execute(sql: "PRAGMA user_version = 1") }
    #expect(throws: StorageError.replaced.appError) { try TodoTable(database).undo() }
    try folder.write("", to: "octodo.db")
    #expect(throws: StorageError.replaced.appError) { try TodoTable(database).undo() }
  }

  private func expectRefusal<Value>(_ body: () throws -> Value) {
    #expect(throws: StorageError.migrated.appError) { _ = try body() }
  }

  @Test func `every kind of write refuses, and loses nothing that it does not know`() throws {
    try migrate()
    let before = try content
    let table = TodoTable(database)
    expectRefusal { try table.delete(ids: [todo.id], now: noon) }
    expectRefusal { try table.add(TodoDraft(title: "new"), now: noon) }
    expectRefusal { try table.update(todo, to: TodoDraft(title: "other"), now: noon) }
    expectRefusal { try table.setDone(ids: [todo.id], true, now: noon) }
    expectRefusal { try table.undo() }
    expectRefusal { try table.redo() }
    let name = try #require(RepoName("o/a"))
    expectRefusal { try table.findOrAdd([LinkedTitle(of: .repo(name))], now: noon) }
    var changes = TodoChanges()
    changes.set(.priority, .number(1))
    expectRefusal { try table.add([changes], now: noon) }
    expectRefusal { try table.apply(changes, to: [todo.id], now: noon) }
    expectRefusal { try table.apply(changes, to: .all, now: noon) }
    expectRefusal { try table.setState(ids: [todo.id], .cancelled, now: noon) }
    expectRefusal { try table.setStarted(ids: [todo.id], true, now: noon) }
    expectRefusal { try table.done(ids: [todo.id], now: noon) }
    expectRefusal { try table.skip(ids: [todo.id], now: noon) }
    expectRefusal { try table.annotate(id: todo.id, "text", now: noon) }
    expectRefusal { try table.move(id: todo.id, after: nil, now: noon) }
    expectRefusal { try table.keepUp(now: noon) }
    expectRefusal { try table.upToDate(now: noon) }
    expectRefusal { try table.indexWords() }
    let views = SavedViewTable(database)
    expectRefusal { try views.save(named: "mine", filter: "", sort: TodoSort(.due)) }
    expectRefusal { try database.dismissDamagedFiles() }
    let visits = VisitTable(database)
    expectRefusal { try visits.record(Visit(.todo(id: 1), title: "mine"), now: noon) }
    expectRefusal { try visits.rename(.todo(id: 1), to: Visit(.todo(id: 1), title: "mine")) }
    expectRefusal { try visits.deleteAll() }
    expectRefusal { try visits.forgetDeleted() }
    expectRefusal { try QueryHistoryTable(database).remember("q") }
    let entry = HTTPCacheEntry(etag: "e", status: 200, headers: [], body: [1], storedAt: noon)
    expectRefusal { try HTTPCacheTable(database).put(entry, for: "k") }
    expectRefusal { try HTTPCacheTable(database).confirm("k", at: noon) }
    let after = try content
    #expect(after == before)
  }

  @Test func `a read refuses too, because the rows may mean something else now`() throws {
    try migrate()
    expectRefusal { try TodoTable(database).window(.top, limit: 10) }
    expectRefusal { try VisitTable(database).all() }
    expectRefusal { try HTTPCacheTable(database).entry(for: "k") }
  }

  @Test func `a damaged file of the newer octodo is not replaced by one without its columns`() throws {
    try migrate()
    let before = try folder.bytes("octodo.db")
    #expect(throws: StorageError.migrated) {
      try AppDatabase(replacing: database, now: noon, patience: LockPatience())
    }
    let after = try folder.bytes("octodo.db")
    #expect(after == before)
  }

  @Test func `a damaged file of a newer octodo asks for an update, also with a journal`() throws {
    try migrate()
    var bytes = try folder.bytes("octodo.db")
    // The first page behind the header of the file.
    for index in 100..<1_000 { bytes[index] = 0xFF }
    let other = try TemporaryFolder()
    try other.write(bytes, to: "octodo.db")
    try other.write("journal", to: "octodo.db-journal")
    #expect(throws: StorageError.newerSchema) {
      try AppDatabase(path: other.file("octodo.db"), schema: .current, now: noon)
    }
    let after = try other.bytes("octodo.db")
    #expect(after == bytes)
  }

  @Test func `an octodo that is started again with the newer schema goes on`() throws {
    try migrate()
    let newer = Schema(migrations: Schema.current.migrations + ["SELECT 1"])
    let again = try AppDatabase(path: folder.file("octodo.db"), schema: newer, now: noon)
    let todos = try TodoTable(again).window(.top, limit: 10).todos
    #expect(todos == [todo])
  }
}
