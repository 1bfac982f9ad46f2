import Domain
import FoundationEssentials
import GRDB
import Glibc
import TestSupport
import Testing

@testable import Storage

struct BackupTests {
  private let folder: TemporaryFolder
  private let database: AppDatabase
  private let copies: BackupFolder

  init() throws {
    folder = try TemporaryFolder()
    database = try AppDatabase(in: folder)
    copies = BackupFolder(besideDatabaseAt: folder.file("octodo.db"))
    _ = try TodoTable(database).add(TodoDraft(title: "first"), now: noon)
  }

  private func expectDays(_ expected: [String], at location: SourceLocation = #_sourceLocation) throws {
    let days = try copies.copies(upTo: "9999-12-31").map(\.day)
    #expect(days == expected, sourceLocation: location)
  }

  private func expectTitles(
    _ expected: [String], in path: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let titles = try DatabaseQueue(path: path).inDatabase {
      try String.fetchAll($0, sql: "SELECT title FROM todo ORDER BY id")
    }
    #expect(titles == expected, sourceLocation: location)
  }

  @Test func `a day gets one copy, if the todos have changed since the last one`() throws {
    let first = try database.backUp(to: copies, .newDay, on: "2026-01-01")
    #expect(first == TodoBackup(day: "2026-01-01", path: folder.file("backups/octodo-2026-01-01.db")))
    _ = try TodoTable(database).add(TodoDraft(title: "second"), now: noon)
    var next = try database.backUp(to: copies, .newDay, on: "2026-01-01")
    #expect(next == nil)
    next = try database.backUp(to: copies, .newDay, on: "2026-01-02")
    #expect(next != nil)
    try QueryHistoryTable(database).remember("a query is no todo")
    next = try database.backUp(to: copies, .newDay, on: "2026-01-03")
    #expect(next == nil)
    try expectDays(["2026-01-02", "2026-01-01"])
    try expectTitles(["first"], in: copies.copy(of: "2026-01-01").path)
    try expectTitles(["first", "second"], in: copies.copy(of: "2026-01-02").path)
  }

  @Test func `a file without todos, saved views and bookmarks is copied only if it is asked for`() throws {
    try TodoTable(database).delete(ids: [1], now: noon)
    let daily = try database.backUp(to: copies, .newDay, on: "2026-01-01")
    #expect(daily == nil)
    try expectDays([])
    try SavedViewTable(database).save(named: "bugs", filter: "+bug", sort: TodoSort(.due))
    _ = try database.backUp(to: copies, .newDay, on: "2026-01-02")
    try expectDays(["2026-01-02"])
    try SavedViewTable(database).delete(id: 1)
    _ = try database.backUp(to: copies, .request, on: "2026-01-03")
    try expectDays(["2026-01-03", "2026-01-02"])
  }

  @Test func `bookmarks alone are copied, and again if they changed`() throws {
    try TodoTable(database).delete(ids: [1], now: noon)
    let (web, bookmarks) = ("https://github.com", BookmarkTable(database))
    func bookmark(_ id: String) -> Bookmark {
      Bookmark(
        id: id, reason: "", type: "", title: "Tea", repo: nil, number: nil, url: web, updatedAt: nil)
    }
    try bookmarks.add([bookmark("1")], on: web)
    for day in ["2026-01-01", "2026-01-02"] { _ = try database.backUp(to: copies, .newDay, on: day) }
    try expectDays(["2026-01-01"])
    try bookmarks.add([bookmark("2")], on: web)
    _ = try database.backUp(to: copies, .newDay, on: "2026-01-03")
    try expectDays(["2026-01-03", "2026-01-01"])
  }

  @Test func `a copy that is asked for replaces that of the day`() throws {
    _ = try database.backUp(to: copies, .newDay, on: "2026-01-01")
    _ = try TodoTable(database).add(TodoDraft(title: "second"), now: noon)
    _ = try database.backUp(to: copies, .request, on: "2026-01-01")
    try expectDays(["2026-01-01"])
    try expectTitles(["first", "second"], in: copies.copy(of: "2026-01-01").path)
  }

