import Dates
import Domain
import FoundationEssentials
import GRDB
import Glibc
import TestSupport
import Testing

@testable import Storage

struct AppDatabaseOpeningTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Creates a sound, closed file with one todo.
  private func makeFile() throws {
    _ = try TodoTable(AppDatabase(in: folder)).add(TodoDraft(title: "keep me"), now: noon)
  }

  private var titles: [String] {
    get throws { try TodoTable(AppDatabase(in: folder)).window(.top, limit: 10).todos.map(\.title) }
  }

  @Test func `a disk that cannot be read is not mistaken for a damaged file`() throws {
    try makeFile()
    let file = DatabaseFile(path: folder.file("octodo.db"))
    try file.requireReadable()
    var reads = 0
    #expect(throws: StorageError.diskFault) {
      try file.requireReadable { descriptor, bytes, count, offset in
        reads += 1
        guard reads < 3 else {
          errno = EIO
          return -1
        }
        return pread(descriptor, bytes, min(count, 4_096), offset)
      }
    }
    #expect(reads == 3)
  }

  @Test func `a file that is kept aside keeps its journals`() throws {
    let names = ["octodo.db", "octodo.db-journal", "octodo.db-wal"]
    for name in names { try folder.write(name, to: name) }
    let kept = try DatabaseFile(path: folder.file("octodo.db")).keepAside(now: noon)
    #expect(kept.path == folder.file("octodo.db.damaged-20260921T141320Z"))
    let left = try folder.names
    #expect(left == ["", "-journal", "-wal"].map { "octodo.db.damaged-20260921T141320Z\($0)" })
    for (name, suffix) in zip(names, ["", "-journal", "-wal"]) {
      let bytes = try folder.bytes("octodo.db.damaged-20260921T141320Z\(suffix)")
      #expect(bytes == Array(name.utf8))
    }
  }

  @Test(arguments: [
    Array("no database at all, but long enough for a header: ".utf8) + Array(repeating: 7, count: 5_000),
    Array("short".utf8),
    Array(repeating: 0, count: 8_192),
    Array("SQLite format 3\0".utf8) + Array(repeating: 0xAB, count: 4_080),
  ])
  func `garbage is kept aside, byte for byte, and a new file created`(garbage: [UInt8]) throws {
    try folder.write(garbage, to: "octodo.db")
    let database = try AppDatabase(in: folder)
    let name = "octodo.db.damaged-20260921T141320Z"
    #expect(database.notice == .damagedFileKept(DamagedFile(path: folder.file(name), saved: 0)))
    let bytes = try folder.bytes(name)
    #expect(bytes == garbage)
    let window = try TodoTable(database).window(.top, limit: 10)
    #expect(window == .empty)
  }

  @Test func `a kept file is never overwritten by a later one`() throws {
    try folder.write(Array("first".utf8), to: "octodo.db")
    _ = try AppDatabase(in: folder)
    try folder.write(Array("second".utf8), to: "octodo.db")
    let notice = try AppDatabase(in: folder).notice
    let second = folder.file("octodo.db.damaged-20260921T141320Z-2")
    #expect(notice == .damagedFileKept(DamagedFile(path: second, saved: 0)))
    var bytes = try folder.bytes("octodo.db.damaged-20260921T141320Z")
    #expect(bytes == Array("first".utf8))
    bytes = try folder.bytes("octodo.db.damaged-20260921T141320Z-2")
    #expect(bytes == Array("second".utf8))
  }

  @Test(arguments: [1, 99, 100, 2_048, 4_095, 4_096, 6_144, 20_000, 20_480])
  func `a file cut short is kept aside`(length: Int) throws {
    try makeFile()
    let cut = try folder.bytes("octodo.db").prefix(length)
    try folder.write(cut, to: "octodo.db")
    let database = try AppDatabase(in: folder)
    guard case .damagedFileKept(let kept) = database.notice else {
      Issue.record("The file was not kept.")
      return
    }
    #expect(kept.path == folder.file("octodo.db.damaged-20260921T141320Z"))
    let bytes = try folder.bytes("octodo.db.damaged-20260921T141320Z")
    #expect(bytes == Array(cut))
  }

  @Test func `a log is kept with its damaged file`() throws {
    try folder.write(Array("garbage".utf8), to: "octodo.db")
    try folder.write(Array("a log".utf8), to: "octodo.db-wal")
    _ = try AppDatabase(in: folder)
    let kept = "octodo.db.damaged-20260921T141320Z"
    let names = try folder.names
    #expect(names == ["octodo.db", kept, "\(kept)-wal"])
  }

  @Test(arguments: [nil, "octodo.db-journal"])
  func `an empty file is reported as damaged and kept, with its journal`(journal: String?) throws {
    try makeFile()
    try folder.write([], to: "octodo.db")
    if let journal { try folder.write(Array("what could bring the todos back".utf8), to: journal) }
    let notice = try AppDatabase(in: folder).notice
    let kept = "octodo.db.damaged-20260921T141320Z"
    #expect(notice == .damagedFileKept(DamagedFile(path: folder.file(kept), saved: 0)))
    let bytes = try folder.bytes(kept)
    #expect(bytes == [])
    let names = try folder.names
    #expect(names == ["octodo.db", kept] + (journal == nil ? [] : ["\(kept)-journal"]))
  }

  @Test func `a new folder gives no notice, and its file is never empty`() throws {
    let file = DatabaseFile(path: folder.file("octodo.db"))
    let isNew = try file.create(with: DatabaseHeader.emptyDatabase())
    #expect(isNew)
    // As after a kill before the tables were created.
    let survivor = try AppDatabase(in: folder)
    #expect(survivor.notice == nil)
    let problems = try survivor.quickCheck()
    #expect(problems.isEmpty)
    let names = try folder.names
    #expect(names == ["octodo.db"])
  }

  @Test(arguments: ["list.db", "../list.db", "second"])
  func `a link to a file that is not there yet creates it there, for its owner only`(target: String) throws {
    let data = folder.file("data")
    #expect(mkdir(data, 0o700) == 0)
    #expect(symlink(target, "\(data)/octodo.db") == 0)
    if target == "second" { #expect(symlink(folder.file("list.db"), "\(data)/second") == 0) }
    let database = try AppDatabase(path: "\(data)/octodo.db", now: noon)
    #expect(database.notice == nil)
    _ = try TodoTable(database).add(TodoDraft(title: "a"), now: noon)
    var status = stat()
    #expect(stat(target == "list.db" ? "\(data)/list.db" : folder.file("list.db"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    let safety = try database.use { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
    #expect(safety == 3)
  }

  @Test(arguments: ["missing/list.db", "octodo.db"])
  func `a link to a folder that is not there, or to itself, is a readable error`(target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("octodo.db"), withDestinationPath: target)
    let error = #expect(throws: StorageError.self) { try AppDatabase(in: folder) }
    guard case .cannotOpen = error else {
      Issue.record("\(error.map { "\($0)" } ?? "none")")
      return
    }
    let names = try folder.names
    #expect(names == ["octodo.db"])
  }

  @Test func `a file that exists is found without writing`() throws {
    try makeFile()
    let file = DatabaseFile(path: folder.file("octodo.db"))
    #expect(chmod(folder.path, 0o555) == 0)
    defer { chmod(folder.path, 0o755) }
    try UnprivilegedUser.run {
      let isNew = try file.create(with: [1])
      #expect(!isNew)
    }
  }

  @Test func `creating a file does not replace an existing one`() throws {
    try folder.write(Array("mine".utf8), to: "octodo.db")
    let isNew = try DatabaseFile(path: folder.file("octodo.db")).create(with: [1])
    #expect(!isNew)
    let bytes = try folder.bytes("octodo.db")
    #expect(bytes == Array("mine".utf8))
  }

  @Test func `the first page is that of SQLite`() throws {
    let ours = DatabaseHeader.emptyDatabase()
    let database = try DatabaseQueue(path: folder.file("sqlite.db"))
    try database.inDatabase { db in
      try db.execute(sql: "PRAGMA page_size = 4096; CREATE TABLE t (a); DROP TABLE t; VACUUM")
    }
    try database.close()
    var theirs = try folder.bytes("sqlite.db")
    // Creating and dropping a table changes these: change counters, schema format, text encoding, SQLite's
    // version.
    for field in [24..<28, 40..<48, 56..<60, 92..<100] {
      theirs.replaceSubrange(field, with: ours[field])
    }
    #expect(theirs == ours)
  }

  @Test(arguments: ["octodo.db", "octodo.db-journal", "octodo.db-wal", "octodo.db-shm"])
  func `a named pipe is refused at once`(name: String) throws {
    if name != "octodo.db" { try makeFile() }
    #expect(mkfifo(folder.file(name), 0o600) == 0)
    let reason = "it is a named pipe, not a plain file"
    #expect(throws: StorageError.cannotOpen(path: folder.file(name), reason: reason)) {
      try AppDatabase(in: folder)
    }
    let names = try folder.names
    #expect(names == (name == "octodo.db" ? [name] : ["octodo.db", name]))
  }

  @Test func `missing locks of the file system are not mistaken for a lock of another program`() throws {
    let fails = StorageError.locksFail(reason: "No locks available")
    #expect(throws: fails) {
      try FileSystemLocks.require(in: folder.path) { _ in
        errno = ENOLCK
        return -1
      }
    }
    #expect(throws: fails) {
      try FileLock(DatabaseFile(path: folder.file("lock")), O_RDWR | O_CREAT) { _ in
        errno = ENOLCK
        return -1
      }
    }
    try FileSystemLocks.require(in: folder.path)
    try FileSystemLocks.require(in: folder.file("no such folder"))
    let names = try folder.names
    #expect(names == ["lock"])
  }

  @Test(arguments: ["PRAGMA user_version = 99", "INSERT INTO grdb_migrations VALUES ('v99')"])
  func `a newer schema is refused and left unchanged`(mark: String) throws {
    try makeFile()
    try DatabaseQueue(path: folder.file("octodo.db")).inDatabase { try $0.execute(sql: mark) }
    let before = try folder.bytes("octodo.db")
    #expect(throws: StorageError.newerSchema) { try AppDatabase(in: folder) }
    let bytes = try folder.bytes("octodo.db")
    #expect(bytes == before)
    let names = try folder.names
    #expect(names == ["octodo.db"])
  }

  @Test func `a newer file with a write-ahead log, left by a crash, is left unchanged too`() throws {
    let newer = try DatabaseQueue(path: folder.file("octodo.db"))
    try newer.inDatabase { db in
      try db.execute(sql: "CREATE TABLE t (a); PRAGMA user_version = 99; PRAGMA journal_mode = WAL")
      try db.execute(sql: "INSERT INTO t VALUES (1)")
    }
    let remains = try TemporaryFolder()
    for name in ["octodo.db", "octodo.db-wal"] { try remains.write(folder.bytes(name), to: name) }
    try newer.close()

    let before = try remains.names.map { try remains.bytes($0) }
    #expect(throws: StorageError.newerSchema) { try AppDatabase(in: remains) }
    let names = try remains.names
    #expect(names == ["octodo.db", "octodo.db-wal"])
    let after = try remains.names.map { try remains.bytes($0) }
    #expect(after == before)
  }

  @Test func `another program's database is refused and left unchanged`() throws {
    try DatabaseQueue(path: folder.file("octodo.db")).inDatabase {
      try $0.execute(sql: "CREATE TABLE urls (url)")
    }
    let before = try folder.bytes("octodo.db")
    #expect(throws: StorageError.notOctodo) { try AppDatabase(in: folder) }
    let bytes = try folder.bytes("octodo.db")
    #expect(bytes == before)
  }

  @Test func `a file is backed up before a migration changes it`() throws {
    let first = Schema(migrations: [Schema.v1])
    let copy = "octodo.db.before-v\(Schema.current.version)"
    try AppDatabase(path: folder.file("octodo.db"), schema: first, now: noon)
      .insert([Todo(id: 1, title: "keep me", createdAt: noon)])
    var actualTitles = try titles
    #expect(actualTitles == ["keep me"])
    var names = try folder.names
    #expect(names == ["octodo.db", copy])

    let backup = try DatabaseQueue(path: folder.file(copy))
    let version = try backup.inDatabase { try Int.fetchOne($0, sql: "PRAGMA user_version") }
    #expect(version == 1)
    let kept = try backup.inDatabase { try String.fetchAll($0, sql: "SELECT title FROM todo") }
    #expect(kept == ["keep me"])
    actualTitles = try titles
    #expect(actualTitles == ["keep me"])
    names = try folder.names
    #expect(names == ["octodo.db", copy])
  }

  @Test func `a migration that fails leaves the file unchanged`() throws {
    try makeFile()
    let broken = Schema(migrations: Schema.current.migrations + ["DELETE FROM todo; SELECT no_such_column"])
    #expect(throws: StorageError.self) {
      try AppDatabase(path: folder.file("octodo.db"), schema: broken, now: noon)
    }
    let actualTitles = try titles
    #expect(actualTitles == ["keep me"])
  }

  @Test(arguments: [false, true])
  func `saved todos survive a kill in the middle of a write`(isTorn: Bool) throws {
    let database = try AppDatabase(in: folder)
    _ = try TodoTable(database).add(TodoDraft(title: "saved"), now: noon)
    let remains = try TemporaryFolder()
    #expect(throws: AppError.todoGone) {
      try database.write { db in
        // A tiny page cache makes SQLite write some pages to the file before the commit.
        try db.execute(sql: "PRAGMA cache_size = 2; PRAGMA cache_spill = 2")
        let note = String(repeating: "x", count: 4_000)
        for _ in 0..<100 {
          try db.execute(
            sql: "INSERT INTO todo (title, note, created_at) VALUES ('half', ?, 0)", arguments: [note])
        }
        var bytes = try folder.bytes("octodo.db")
        // As after a power cut while the first page was being written.
        if isTorn { bytes.replaceSubrange(0..<512, with: repeatElement(0xEE, count: 512)) }
        try remains.write(bytes, to: "octodo.db")
        try remains.write(try folder.bytes("octodo.db-journal"), to: "octodo.db-journal")
        throw AppError.todoGone
      }
    }
    let remainsBytes = try remains.bytes("octodo.db")
    #expect(remainsBytes.count > 400_000)
    let survivor = try AppDatabase(in: remains)
    #expect(survivor.notice == nil)
    let todos = try TodoTable(survivor).window(.top, limit: 10).todos
    #expect(todos.map(\.title) == ["saved"])
    let damage = try survivor.quickCheck()
    #expect(damage.isEmpty)
  }

  @Test func `a path below a file is a readable error`() throws {
    try folder.write(Array("x".utf8), to: "plain")
    let path = folder.file("plain/octodo/octodo.db")
    #expect(throws: StorageError.cannotOpen(path: folder.file("plain"), reason: "Not a directory")) {
      try AppDatabase(path: path, now: noon)
    }
  }

  @Test func `a folder at the path of the file is a readable error`() throws {
    let path = folder.file("octodo.db")
    #expect(mkdir(path, 0o700) == 0)
    #expect(throws: StorageError.cannotOpen(path: path, reason: "Is a directory")) {
      try AppDatabase(in: folder)
    }
  }

  @Test func `a file cannot be created in a read-only folder`() throws {
    #expect(chmod(folder.path, 0o555) == 0)
    defer { chmod(folder.path, 0o755) }
    try UnprivilegedUser.run {
      #expect(throws: StorageError.noPermission(path: folder.file("octodo.db"))) {
        try AppDatabase(in: folder)
      }
    }
  }

  @Test func `a file without read permission is a readable error`() throws {
    try makeFile()
    #expect(chmod(folder.file("octodo.db"), 0) == 0)
    try UnprivilegedUser.run {
      #expect(throws: StorageError.noPermission(path: folder.file("octodo.db"))) {
        try AppDatabase(in: folder)
      }
    }
  }
}
