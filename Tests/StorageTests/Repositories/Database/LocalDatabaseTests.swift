import Dispatch
import Domain
import EventLoop
import FoundationEssentials
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import Storage

struct LocalDatabaseTests {
  @Test func `the file is created at the first use, not before`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      #expect(!FileManager.default.fileExists(atPath: database.path))
      let count = try await database.use("count") { try TodoTable($0).window(.top, limit: 1).counts.total }
      #expect(count == 0)
      #expect(FileManager.default.fileExists(atPath: database.path))
      let notice = try await database.check()
      #expect(notice == nil)
    }
  }

  @Test func `the repositories are used once there is a call or a file`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      var areUsed = await Repositories(in: database).areUsed()
      #expect(!areUsed)
      _ = try await database.use("open") { _ in }
      areUsed = await Repositories(in: database).areUsed()
      #expect(areUsed)
      areUsed = await Repositories(in: LocalDatabase(in: folder, on: loop)).areUsed()
      #expect(areUsed)
    }
  }

  @Test func `without threads the work is done on the loop`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let database = LocalDatabase(
        path: folder.file("octodo.db"), home: folder.path, loop: loop, now: { noon }, usesThreads: false)
      let isOnLoop = try await database.use("look") { _ in loop.isCurrent }
      #expect(isOnLoop)
      let notice = try await database.check()
      #expect(notice == nil)
      let usual = try await LocalDatabase(in: folder, on: loop).use("look") { _ in loop.isCurrent }
      #expect(!usual)
    }
  }

  @Test func `a failed opening is tried again`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file where a folder should be", to: "data")
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      do {
        try await database.use("open") { _ in }
        Issue.record("A file stands where the folder should be.")
      } catch {
        #expect("\(error)".contains("~/data") && !"\(error)".contains(folder.path))
      }
      try FileManager.default.removeItem(atPath: folder.file("data"))
      try await database.use("open") { _ in }
    }
  }

  @Test func `calls that wait for an opening fail with it, and later calls try again`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file where a folder should be", to: "data")
    let opening = DatabaseOpening(
      path: folder.file("data/octodo.db"), home: folder.path, now: { Date() }, blank: nil)
    let queued = opening.failures
    #expect(throws: AppError.self) { _ = try opening.database(after: queued, until: .zero) }
    try FileManager.default.removeItem(atPath: folder.file("data"))
    #expect(throws: AppError.self) { _ = try opening.database(after: queued, until: .zero) }
    _ = try opening.database(after: opening.failures, until: .zero)
  }

  @Test func `the check names a damaged file`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("data"), withIntermediateDirectories: true)
    try folder.write(String(repeating: "no database ", count: 100), to: "data/octodo.db")
    try onLoop { loop in
      guard case .damagedFileKept(let file) = try await LocalDatabase(in: folder, on: loop).check() else {
        Issue.record("The damaged file was not reported.")
        return
      }
      #expect(file.path.hasPrefix("~/data/octodo.db.damaged-"))
    }
  }

  @Test func `a damaged file that opens is replaced once, and named at each start until it is dismissed`()
    throws
  {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let note = String(repeating: "x", count: 4_000)
      try await LocalDatabase(in: folder, on: loop).use("fill") { database in
        for number in 1...10 {
          _ = try TodoTable(database).add(TodoDraft(title: "\(number)", note: note), now: noon)
        }
      }
      var bytes = try folder.bytes("data/octodo.db")
      for index in bytes.count - 9_000..<bytes.count - 4_000 { bytes[index] = 0xEE }
      try folder.write(bytes, to: "data/octodo.db")

      var notices: Set<StorageNotice> = []
      for start in 1...3 {
        let database = LocalDatabase(in: folder, on: loop)
        notices.insert(try #require(try await database.check()))
        try await database.use("change") { try QueryHistoryTable($0).remember("\(start)") }
        let problems = try await database.use("check") { try $0.quickCheck() }
        #expect(problems.isEmpty)
      }
      let kept = try FileManager.default.contentsOfDirectory(atPath: folder.file("data"))
        .filter { $0.contains("damaged") }
      #expect(kept.count == 1)
      let keptBytes = try folder.bytes("data/\(kept.first ?? "")")
      #expect(keptBytes == bytes)
      guard notices.count == 1, case .damagedFileKept(let file) = notices.first else {
        Issue.record("\(notices)")
        return
      }
      #expect(file.path == "~/data/\(kept.first ?? "")")
      #expect((5...10).contains(file.saved ?? 0) && file.expected == 10)
      let todos = LocalTodoRepository(database: LocalDatabase(in: folder, on: loop))
      try await todos.dismissDamagedFiles()
      let notice = try await LocalDatabase(in: folder, on: loop).check()
      #expect(notice == nil)
    }
  }

  @Test func `a file that turns out to be damaged while it is read is replaced, and the list is read again`()
    throws
  {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      let todos = LocalTodoRepository(database: database)
      for number in 1...9 { _ = try await todos.add(TodoDraft(title: "\(number)")) }
      let ticks = TickCounter(todos.externalChanges(), on: loop)
      let tooLong = "UPDATE todo SET note = printf('%20000000c', 'x') WHERE id = 4"
      try await database.use("write what octodo does not") { database in
        try DatabaseQueue(path: database.file.path).inDatabase { try $0.execute(sql: tooLong) }
      }
      let window = try await todos.window(.top, limit: 10)
      let titles: [String] = window.todos.map(\.title)
      #expect(titles == ["9", "8", "7", "6", "5", "4", "3", "2", "1"])
      #expect(window.todos.first { $0.id == 4 }?.note.count == 256_000)
      let kept = try await todos.damagedFile()
      #expect(kept?.saved == 9)
      try await loop.waitUntilIdle()
      #expect(ticks.count >= 1)
      ticks.stop()
    }
  }

  @Test func `a damaged file is named with the newest copy`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let todos = LocalTodoRepository(database: LocalDatabase(in: folder, on: loop))
      _ = try await todos.add(TodoDraft(title: "a"))
      var newest = try await todos.newestBackup()
      #expect(newest == nil)
      let database = LocalDatabase(in: folder, on: loop)
      _ = try await database.backUp(.newDay, on: "2026-01-01")
      _ = try await todos.add(TodoDraft(title: "b"))
      let copy = try await database.backUp(.newDay, on: "2026-01-02")
      #expect(copy?.day == "2026-01-02")
      newest = try await todos.newestBackup()
      #expect(newest == TodoBackup(day: "2026-01-02", path: "~/data/backups/octodo-2026-01-02.db"))
      try folder.write(Array(repeating: 7, count: 9_000), to: "data/octodo.db")
      let kept = try await LocalTodoRepository(database: LocalDatabase(in: folder, on: loop)).damagedFile()
      #expect(kept?.copy == newest)
      #expect(kept?.saved == 0)
      // A copy of what was saved is not the one to go back to.
      let later = LocalDatabase(in: folder, on: loop)
      _ = try await later.backUp(.newDay, on: "2026-01-03")
      let again = try await LocalTodoRepository(database: later).damagedFile()
      #expect(again?.copy == newest)
    }
  }

  @Test func `counts that do not fit the todos are corrected, and the list is read again`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      let todos = LocalTodoRepository(database: database)
      _ = try await todos.add(TodoDraft(title: "a"))
      let ticks = TickCounter(todos.externalChanges(), on: loop)
      try await database.use("write what octodo does not") { database in
        try database.write { try $0.execute(sql: "UPDATE todo_count SET count = 0") }
      }
      var window = try await todos.window(.top, limit: 10)
      #expect(window.counts.total == 0)
      let notice = try await database.check()
      #expect(notice == nil)
      window = try await todos.window(.top, limit: 10)
      #expect(window.counts.total == 1)
      try await loop.waitUntilIdle()
      #expect(ticks.count >= 1)
      ticks.stop()
    }
  }

  @Test func `changes of a file that a link leads to are seen`() throws {
    let (folder, synced) = (try TemporaryFolder(), try TemporaryFolder())
    try FileManager.default.createDirectory(atPath: folder.file("data"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("data/octodo.db"), withDestinationPath: synced.file("list.db"))
    let database = try AppDatabase(path: folder.file("data/octodo.db"), now: noon)
    let watch = try #require(FolderWatch(fileAt: folder.file("data/octodo.db")))
    _ = try TodoTable(database).add(TodoDraft(title: "a"), now: noon)
    #expect(watch.takeChanges())
  }

  /// Waits for nothing once it has started: a pause moves its time on.
  private final class PausingClock: Sendable {
    private let time = Mutex(Duration.zero)
    private let hasStarted = DispatchSemaphore(value: 0)
    var now: Duration { time.withLock(\.self) }
    var clock: LockPatience.Clock {
      LockPatience.Clock(
        now: { self.now },
        pause: { pause in
          self.hasStarted.wait()
          self.hasStarted.signal()
          self.time.withLock { $0 += pause }
        })
    }

    @LoopActor func start() { hasStarted.signal() }
  }

  @Test func `calls that are queued behind one that waits for a lock do not add their waits to its own`()
    throws
  {
    let folder = try TemporaryFolder()
    let pausing = PausingClock()
    try onLoop { loop in
      let database = LocalDatabase(
        path: folder.file("octodo.db"), home: folder.path, loop: loop, now: { noon }, clock: pausing.clock)
      let todos = LocalTodoRepository(database: database)
      _ = try await todos.add(TodoDraft(title: "a"))
      var configuration = Configuration()
      configuration.allowsUnsafeTransactions = true
      let other = try DatabaseQueue(path: folder.file("octodo.db"), configuration: configuration)
      try other.inDatabase { try $0.execute(sql: "BEGIN EXCLUSIVE") }
      let begun = pausing.now
      async let list = failure { _ = try await todos.window(.top, limit: 1) }
      async let added = failure { _ = try await todos.add(TodoDraft(title: "b")) }
      // Both are queued before any time passes.
      async let started: Void = pausing.start()
      await started
      let failures = await [list, added]
      #expect(failures == [StorageError.locked.appError, StorageError.locked.appError])
      #expect(pausing.now - begun <= .seconds(5))
      // What the same action asks for next does not wait again.
      let next = await failure { _ = try await todos.delete(ids: [1]) }
      #expect(next == StorageError.locked.appError)
      #expect(pausing.now - begun <= .seconds(5))
      try other.inDatabase { try $0.execute(sql: "COMMIT") }
    }
  }

  @Test func `a change that waits for a lock when the program ends gives up soon, and is named`() throws {
    let folder = try TemporaryFolder()
    let pausing = PausingClock()
    try onLoop { loop in
      let database = LocalDatabase(
        path: folder.file("octodo.db"), home: folder.path, loop: loop, now: { noon }, clock: pausing.clock)
      let todos = LocalTodoRepository(database: database)
      _ = try await todos.add(TodoDraft(title: "a"))
      var configuration = Configuration()
      configuration.allowsUnsafeTransactions = true
      let other = try DatabaseQueue(path: folder.file("octodo.db"), configuration: configuration)
      try other.inDatabase { try $0.execute(sql: "BEGIN EXCLUSIVE") }
      let begun = pausing.now
      async let marked = failure { _ = try await todos.done(ids: [1], by: DoneRules()) }
      async let list = failure { _ = try await todos.window(.top, limit: 1) }
      async let ended: Void = database.end(within: .milliseconds(600))
      async let started: Void = pausing.start()
      _ = await (ended, started)
      let failures = await [marked, list]
      #expect(failures == [StorageError.locked.appError, StorageError.locked.appError])
      #expect((.milliseconds(600)...(.seconds(1))).contains(pausing.now - begun))
      #expect(database.failedChanges == ["mark a todo"])
      try other.inDatabase { try $0.execute(sql: "COMMIT") }
      _ = try await todos.done(ids: [1], by: DoneRules())
      #expect(database.failedChanges == ["mark a todo"])
    }
  }

  @Test func `calls wait for locks only for a moment while the program is being suspended`() throws {
    let folder = try TemporaryFolder()
    let pausing = PausingClock()
    try onLoop { loop in
      pausing.start()
      let database = LocalDatabase(
        path: folder.file("octodo.db"), home: folder.path, loop: loop, now: { noon }, clock: pausing.clock)
      let patience = database.opening.patience
      func wait() -> Duration {
        let begun = pausing.now
        patience.until(begun + .seconds(5)) { while patience.waitAgain(after: 9) {} }
        return pausing.now - begun
      }
      var waits: [Duration] = []
      database.whileIdle(within: .seconds(1), lockWait: .milliseconds(600)) { waits.append(wait()) }
      waits.append(wait())
      #expect(waits == [.milliseconds(600), .seconds(5)])
      database.end(within: .milliseconds(100))
      database.whileIdle(within: .seconds(1), lockWait: .milliseconds(600)) {}
      #expect(wait() <= .milliseconds(600))
    }
  }

  @Test func `numbered uids are the same in each run, and none comes twice`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let database = LocalDatabase(
        path: folder.file("octodo.db"), home: folder.path, loop: loop, now: { noon }, uids: .numbered)
      let todos = LocalTodoRepository(database: database)
      let first = try await todos.add(TodoDraft(title: "a"))
      try await todos.delete(ids: [first.id])
      let second = try await todos.add(TodoDraft(title: "b"))
      #expect([first.uid, second.uid] == [1, 2].map { "00000000-0000-4000-8000-00000000000\($0)" })
    }
  }

  @LoopActor
  private func failure(_ body: @LoopActor @Sendable () async throws -> Void) async -> AppError? {
    do { try await body() } catch { return error as? AppError }
    return nil
  }
}