  @Test func `seven copies are kept, and nothing else is removed`() throws {
    _ = try database.backUp(to: copies, .request, on: "2026-01-01")
    try folder.write("mine", to: "backups/octodo-notes.db")
    for day in 2...9 { _ = try database.backUp(to: copies, .request, on: "2026-01-0\(day)") }
    try expectDays((3...9).reversed().map { "2026-01-0\($0)" })
    let names = try FileManager.default.contentsOfDirectory(atPath: copies.path)
    #expect(names.count == 8 && names.contains("octodo-notes.db"))
  }

  @Test func `an annotation is a change that a day gets a copy for`() throws {
    let table = TodoTable(database)
    let todo = try table.add(TodoDraft(title: "noted"), now: noon)
    _ = try database.backUp(to: copies, .newDay, on: "2026-01-01")
    try database.queue.write {
      try $0.execute(
        sql: "INSERT INTO annotation (todo_id, at, text) VALUES (?, 1, 'by phone')", arguments: [todo.id])
    }
    let next = try database.backUp(to: copies, .newDay, on: "2026-01-02")
    #expect(next != nil)
  }

  @Test func `copies without todos do not displace the newest one that has some`() throws {
    for day in 1...2 { _ = try database.backUp(to: copies, .request, on: "2026-01-0\(day)") }
    try TodoTable(database).delete(ids: [1], now: noon)
    for day in 10...17 { _ = try database.backUp(to: copies, .request, on: "2026-01-\(day)") }
    try expectDays((11...17).reversed().map { "2026-01-\($0)" } + ["2026-01-02"])
    _ = try TodoTable(database).add(TodoDraft(title: "second"), now: noon)
    _ = try database.backUp(to: copies, .request, on: "2026-01-18")
    try expectDays((12...18).reversed().map { "2026-01-\($0)" })
  }

  @Test func `copies with days in the future do not displace the one that is made`() throws {
    for day in 1...7 { _ = try database.backUp(to: copies, .request, on: "2099-01-0\(day)") }
    _ = try database.backUp(to: copies, .request, on: "2026-01-01")
    try expectDays((2...7).reversed().map { "2099-01-0\($0)" } + ["2026-01-01"])
    // Their times are wrong too.
    for copy in try copies.copies(upTo: "9999-12-31") where copy.day > "2090" {
      try setChanged(4_100_000_000, copy.path)
    }
    _ = try database.backUp(to: copies, .request, on: "2026-01-02")
    _ = try database.backUp(to: copies, .request, on: "2026-01-03")
    try expectDays((4...7).reversed().map { "2099-01-0\($0)" } + ["2026-01-03", "2026-01-02", "2026-01-01"])
  }

  @Test func `a copy with a day in the future is not the newest one`() throws {
    for day in ["2099-01-01", "2026-01-01"] { _ = try database.backUp(to: copies, .request, on: day) }
    let atNoon = try copies.copies(at: noon).map(\.day)
    #expect(atNoon == ["2026-01-01", "2099-01-01"])
    let later = try copies.copies(at: noon.addingTimeInterval(3e9)).map(\.day)
    #expect(later == ["2099-01-01", "2026-01-01"])
    // It does not say that nothing has changed either.
    _ = try TodoTable(database).add(TodoDraft(title: "second"), now: noon)
    _ = try database.backUp(to: copies, .request, on: "2099-01-01")
    let next = try database.backUp(to: copies, .newDay, on: "2026-01-02")
    #expect(next != nil)
  }

  private func setChanged(_ seconds: Int, _ path: String) throws {
    let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    #expect(utimensat(AT_FDCWD, path, times, 0) == 0)
  }

