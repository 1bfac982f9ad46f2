import Domain
import EventLoop
import FoundationEssentials
import Storage
import TestSupport
import Testing

struct ExternalChangeWatchTests {
  @Test func `only writes of other connections notify`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      let todos = LocalTodoRepository(database: database)
      _ = try await todos.window(.top, limit: 10)
      let ticks = TickCounter(todos.externalChanges(), on: loop)
      try await loop.handleDescriptors()
      #expect(ticks.count == 0)

      _ = try await todos.add(TodoDraft(title: "own"))
      try await loop.handleDescriptors()
      #expect(ticks.count == 0)

      let other = TodoTable(try AppDatabase(path: database.path, now: noon))
      _ = try other.add(TodoDraft(title: "external"), now: noon)
      try await loop.handleDescriptors()
      #expect(ticks.count == 1)

      _ = try await todos.window(.top, limit: 10)
      _ = try await todos.add(TodoDraft(title: "own again"))
      try await loop.handleDescriptors()
      #expect(ticks.count == 1)

      _ = try other.add(TodoDraft(title: "external again"), now: noon)
      try await loop.handleDescriptors()
      #expect(ticks.count == 2)
    }
  }

  @Test func `a write between the first read and the watch is not missed`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      let todos = LocalTodoRepository(database: database)
      _ = try await todos.window(.top, limit: 10)
      let other = TodoTable(try AppDatabase(path: database.path, now: noon))
      _ = try other.add(TodoDraft(title: "external"), now: noon)
      let ticks = TickCounter(todos.externalChanges(), on: loop)
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      #expect(ticks.count == 1)
    }
  }

  @Test func `a listener from before the file existed is notified of changes`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      let todos = LocalTodoRepository(database: database)
      let ticks = TickCounter(todos.externalChanges(), on: loop)
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      _ = try await todos.window(.top, limit: 10)
      try await loop.handleDescriptors()
      #expect(ticks.count == 0)
      let other = TodoTable(try AppDatabase(path: database.path, now: noon))
      _ = try other.add(TodoDraft(title: "external"), now: noon)
      try await loop.handleDescriptors()
      #expect(ticks.count == 1)
    }
  }

  @Test func `every listener is notified of a change, except one that ended`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let database = LocalDatabase(in: folder, on: loop)
      let todos = LocalTodoRepository(database: database)
      _ = try await todos.window(.top, limit: 10)
      let one = TickCounter(todos.externalChanges(), on: loop)
      let two = TickCounter(todos.externalChanges(), on: loop)
      try await loop.handleDescriptors()
      let other = TodoTable(try AppDatabase(path: database.path, now: noon))
      _ = try other.add(TodoDraft(title: "a"), now: noon)
      try await loop.handleDescriptors()
      #expect([one.count, two.count] == [1, 1])
      one.stop()
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      _ = try other.add(TodoDraft(title: "b"), now: noon)
      try await loop.handleDescriptors()
      #expect([one.count, two.count] == [1, 2])
    }
  }

  @Test func `the watch ends with its last listener`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let todos = LocalTodoRepository(database: LocalDatabase(in: folder, on: loop))
      _ = try await todos.window(.top, limit: 10)
      var isWatched = try Self.isWatched(folder.file("data"))
      #expect(!isWatched)
      let ticks = TickCounter(todos.externalChanges(), on: loop)
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      isWatched = try Self.isWatched(folder.file("data"))
      #expect(isWatched)
      ticks.stop()
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      isWatched = try Self.isWatched(folder.file("data"))
      #expect(!isWatched)
    }
  }

  /// Whether an inotify descriptor of this process watches the folder (proc_pid_fdinfo(5)).
  private static func isWatched(_ folder: String) throws -> Bool {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder)
    let inode = try #require(attributes[.systemFileNumber] as? UInt64)
    let descriptors = "/proc/self/fdinfo"
    return try FileManager.default.contentsOfDirectory(atPath: descriptors).contains { name in
      // The descriptor may have been closed meanwhile.
      let info = try? String(contentsOfFile: "\(descriptors)/\(name)", encoding: .utf8)
      return info?.contains(" ino:\(String(inode, radix: 16)) ") == true
    }
  }
}
