import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

struct EventQueueTests {
  private let folder: TemporaryFolder
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
  }

  private func queue() throws -> EventQueue { try EventQueue(path: folder.file("queue.db"), now: now) }

  /// Spools lines and moves them into the queue.
  private func take(
    _ lines: [String], into queue: EventQueue, at time: Date? = nil,
    report: (Int) throws -> String = { "\($0) torn off" }
  ) throws {
    let spool = EventSpool(path: folder.file("spool"), now: { Date() })
    for line in lines { try spool.append(Array("\(line)\n".utf8)) }
    spool.turnOver()
    try spool.forEachFew { files throws(AppError) in
      try queue.take(files, now: time ?? now, isWhole: { !$0.hasPrefix("torn") }, report: report)
    }
  }

  private func lines(_ queue: EventQueue) throws -> [String] {
    try queue.oldest(count: 1_000, bytes: .max).map(\.line)
  }

  @Test func `events are read in the order of queueing, numbered without gaps`() throws {
    let queue = try queue()
    try take(["a", "b"], into: queue)
    try take(["c"], into: queue)
    let oldest = try queue.oldest(count: 10, bytes: 100)
    #expect(
      oldest == [
        QueuedEvent(sequence: 1, line: "a"), QueuedEvent(sequence: 2, line: "b"),
        QueuedEvent(sequence: 3, line: "c"),
      ])
  }

  @Test func `a batch is within its limits and never empty`() throws {
    let queue = try queue()
    try take(["aaaa", "bbbb", "cccc"], into: queue)
    var oldest = try queue.oldest(count: 2, bytes: 100)
    #expect(oldest.map(\.line) == ["aaaa", "bbbb"])
    oldest = try queue.oldest(count: 10, bytes: 8)
    #expect(oldest.map(\.line) == ["aaaa", "bbbb"])
    oldest = try queue.oldest(count: 10, bytes: 1)
    #expect(oldest.map(\.line) == ["aaaa"])
  }

  @Test func `removed events are deleted, and their numbers are not reused`() throws {
    let queue = try queue()
    try take(["a", "b"], into: queue)
    try queue.remove(try queue.oldest(count: 10, bytes: 100))
    let queueLines = try lines(queue)
    #expect(queueLines == [])
    try take(["c"], into: try self.queue())
    let oldest = try queue.oldest(count: 10, bytes: 100)
    #expect(oldest == [QueuedEvent(sequence: 3, line: "c")])
  }

  @Test func `permanently deleted events are no longer in the file`() throws {
    let queue = try queue()
    // SQLite's default; Debian's SQLite overwrites deleted content.
    try queue.database.use { try $0.execute(sql: "PRAGMA secure_delete = OFF") }
    try take((0..<100).map { "secret \($0)" }, into: queue)
    try queue.remove(try queue.oldest(count: 50, bytes: .max))
    var bytes = try folder.bytes("queue.db")
    #expect(bytes.contains("secret 7".utf8))
    try queue.removeAll()
    bytes = try folder.bytes("queue.db")
    #expect(!bytes.contains("secret".utf8))
    try take(["next"], into: queue)
    let oldest = try queue.oldest(count: 1, bytes: 100)
    #expect(oldest.map(\.sequence) == [101])
  }

  @Test func `a spool file that was removed meanwhile causes no error`() throws {
    let queue = try queue()
    let spool = EventSpool(path: folder.file("spool"), now: { Date() })
    try spool.append(Array("a\n".utf8))
    spool.turnOver()
    try spool.forEachFew { files throws(AppError) in
      for file in files { try file.remove() }
      for file in files { try file.remove() }
    }
    try take(["b"], into: queue)
    let queueLines = try lines(queue)
    #expect(queueLines == ["b"])
  }

  @Test func `bytes are counted, not characters`() throws {
    let queue = try queue()
    try take(["検索", "ab"], into: queue)
    var total = try queue.total()
    #expect(total == EventQueue.Total(count: 2, bytes: 8))
    try queue.remove(try queue.oldest(count: 1, bytes: 100))
    total = try queue.total()
    #expect(total == EventQueue.Total(count: 1, bytes: 2))
    try queue.removeAll()
    total = try queue.total()
    #expect(total == EventQueue.Total(count: 0, bytes: 0))
  }

  @Test func `a line that was cut off is dropped and reported`() throws {
    let queue = try queue()
    try take(["a", "torn o", "b"], into: queue)
    let queueLines = try lines(queue)
    #expect(queueLines == ["a", "b", "1 torn off"])
  }

  @Test func `the cut-off lines of all files are reported as one number`() throws {
    let queue = try queue()
    let spool = EventSpool(path: folder.file("spool"), now: { Date() })
    for line in ["a", "torn o", "torn p", "b"] {
      try spool.append(Array("\(line)\n".utf8))
      spool.turnOver()
    }
    try take([], into: queue)
    let queueLines = try lines(queue)
    #expect(queueLines == ["a", "b", "2 torn off"])
  }

  @Test func `a spool file stays until its cut-off lines can be reported`() throws {
    struct NoReport: Error {}
    let queue = try queue()
    #expect(throws: AppError.self) { try take(["a", "torn o"], into: queue) { _ in throw NoReport() } }
    var queueLines = try lines(queue)
    #expect(queueLines == [])
    try take([], into: queue)
    queueLines = try lines(queue)
    #expect(queueLines == ["a", "1 torn off"])
  }

  @Test func `a spool file that could not be removed is taken once`() throws {
    let queue = try queue()
    let spool = EventSpool(path: folder.file("spool"), now: { Date() })
    try spool.append(Array("a\n".utf8))
    spool.turnOver()
    // As after a kill between the two steps of `take`.
    var names: [String] = []
    try spool.forEachFew { names += $0.map(\.name) }
    let name = try #require(names.first)
    try queue.database.write { try $0.execute(sql: "INSERT INTO taken_spool VALUES (?)", arguments: [name]) }
    try take([], into: queue)
    let queueLines = try lines(queue)
    #expect(queueLines == [])
    try spool.forEachFew { Issue.record("\($0.map(\.name)) is still there.") }
  }

  @Test func `events can be read from after one, and from the end`() throws {
    let queue = try queue()
    try take(["a", "b", "c"], into: queue)
    let oldest = try queue.oldest(count: 1, bytes: 100, after: 1)
    #expect(oldest.map(\.line) == ["b"])
    let newest = try queue.newest(count: 2)
    #expect(newest.map(\.line) == ["b", "c"])
  }

  @Test func `events that no receiver accepts are reported in their order`() throws {
    let queue = try queue()
    try take(["a", "b"], into: queue)
    try queue.giveUp(try queue.oldest(count: 1, bytes: 100), now: now) { "\($0) given up" }
    let queueLines = try lines(queue)
    #expect(queueLines == ["b", "1 given up"])
  }

  @Test func `a queue within its limits keeps everything`() throws {
    let queue = try queue()
    try take(["a"], into: queue)
    let dropped = try queue.drop(beyond: 1, queuedBefore: now, now: now) { _ in "report" }
    #expect(dropped == 0)
    let queueLines = try lines(queue)
    #expect(queueLines == ["a"])
  }

  @Test func `a queue that is too large drops its oldest events and reports their number`() throws {
    let queue = try queue()
    try take((0..<100).map { "event \($0 + 100)" }, into: queue)
    let dropped = try queue.drop(beyond: 500, queuedBefore: nil, now: now) { "dropped \($0)" }
    #expect(dropped == 50)
    var queueLines = try lines(queue)
    #expect(queueLines.first == "event 150")
    queueLines = try lines(queue)
    #expect(queueLines.last == "dropped 50")
    let bytes = try queue.total().bytes
    #expect(bytes <= 500)
  }

  @Test
  func `events that waited too long are dropped, but none out of order after a clock change`()
    throws
  {
    let queue = try queue()
    try take(["old"], into: queue, at: now - 100)
    try take(["new"], into: queue, at: now)
    try take(["of another clock"], into: queue, at: now - 1_000)
    let dropped = try queue.drop(beyond: 1_000, queuedBefore: now - 50, now: now) { "dropped \($0)" }
    #expect(dropped == 1)
    let queueLines = try lines(queue)
    #expect(queueLines == ["new", "of another clock", "dropped 1"])
  }

  @Test func `no event is dropped if the report cannot be made`() throws {
    struct NoReport: Error {}
    let queue = try queue()
    try take(["a", "b"], into: queue)
    #expect(throws: AppError.self) {
      try queue.drop(beyond: 1, queuedBefore: nil, now: now) { _ in throw NoReport() }
    }
    let queueLines = try lines(queue)
    #expect(queueLines == ["a", "b"])
  }

  @Test func `the queue of a newer octodo is left unchanged`() throws {
    let path = folder.file("queue.db")
    do { _ = try queue() }
    let newer = Schema(migrations: Schema.eventQueue.migrations + ["CREATE TABLE more (a) "])
    _ = try AppDatabase(path: path, schema: newer, now: now)
    let before = try folder.bytes("queue.db")
    #expect(throws: StorageError.newerSchema) { try queue() }
    let bytes = try folder.bytes("queue.db")
    #expect(bytes == before)
  }

  @Test func `a damaged queue is kept aside`() throws {
    try folder.write("garbage, more of it than a header is long".utf8, to: "queue.db")
    let queue = try queue()
    #expect(queue.notice != nil)
    try take(["a"], into: queue)
    let queueLines = try lines(queue)
    #expect(queueLines == ["a"])
  }
}
