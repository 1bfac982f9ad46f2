import EventLoop
import TestSupport
import Testing

struct OrderTests {
  @Test func `tasks run in the order of their start`() throws {
    let order = try onLoop { loop in
      let log = Log()
      for index in 0..<5 { loop.spawn { log.add("\(index)") } }
      try await loop.waitUntilIdle()
      return log.entries
    }
    #expect(order == ["0", "1", "2", "3", "4"])
  }

  @Test func `yield goes to the end of the queue`() throws {
    let order = try onLoop { loop in
      let log = Log()
      for name in ["a", "b"] {
        loop.spawn {
          log.add(name + "1")
          await Task.yield()
          log.add(name + "2")
        }
      }
      try await loop.waitUntilIdle()
      return log.entries
    }
    #expect(order == ["a1", "b1", "a2", "b2"])
  }

  @Test func `continuations resume in the order in which they were resumed`() throws {
    let order = try onLoop { loop in
      let log = Log()
      let gates = Gates()
      for name in ["a", "b", "c"] {
        loop.spawn {
          await gates.wait(name)
          log.add(name)
        }
      }
      try await loop.waitUntilIdle()
      for name in ["c", "a", "b"] { gates.open(name) }
      try await loop.waitUntilIdle()
      return log.entries
    }
    #expect(order == ["c", "a", "b"])
  }

  @Test func `a stream delivers its elements in order before the loop is idle`() throws {
    let order = try onLoop { loop in
      let log = Log()
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      loop.spawn { for await number in stream { log.add("\(number)") } }
      for number in 0..<100 { continuation.yield(number) }
      try await loop.waitUntilIdle()
      continuation.finish()
      return log.entries
    }
    #expect(order == (0..<100).map(String.init))
  }

  @Test func `task groups and async let stay on the loop in order`() throws {
    let order = try onLoop { loop in
      let log = Log()
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<4 { group.addTask { await log.add("group \(index)") } }
      }
      async let first: Void = log.add("let 1")
      async let second: Void = log.add("let 2")
      _ = await (first, second)
      return log.entries
    }
    #expect(order == ["group 0", "group 1", "group 2", "group 3", "let 1", "let 2"])
  }

  @Test func `no job is posted by another thread while only the loop works`() throws {
    let external = try onLoop { loop in
      let before = loop.externalJobCount
      let log = Log()
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      loop.spawn { for await number in stream { log.add("\(number)") } }
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<50 {
          group.addTask {
            try? await loop.sleep(for: .milliseconds(index))
            continuation.yield(index)
          }
        }
        try? await loop.waitUntilIdle()
        try? await loop.advance(by: .seconds(1), watchdog: .seconds(5))
      }
      async let one: Void = log.add("x")
      await one
      await Task.yield()
      continuation.finish()
      #expect(log.entries.count == 51)
      return loop.externalJobCount - before
    }
    #expect(external == 0)
  }
}

@LoopActor
final class Log: Sendable {
  private(set) var entries: [String] = []

  nonisolated init() {}

  func add(_ entry: String) {
    entries.append(entry)
  }
}

@LoopActor
final class Gates {
  private var waiting: [String: CheckedContinuation<Void, Never>] = [:]

  nonisolated init() {}

  func wait(_ name: String) async {
    await withCheckedContinuation { waiting[name] = $0 }
  }

  func open(_ name: String) {
    waiting.removeValue(forKey: name)?.resume()
  }
}
