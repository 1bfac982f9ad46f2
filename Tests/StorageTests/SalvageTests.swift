import Domain
import FoundationEssentials
import GRDB
import Glibc
import TestSupport
import Testing

@testable import Storage

/// A damaged todo file is replaced by what can be read of it.
struct SalvageTests {
  private let folder: TemporaryFolder
  private let todos: [Todo]

  /// A closed file of some 25 pages.
  init() throws {
    folder = try TemporaryFolder()
    todos = (1...600).map(Self.todo)
    let database = try AppDatabase(in: folder)
    try database.insert(todos)
    try QueryHistoryTable(database).remember("kettle")
    try VisitTable(database).record(Visit(.todo(id: 1), title: "visited"), now: noon)
    try BookmarkTable(database).add([Self.bookmark], on: Self.web)
    try DoneThreadTable(database).add(["5": noon], on: Self.web)
    try TodoTable(database).delete(ids: [600], now: noon)
  }

  private static let web = "https://github.com"
  private static let bookmark = Bookmark(
    id: "1", reason: "mention", type: "Issue", title: "検索", repo: RepoName("octo/kettle"), number: 7,
    url: "\(web)/octo/kettle/issues/7", updatedAt: noon)

  private static func todo(_ number: Int) -> Todo {
    let createdAt = noon.addingTimeInterval(Double(number))
    var todo = Todo(id: Int64(number), title: "todo \(number) 検索", createdAt: createdAt)
    if number % 9 == 0 { todo.note = "note \(number)" }
    if number % 3 == 0 { (todo.doneAt, todo.state) = (noon, .done) }
    return todo
  }

  private var pages: Int {
    get throws { try folder.bytes("octodo.db").count / 4_096 }
  }