  @Test func `the copy from before a damage stays while the message about it stands`() throws {
    let good = try #require(try database.backUp(to: copies, .request, on: "2026-01-01"))
    try folder.write(Array(repeating: 0xEE, count: 9_000), to: "octodo.db")
    let saved = try AppDatabase(in: folder)
    for day in 2...9 { _ = try saved.backUp(to: copies, .request, on: "2026-01-0\(day)") }
    try expectDays((3...9).reversed().map { "2026-01-0\($0)" } + ["2026-01-01"])
    let kept = try saved.damagedFile()
    #expect(kept?.copy == good && kept?.copied == 1)
    _ = try TodoRestore(copyAt: good.path).restore(to: folder.file("octodo.db"), now: noon)
    try expectTitles(["first"], in: folder.file("octodo.db"))
    let after = try saved.damagedFile()
    #expect(after == nil)
  }

  @Test func `after a damage without a copy from before, later ones are not called that`() throws {
    try folder.write(Array(repeating: 0xEE, count: 9_000), to: "octodo.db")
    let saved = try AppDatabase(in: folder)
    _ = try saved.backUp(to: copies, .request, on: "2026-01-01")
    let kept = try #require(try saved.damagedFile())
    #expect(kept.copy == nil)
  }

  @Test func `a copy from before a damage that cannot be read has no number of todos`() throws {
    let copy = try #require(try database.backUp(to: copies, .request, on: "2026-01-01"))
    try folder.write(Array(repeating: 0xEE, count: 9_000), to: "octodo.db")
    try folder.write(Array(repeating: 0xEE, count: 9_000), to: "backups/octodo-2026-01-01.db")
    let kept = try AppDatabase(in: folder).damagedFile()
    #expect(kept?.copy == copy && kept?.copied == nil)
  }

  @Test func `what is no copy but has its name is reported`() throws {
    try folder.write("a file", to: "backups")
    #expect(throws: AppError.self) { try database.backUp(to: copies, .newDay, on: "2026-01-01") }
    #expect(unlink(copies.path) == 0)
    #expect(mkdir(copies.path, 0o700) == 0)
    #expect(mkdir(copies.copy(of: "2026-01-01").path, 0o700) == 0)
    #expect(throws: AppError.self) { try database.backUp(to: copies, .newDay, on: "2026-01-01") }
  }

