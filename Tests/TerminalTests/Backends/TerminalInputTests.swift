import EventLoop
import Glibc
import Terminal
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct TerminalInputTests {
  /// The calls to the reader of a pipe, in order.
  @LoopActor
  private final class Log {
    var input: TerminalInput?
    var batches: [[InputEvent]] = []
    var closings = 0
  }

  /// Runs `body` with the writing end of a pipe whose other end is read as a terminal, in virtual time.
  private func withInput(_ body: @escaping @LoopActor @Sendable (EventLoop, Int32, Log) async throws -> Void)
    throws
  {
    try onLoop { loop in
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      let (reader, writer) = (ends[0], ends[1])
      let log = Log()
      let input = TerminalInput(descriptor: reader, loop: loop) {
        log.batches.append($0)
      } onClose: {
        log.closings += 1
      }
      input.start()
      log.input = input
      try await body(loop, writer, log)
      log.input = nil
      input.stop()
      close(reader)
    }
  }

  private func send(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    write(descriptor, bytes, bytes.count)
  }

  /// Runs the loop until `condition` holds. Each round is a turn of the loop that ends in poll.
  @LoopActor
  private func turn(_ loop: EventLoop, until condition: () -> Bool) async throws {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
    try #require(condition())
  }

  @Test func `keys among late answers are kept when the terminal is released`() throws {
    try withInput { loop, writer, log in
      var answers: [TerminalAnswer]?
      log.input?.awaitAnswers { answers = $0 }
      send("j\u{1B}[24;3Rk", to: writer)
      log.input?.drain()
      #expect(answers?.count == 1)
      try await turn(loop) { log.batches.joined().count == 2 }
      #expect(Array(log.batches.joined()) == [.key(.char("j")), .key(.char("k"))])
      close(writer)
    }
  }

  @Test func `a query after an answered one has the full time for its answers`() throws {
    try withInput { loop, writer, log in
      var ended = 0
      log.input?.awaitAnswers { _ in ended += 1 }
      send("\u{1B}[24;3R", to: writer)
      try await turn(loop) { ended == 1 }
      try await loop.advance(by: .milliseconds(500), watchdog: .seconds(20))
      log.input?.awaitAnswers { _ in ended += 1 }
      try await loop.advance(by: .milliseconds(999), watchdog: .seconds(20))
      #expect(ended == 1)
      close(writer)
    }
  }

  @Test func `all available input is one batch`() throws {
    try withInput { loop, writer, log in
      send(String(repeating: "j", count: 4000), to: writer)
      try await turn(loop) { !log.batches.isEmpty }
      #expect(log.batches == [Array(repeating: .key(.char("j")), count: 4000)])
      close(writer)
    }
  }

  @Test func `much input is split into batches, so that other work gets its turn`() throws {
    try withInput { loop, writer, log in
      send(String(repeating: "j", count: 10_000), to: writer)
      try await turn(loop) { log.batches.joined().count == 10_000 }
      #expect(log.batches.map(\.count) == [4096, 4096, 1808])
      close(writer)
    }
  }

  @Test func `a lone ESC is the Escape key after 25 ms`() throws {
    try withInput { loop, writer, log in
      send("\u{1B}", to: writer)
      try await turn(loop) { loop.untilNextTimer != nil }
      #expect(log.batches.isEmpty)
      try await loop.advance(by: .milliseconds(24), watchdog: .seconds(20))
      #expect(log.batches.isEmpty)
      try await loop.advance(by: .milliseconds(1), watchdog: .seconds(20))
      #expect(log.batches == [[.key(Key(.escape))]])
      close(writer)
    }
  }

  @Test func `the rest of a sequence within the delay makes it a key`() throws {
    try withInput { loop, writer, log in
      send("\u{1B}", to: writer)
      try await turn(loop) { loop.untilNextTimer != nil }
      try await loop.advance(by: .milliseconds(24), watchdog: .seconds(20))
      send("[A", to: writer)
      try await turn(loop) { !log.batches.isEmpty }
      try await loop.advance(by: .seconds(1), watchdog: .seconds(20))
      #expect(log.batches == [[.key(Key(.up))]])
      close(writer)
    }
  }

  @Test func `two presses within 400 ms are a double click`() throws {
    try withInput { loop, writer, log in
      let click = "\u{1B}[<0;3;2M\u{1B}[<0;3;2m"
      send(click, to: writer)
      try await turn(loop) { log.batches.count == 1 }
      try await loop.advance(by: .milliseconds(399), watchdog: .seconds(20))
      send(click, to: writer)
      try await turn(loop) { log.batches.count == 2 }
      #expect(log.batches[1].first == .mouse(MouseEvent(.doubleClick, at: Point(row: 1, column: 2))))
      close(writer)
    }
  }

  @Test func `the end of the input is reported after its content, and once`() throws {
    try withInput { loop, writer, log in
      send("q\u{1B}", to: writer)
      close(writer)
      try await turn(loop) { log.closings > 0 }
      #expect(log.batches.flatMap { $0 } == [.key(.char("q")), .key(Key(.escape))])
      try await loop.advance(by: .seconds(1), watchdog: .seconds(20))
      #expect(log.closings == 1)
    }
  }
}
