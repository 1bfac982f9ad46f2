import Domain
import FoundationEssentials
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import Storage

struct AppDatabaseCheckTests {
  private let folder: TemporaryFolder
  private let database: AppDatabase

  init() throws {
    folder = try TemporaryFolder()
    database = try AppDatabase(in: folder)
    try database.insert(randomTodos(500, seed: 1))
  }

  /// Overwrites the middle of a file's last pages.
  private func damage() throws {
    var bytes = try folder.bytes("octodo.db")
    for index in bytes.count - 9_000..<bytes.count - 4_000 { bytes[index] = 0xEE }
    try folder.write(bytes, to: "octodo.db")
  }

  @Test func `a sound file has no problems`() throws {
    let damage = try database.quickCheck()
    #expect(damage.isEmpty)
  }

  /// Another program that holds the lock. The first pause of a waiting caller releases it.
  private final class OtherProgram: Sendable {
    private let change = Mutex<DatabaseQueue?>(nil)
    private let time = Mutex(Duration.zero)

    func begin(_ path: String) throws {
      var configuration = Configuration()
      configuration.allowsUnsafeTransactions = true
      let file = try DatabaseQueue(path: path, configuration: configuration)
      try file.inDatabase { try $0.execute(sql: "BEGIN EXCLUSIVE") }
      change.withLock { $0 = file }
    }

    var clock: LockPatience.Clock {
      LockPatience.Clock(
        now: { self.time.withLock(\.self) },
        pause: { pause in
          self.time.withLock { $0 += pause }
          do {
            try self.change.withLock { try $0?.inDatabase { try $0.execute(sql: "COMMIT") } }
          } catch {
            Issue.record(error)
          }
          self.change.withLock { $0 = nil }
        })
    }
  }

  @Test func `the first check waits for a program that is writing`() throws {
    let (folder, other) = (try TemporaryFolder(), OtherProgram())
    let path = folder.file("octodo.db")
    let database = try AppDatabase(path: path, now: noon, patience: LockPatience(clock: other.clock))
    try other.begin(path)
    let problems = try database.quickCheck()
    #expect(problems.isEmpty)
  }

  @Test func `damage in the middle is found`() throws {
    try damage()
    let databaseDamage = try database.quickCheck()
    #expect(!databaseDamage.isEmpty)
  }

  @Test func `a file that is damaged from its start is reported too`() throws {
    try folder.write(Array(repeating: 0xEE, count: 8_192), to: "octodo.db")
    let damage = try database.quickCheck()
    #expect(damage.count == 1)
    #expect(throws: StorageError.damaged.appError) { try TodoTable(database).window(.top, limit: 10) }
  }

  @Test(arguments: [
    "UPDATE todo_count SET count = 0", "UPDATE todo_count SET count = -5",
    "UPDATE todo_count SET count = 9223372036854775807", "UPDATE visit_count SET count = 9223372036854775807",
    "UPDATE undo_size SET bytes = 9223372036854775807", "UPDATE undo_size SET bytes = -1",
    "UPDATE change_set SET bytes = 9223372036854775807", "UPDATE change_set SET bytes = -1",
  ])
  func `numbers that do not fit their rows end no program, and are corrected`(sql: String) throws {
    let (todos, visits) = (TodoTable(database), VisitTable(database))
    try visits.record(Visit(.todo(id: 1), title: "todo 1"), now: noon)
    try visits.record(Visit(.todo(id: 2), title: "todo 2"), now: noon)
    try visits.delete(ids: [2])
    try todos.delete(ids: [3], now: noon)
    var isWrong = try database.correctCounts()
    #expect(!isWrong)
    try database.write { try $0.execute(sql: sql) }
    let wrong = try todos.window(.bottom, limit: 9)
    #expect(wrong.counts.total >= 0)
    let opened = try visits.window(.index(0, near: .empty), limit: 9)
    #expect(opened.total >= 0)
    isWrong = try database.correctCounts()
    #expect(isWrong)
    let (window, history) = (
      try todos.window(.top, limit: 9), try visits.window(.index(0, near: .empty), limit: 9)
    )
    #expect(window.counts.total == 499 && history.total == 1)
    let size = try database.read { try UndoLimits.bytes(of: "visit_undo", in: $0) }
    #expect(size == 2 * "todo 2".utf8.count + 1)
    isWrong = try database.correctCounts()
    #expect(!isWrong)
  }

  @Test(arguments: [Int.max, .min])
  func `a deletion after one with the number of another program ends no program`(change: Int) throws {
    let visits = VisitTable(database)
    for id in 1...2 { try visits.record(Visit(.todo(id: Int64(id)), title: "todo \(id)"), now: noon) }
    try visits.delete(ids: [1])
    try database.write { try $0.execute(sql: "UPDATE visit_undo SET change = ?", arguments: [change]) }
    try visits.delete(ids: [2])
    let restored = try visits.undo()
    #expect(restored != nil)
  }

  @Test func `the list can be read while a check runs`() throws {
    let checker = try DatabaseQueue(path: database.file.path)
    try checker.inDatabase { db in
      try db.execute(sql: "BEGIN; SELECT count(*) FROM todo")
      let total = try TodoTable(database).window(.top, limit: 1).counts.total
      #expect(total == 500)
      try db.execute(sql: "COMMIT")
    }
  }
}