  @Test func `a restore into a file that cannot be written leaves nothing behind`() throws {
    let copy = try #require(try database.backUp(to: copies, .request, on: "2026-01-01"))
    let restore = try TodoRestore(copyAt: copy.path)
    #expect(chmod(folder.file("octodo.db"), 0o444) == 0)
    try UnprivilegedUser.run {
      #expect(throws: StorageError.readOnly.appError) {
        try restore.restore(to: folder.file("octodo.db"), now: noon)
      }
    }
    let names = try folder.names
    #expect(names == ["backups", "octodo.db"])
  }

  @Test func `the copies and their folder are for the owner only, and GitHub's responses are not in them`()
    throws
  {
    let entry = HTTPCacheEntry(
      etag: "e", status: 200, headers: [], body: Array(repeating: 7, count: 500_000), storedAt: noon)
    try HTTPCacheTable(database).put(entry, for: "k")
    let copy = try #require(try database.backUp(to: copies, .request, on: "2026-01-01"))
    for (path, mode) in [(copies.path, 0o700), (copy.path, 0o600)] as [(String, mode_t)] {
      var status = stat()
      #expect(stat(path, &status) == 0)
      #expect(status.st_mode & 0o777 == mode)
    }
    let size = try folder.bytes("backups/octodo-2026-01-01.db").count
    #expect(size < 300_000)
  }

  @Test func `a copy that a kill left half-made is replaced, and never listed`() throws {
    #expect(mkdir(copies.path, 0o700) == 0)
    try folder.write("half", to: "backups/octodo-2026-01-01.db.new")
    // Of an earlier day.
    try folder.write("half", to: "backups/octodo-2025-12-31.db.new")
    try folder.write("half", to: "backups/octodo-2025-12-31.db.new-journal")
    try expectDays([])
    _ = try database.backUp(to: copies, .newDay, on: "2026-01-01")
    try expectDays(["2026-01-01"])
    let names = try FileManager.default.contentsOfDirectory(atPath: copies.path)
    #expect(names == ["octodo-2026-01-01.db"])
  }

  @Test func `another octodo that makes the copy is not waited for`() throws {
    #expect(mkdir(copies.path, 0o700) == 0)
    let other = open(copies.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(other) }
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    let copy = try database.backUp(to: copies, .newDay, on: "2026-01-01")
    #expect(copy == nil)
    #expect(throws: StorageError.locked.appError) {
      try database.backUp(to: copies, .request, on: "2026-01-01")
    }
  }

  @Test func `restoring brings the todos of the copy back, and keeps the present file`() throws {
    let copy = try #require(try database.backUp(to: copies, .request, on: "2026-01-01"))
    let table = TodoTable(database)
    _ = try table.add(TodoDraft(title: "second"), now: noon)
    try table.delete(ids: [1], now: noon)
    let restore = try TodoRestore(copyAt: copy.path)
    #expect(restore.todos == 1)
    let kept = try #require(try restore.restore(to: folder.file("octodo.db"), now: noon))
    #expect(kept == folder.file("octodo.db.before-restore-20260921T141320Z"))
    try expectTitles(["second"], in: kept)
    // The octodo that has the file open sees it.
    var window = try table.window(.top, limit: 9)
    #expect(window.todos.map(\.title) == ["first"])
    #expect(window.counts == TodoCounts(open: 1, done: 0))
    let undone = try table.undo()
    #expect(undone?.change == .added)
    _ = try TodoRestore(copyAt: kept).restore(to: folder.file("octodo.db"), now: noon)
    window = try table.window(.top, limit: 9)
    #expect(window.todos.map(\.title) == ["second"])
    // Ids are not used again, so that a draft never belongs to another todo.
    let new = try table.add(TodoDraft(title: "third"), now: noon)
    #expect(new.id == 3)
    var status = stat()
    #expect(stat(kept, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    let names = try folder.names
    #expect(
      names == [
        "backups", "octodo.db", "octodo.db.before-restore-20260921T141320Z",
        "octodo.db.before-restore-20260921T141320Z-2",
      ])
  }

  @Test func `restoring brings the bookmarks of the copy back instead of the present ones`() throws {
    let (web, bookmarks) = ("https://github.com", BookmarkTable(database))
    func bookmark(_ id: String) -> Bookmark {
      Bookmark(
        id: id, reason: "mention", type: "Issue", title: "Tea \(id)", repo: RepoName("octo/kettle"),
        number: 7,
        url: "\(web)/octo/kettle/issues/7", updatedAt: noon)
    }
    try bookmarks.add([bookmark("1"), bookmark("2")], on: web)
    let copy = try #require(try database.backUp(to: copies, .request, on: "2026-01-01"))
    try bookmarks.add([bookmark("3")], on: web)
    try bookmarks.remove(ids: ["1"], on: web)
    let kept = try #require(
      try TodoRestore(copyAt: copy.path).restore(to: folder.file("octodo.db"), now: noon))
    var all = try bookmarks.all(on: web)
    #expect(all == [bookmark("2"), bookmark("1")])
    all = try BookmarkTable(AppDatabase(path: kept, now: noon)).all(on: web)
    #expect(all == [bookmark("3"), bookmark("2")])
  }

  @Test func `restoring brings the done notifications of the copy back`() throws {
    let (web, table) = ("https://github.com", DoneThreadTable(database))
    try table.add(["1": noon], on: web)
    _ = try TodoTable(database).add("kept")
    let copy = try #require(try database.backUp(to: copies, .request, on: "2026-01-01"))
    try table.add(["2": noon], on: web)
    _ = try TodoRestore(copyAt: copy.path).restore(to: folder.file("octodo.db"), now: noon)
    let all = try table.all(on: web).dates
    #expect(all == ["1": noon])
  }

  @Test func `a copy from before there were bookmarks leaves none`() throws {
    let (web, bookmarks) = ("https://github.com", BookmarkTable(database))
    let path = folder.file("old.db")
    try AppDatabase(path: path, schema: Schema(migrations: [Schema.v1, Schema.v2]), now: noon)
      .insert([Todo(id: 7, title: "old", createdAt: noon)])
    try bookmarks.add(
      [
        Bookmark(
          id: "1", reason: "", type: "", title: "", repo: nil, number: nil, url: web, updatedAt: nil)
      ], on: web)
    _ = try TodoRestore(copyAt: path).restore(to: folder.file("octodo.db"), now: noon)
    let left = try bookmarks.all(on: web)
    #expect(left.isEmpty)
  }

  @Test func `a copy of an older octodo is migrated`() throws {
    let old = Schema(migrations: [Schema.v1, Schema.v2])
    let path = folder.file("old.db")
    try AppDatabase(path: path, schema: old, now: noon).insert([Todo(id: 7, title: "old", createdAt: noon)])
    let before = try folder.bytes("old.db")
    _ = try TodoRestore(copyAt: path).restore(to: folder.file("octodo.db"), now: noon)
    let titles = try TodoTable(database).window(.top, limit: 9).todos.map(\.title)
    #expect(titles == ["old"])
    let after = try folder.bytes("old.db")
    #expect(after == before)
    let problems = try database.quickCheck()
    #expect(problems == [])
  }

  @Test func `without a todo file the copy becomes one`() throws {
    let copy = try #require(try database.backUp(to: copies, .request, on: "2026-01-01"))
    let other = try TemporaryFolder()
    let kept = try TodoRestore(copyAt: copy.path).restore(to: other.file("new/octodo.db"), now: noon)
    #expect(kept == nil)
    try expectTitles(["first"], in: other.file("new/octodo.db"))
  }

  @Test func `a damaged todo file is replaced by a copy, and kept`() throws {
    let copy = try #require(try database.backUp(to: copies, .request, on: "2026-01-01"))
    try folder.write(Array(repeating: 0xEE, count: 9_000), to: "octodo.db")
    _ = try TodoRestore(copyAt: copy.path).restore(to: folder.file("octodo.db"), now: noon)
    try expectTitles(["first"], in: folder.file("octodo.db"))
    let names = try folder.names
    #expect(names.contains("octodo.db.damaged-20260921T141320Z"))
  }

  @Test func `a copy that cannot be used is refused, and the todo file stays as it is`() throws {
    let copy = try #require(try database.backUp(to: copies, .request, on: "2026-01-01"))
    let good = try folder.bytes("backups/octodo-2026-01-01.db")
    let before = try folder.bytes("octodo.db")
    try folder.write(Array(repeating: 1, count: 9_000), to: "noise.db")
    #expect(throws: StorageError.damaged) { try TodoRestore(copyAt: folder.file("noise.db")) }
    var damaged = good
    for index in 4_096..<9_000 { damaged[index] = 0xEE }
    try folder.write(damaged, to: "damaged.db")
    #expect(throws: StorageError.damaged) { try TodoRestore(copyAt: folder.file("damaged.db")) }
    try DatabaseQueue(path: folder.file("other.db")).inDatabase { try $0.execute(sql: "CREATE TABLE t (a)") }
    #expect(throws: StorageError.notOctodo) { try TodoRestore(copyAt: folder.file("other.db")) }
    try DatabaseQueue(path: copy.path).inDatabase { try $0.execute(sql: "PRAGMA user_version = 99") }
    #expect(throws: StorageError.newerSchema) { try TodoRestore(copyAt: copy.path) }
    #expect(throws: StorageError.self) { try TodoRestore(copyAt: folder.file("none.db")) }
    let after = try folder.bytes("octodo.db")
    #expect(after == before)
  }

  @Test(arguments: [
    "2026-01-31": true, "2026-1-31": false, "2026-01-311": false, "x026-01-31": false, "": false,
  ])
  func `a day has its form`(text: String, isDay: Bool) {
    #expect(BackupFolder.isDay(text) == isDay)
  }
}