  private func overwrite(_ range: Range<Int>, seed: UInt64 = 1) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = try folder.bytes("octodo.db")
    for index in range { bytes[index] = UInt8.random(in: 0...255, using: &random) }
    try folder.write(bytes, to: "octodo.db")
  }

  /// Opens the file, and replaces it if it is damaged.
  private func opened() throws -> (todos: [Todo], kept: DamagedFile?) {
    var database = try AppDatabase(in: folder)
    if try !database.quickCheck().isEmpty {
      database = try AppDatabase(replacing: database, now: noon, patience: LockPatience())
    }
    let problems = try database.quickCheck()
    #expect(problems == [])
    let saved = try TodoTable(database).window(.top, limit: 1_000)
    #expect(saved.counts.total == saved.todos.count)
    return (saved.todos, try database.damagedFile())
  }

  @Test func `a file whose beginning is noise gives back the todos of all other pages`() throws {
    let content = try folder.bytes("octodo.db")
    try overwrite(0..<20_000)
    let damaged = try folder.bytes("octodo.db")
    let (saved, kept) = try opened()
    #expect(saved.count > 300)
    #expect(kept?.saved == saved.count)
    #expect(Set(saved).isSubset(of: Set(todos)))
    #expect(content.count > 40_000)
    let name = try #require(folder.names.first { $0.contains("damaged") })
    let bytes = try folder.bytes(name)
    #expect(bytes == damaged)
  }

  @Test(arguments: 1...12) func `a damaged page loses only its own todos`(number: UInt64) throws {
    var random = SeededGenerator(seed: number)
    let page = Int.random(in: 1..<(try pages), using: &random)
    try overwrite(page * 4_096..<(page + 1) * 4_096, seed: number)
    let (saved, kept) = try opened()
    // The 600th was deleted.
    #expect(Set(saved).isSubset(of: Set(todos.dropLast())))
    #expect(saved.count >= 599 - 120)
    if let kept { #expect(kept.saved == saved.count) } else { #expect(saved.count == 599) }
  }

  @Test func `a table whose root is gone is read page by page, and what was deleted stays deleted`() throws {
    let root = try DatabaseQueue(path: folder.file("octodo.db")).inDatabase { db in
      try Int.fetchOne(db, sql: "SELECT rootpage FROM sqlite_master WHERE name = 'todo'") ?? 0
    }
    try overwrite((root - 1) * 4_096..<root * 4_096)
    let (saved, kept) = try opened()
    #expect(Set(saved) == Set(todos.dropLast()))
    #expect(
      kept == DamagedFile(path: folder.file("octodo.db.damaged-20260921T141320Z"), saved: 599, expected: 599))
  }

  @Test func `queries, history, bookmarks and undo are saved with the todos`() throws {
    let root = try DatabaseQueue(path: folder.file("octodo.db")).inDatabase { db in
      try Int.fetchOne(db, sql: "SELECT rootpage FROM sqlite_master WHERE name = 'http_cache'") ?? 0
    }
    try overwrite((root - 1) * 4_096..<root * 4_096)
    let (saved, _) = try opened()
    #expect(saved.count == 599)
    let database = try AppDatabase(in: folder)
    let queries = try QueryHistoryTable(database).recent(limit: 9)
    #expect(queries == ["kettle"])
    let visits = try VisitTable(database).all()
    #expect(visits.map(\.visit.title) == ["visited"])
    let bookmarks = try BookmarkTable(database).all(on: Self.web)
    #expect(bookmarks == [Self.bookmark])
    let done = try DoneThreadTable(database).all(on: Self.web).dates
    #expect(done == ["5": noon])
    let undone = try TodoTable(database).undo()
    #expect(undone?.change == .deleted && undone?.todoID == 600)
  }

  @Test(arguments: [1, 16, 20, 60, 100])
  func `where only the header is damaged, nothing is lost`(size: Int) throws {
    let table = TodoTable(try AppDatabase(in: folder))
    _ = try table.add("tagged") { $0.set(.tags, .words(["garden"])) }
    try overwrite(0..<size)
    let (saved, kept) = try opened()
    #expect(saved.count == 600)
    #expect(saved.first { $0.title == "tagged" }?.tags == ["garden"])
    let path = folder.file("octodo.db.damaged-20260921T141320Z")
    #expect(kept == DamagedFile(path: path, saved: 600, expected: 600))
    let visits = try VisitTable(try AppDatabase(in: folder)).all()
    #expect(visits.map(\.visit.title) == ["visited"])
    let undone = try TodoTable(try AppDatabase(in: folder)).undo()
    #expect(undone?.change == .added)
    let names = try folder.names
    #expect(names == ["octodo.db", "octodo.db.damaged-20260921T141320Z"])
  }

  @Test func `what belongs to the todos and cannot be read is said to be missing`() throws {
    let table = TodoTable(try AppDatabase(in: folder))
    _ = try table.add("tagged") { $0.set(.tags, .words(["garden"])) }
    let root = try DatabaseQueue(path: folder.file("octodo.db")).inDatabase { db in
      try Int.fetchOne(db, sql: "SELECT rootpage FROM sqlite_master WHERE name = 'tag'") ?? 0
    }
    try overwrite((root - 1) * 4_096..<root * 4_096)
    let (saved, kept) = try opened()
    #expect(saved.count == 600)
    #expect(kept?.lacksParts == true)
  }

  @Test func `the done notifications of a damaged older file leave its settings`() throws {
    let old = Schema(migrations: Array(Schema.current.migrations.prefix(13)))
    let path = folder.file("old.db")
    try AppDatabase(path: path, schema: old, now: noon).write { db in
      try db.execute(sql: "INSERT INTO setting VALUES ('done:\(Self.web) 6', '9'), ('zone', 'UTC')")
    }
    let new = try DatabaseQueue()
    try Schema.current.migrator.migrate(new)
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    let repaired = DatabaseFile(path: folder.file("old.db.repaired"))
    _ = try TodoSalvage(DatabaseFile(path: path), descriptor, repaired: repaired).fill(new)
    let (threads, settings) = try new.inDatabase { db in
      (
        try String.fetchAll(db, sql: "SELECT thread FROM done_thread"),
        try String.fetchAll(db, sql: "SELECT key FROM setting")
      )
    }
    #expect(threads == ["6"])
    #expect(settings == ["zone"])
  }

  @Test func `long notes are followed from page to page`() throws {
    let database = try AppDatabase(in: folder)
    let note = String(repeating: "a long note, 長い。", count: 2_000)
    let link = Item.issue(
      2, of: try #require(RepoName("o/r")), on: "https://h.example")
    let long = try TodoTable(database).add(TodoDraft(title: "long", note: note, link: link), now: noon)
    try overwrite(0..<4_096)
    let (saved, _) = try opened()
    #expect(saved.first { $0.title == "long" } == long)
  }

  @Test func `todos that lead to what only a browser shows are saved too`() throws {
    let table = TodoTable(try AppDatabase(in: folder))
    let pages = ["commit/a5c3785", "releases/tag/v1", "blob/main/a.swift#L3", "discussions/4"]
    for page in pages {
      let link = try #require(Item(page: "\(Self.web)/octo/kettle/\(page)"))
      _ = try table.add(TodoDraft(title: page, link: link), now: noon)
    }
    try overwrite(0..<4_096)
    let (saved, _) = try opened()
    #expect(Set(saved.map(\.title)).isSuperset(of: pages))
  }

  @Test func `a kill between keeping and replacing is made good by the next start`() throws {
    try overwrite(4_096..<8_192)
    let kept = "octodo.db.damaged-20260101T000000Z"
    #expect(link(folder.file("octodo.db"), folder.file(kept)) == 0)
    try folder.write("half a file", to: "octodo.db.salvage")
    let (saved, file) = try opened()
    #expect(!saved.isEmpty)
    #expect(file?.path == folder.file(kept))
    let names = try folder.names
    #expect(names == ["octodo.db", kept])
  }

  @Test func `a file that cannot be replaced stays as it is`() throws {
    try overwrite(0..<4_096)
    let before = try folder.bytes("octodo.db")
    // A folder of that name cannot be removed, so no new file can be made.
    #expect(mkdir(folder.file("octodo.db.salvage"), 0o700) == 0)
    // Whatever prevents it, the user hears of the damage first.
    let error = #expect(throws: StorageError.self) { try AppDatabase(in: folder) }
    guard case .notSalvaged = error else {
      Issue.record("The error does not speak of damage.")
      return
    }
    let after = try folder.bytes("octodo.db")
    #expect(after == before)
    let names = try folder.names
    #expect(names == ["octodo.db", "octodo.db.salvage"])
  }

  @Test func `what octodo makes of a damaged file is for its owner only`() throws {
    try overwrite(0..<4_096)
    _ = try opened()
    for name in try folder.names {
      var status = stat()
      #expect(stat(folder.file(name), &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600, "\(name)")
    }
  }

  @Test func `of two octodos only one replaces a damaged file, and both go on with the new one`() throws {
    let (first, second) = (try AppDatabase(in: folder), try AppDatabase(in: folder))
    try overwrite(4_096..<8_192)
    let saving = try AppDatabase(replacing: second, now: noon, patience: LockPatience())
    let later = noon.addingTimeInterval(10_000)
    _ = try TodoTable(saving).add(TodoDraft(title: "new"), now: later)
    let other = try AppDatabase(replacing: first, now: noon, patience: LockPatience())
    #expect(other.notice == nil)
    _ = try TodoTable(other).add(TodoDraft(title: "newer"), now: later)
    let titles = try TodoTable(saving).window(.top, limit: 2).todos.map(\.title)
    #expect(titles == ["newer", "new"])
    let names = try folder.names
    #expect(names == ["octodo.db", "octodo.db.damaged-20260921T141320Z"])
    let kept = (try saving.damagedFile(), try other.damagedFile())
    #expect(kept.0?.saved != nil && kept.0 == kept.1)
    #expect(unlink(folder.file("octodo.db")) == 0)
    #expect(throws: StorageError.moved) {
      try AppDatabase(replacing: other, now: noon, patience: LockPatience())
    }
  }

  @Test func `a damaged file that a link leads to is replaced where it is`() throws {
    let synced = try TemporaryFolder()
    #expect(rename(folder.file("octodo.db"), synced.file("list.db")) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("octodo.db"), withDestinationPath: synced.file("list.db"))
    var bytes = try synced.bytes("list.db")
    for index in 0..<4_096 { bytes[index] = 0xEE }
    try synced.write(bytes, to: "list.db")
    let (saved, kept) = try opened()
    #expect(!saved.isEmpty)
    #expect(kept?.path == synced.file("list.db.damaged-20260921T141320Z"))
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("octodo.db"))
    #expect(target == synced.file("list.db"))
    let names = (try folder.names, try synced.names)
    #expect(names == (["octodo.db"], ["list.db", "list.db.damaged-20260921T141320Z"]))
  }

  @Test func `todos with long texts of another program are saved without all of them being in the memory`()
    throws
  {
    let fill = """
      WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 10)
      INSERT INTO todo (title, note, created_at) SELECT 'big', printf('%3900000c', 'x'), i FROM c
      """
    try DatabaseQueue(path: folder.file("octodo.db")).inDatabase {
      try $0.execute(sql: "PRAGMA synchronous = OFF; \(fill)")
    }
    try overwrite(4_096..<8_192)
    let (saved, _) = try opened()
    #expect(saved.count { $0.title == "big" } == 10)
    #expect(saved.allSatisfy { $0.note.utf8.count <= 256_000 })
  }

  @Test func `a message about a damaged file ends when the file is gone`() throws {
    try overwrite(0..<4_096)
    let (_, kept) = try opened()
    let path = try #require(kept?.path)
    #expect(unlink(path) == 0)
    let left = try AppDatabase(in: folder).damagedFile()
    #expect(left == nil)
  }

  @Test func `a message about a damaged file can be dismissed, and the next damage is said again`() throws {
    try overwrite(0..<4_096)
    let first = try opened().kept
    let database = try AppDatabase(in: folder)
    try database.dismissDamagedFiles()
    var kept = try database.damagedFile()
    #expect(kept == nil)
    try overwrite(0..<4_096)
    kept = try opened().kept
    #expect(kept != nil && kept?.path != first?.path)
  }

  /// Those that are filled by triggers, by octodo itself, or by GitHub again.
  private static let others: Set = ["todo_count", "project_count", "visit_count", "undo_size", "http_cache"]

  /// Values that the tables or octodo demand; another column gets one that says its name.
  private static func value(of column: Row, in table: String, row: Int) throws -> DatabaseValue {
    let (name, type) = (
      try column.decode(String.self, atIndex: 1), try column.decode(String.self, atIndex: 2)
    )
    switch name {
    case "kind" where table == "change_set": return "deleted".databaseValue
    case "kind", "link_kind": return "issue".databaseValue
    case "target", "link_target": return "octo/kettle#7".databaseValue
    case "page", "link_url": return "https://github.com/octo/kettle/pull/7".databaseValue
    case "change" where type == "TEXT": return "deleted".databaseValue
    case "state": return 2.databaseValue
    case "priority", "is_undone": return 1.databaseValue
    // They are counted again.
    case "open", "bytes", "todo_state", "todo_urgency": return 0.databaseValue
    default:
      let isText = type == "TEXT"
      return isText ? "\(table) \(name) \(row)".databaseValue : (row * 10_000 + name.count).databaseValue
    }
  }

  /// The rows of all tables that matter, by table, without those that octodo adds when it salvages.
  private func content(_ db: Database) throws -> [String: Set<[DatabaseValue]>] {
    let names = try String.fetchAll(
      db,
      sql:
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'grdb_%'"
    )
    var content: [String: Set<[DatabaseValue]>] = [:]
    // The index of words is built again.
    let isIndex = { (name: String) in
      ["todo_fts", "todo_text", "todo_unindexed"].contains { name.hasPrefix($0) }
    }
    for name in names where !Self.others.contains(name) && !isIndex(name) {
      let condition = name == "damaged_file" ? "WHERE name LIKE 'damaged_file %'" : ""
      let rows = try Row.fetchAll(db, sql: "SELECT * FROM \(name) \(condition)")
      content[name] = Set(rows.map { Array($0.databaseValues) })
    }
    return content
  }

  private func fillAllTables() throws -> [String: Set<[DatabaseValue]>] {
    try DatabaseQueue(path: folder.file("octodo.db")).inDatabase { db in
      for table in try content(db).keys.sorted() {
        try db.execute(sql: "DELETE FROM \(table)")
        let columns = try Row.fetchAll(db, sql: "SELECT * FROM pragma_table_info('\(table)')")
        for row in 1...2 {
          let values = try columns.map { try Self.value(of: $0, in: table, row: row) }
          let marks = values.map { _ in "?" }.joined(separator: ", ")
          try db.execute(
            sql: "INSERT INTO \(table) VALUES (\(marks))", arguments: StatementArguments(values))
        }
      }
      // Without a header nothing tells which pages are free, and the rows of the other tests lie in them.
      try db.execute(sql: "VACUUM")
      return try content(db)
    }
  }

  @Test(arguments: ["http_cache", "todo"]) func `every column of every table is saved`(damaged: String) throws
  {
    let before = try fillAllTables()
    #expect(before.count >= 7)
    let root = try DatabaseQueue(path: folder.file("octodo.db")).inDatabase { db in
      try Int.fetchOne(db, sql: "SELECT rootpage FROM sqlite_master WHERE name = '\(damaged)'") ?? 0
    }
    // The root of `todo` holds its two rows; their content stays, and SQLite cannot find it.
    if damaged == "todo" {
      try overwrite(0..<100)
    } else {
      try overwrite((root - 1) * 4_096..<root * 4_096)
    }
    _ = try opened()
    let after = try DatabaseQueue(path: folder.file("octodo.db")).inDatabase { try content($0) }
    for table in before.keys.sorted() where damaged != "todo" || table == "todo" {
      #expect(after[table] == before[table], "\(table)")
    }
  }
}
