import EventLoop
import Glibc
import TestSupport
import Testing

@testable import Terminal

struct TerminalInputTests {
  /// The calls to the reader of a pipe, in order.
  @LoopActor
  private final class Log {
    var input: TerminalInput?
    var batches: [[InputEvent]] = []
    var closings = 0
  }

  /// Runs `body` with the writing end of a pipe whose other end is read as a terminal, in virtual time.
  private func withInput(
    escapeDelay: Duration = TerminalInput.escapeDelay,
    _ body: @escaping @LoopActor @Sendable (EventLoop, Int32, Log) async throws -> Void
  ) throws {
    try onLoop { loop in
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      let (reader, writer) = (ends[0], ends[1])
      let log = Log()
      let input = TerminalInput(descriptor: reader, loop: loop, escapeDelay: escapeDelay) {
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

  @Test func `an answer in late pieces is no key, whoever asked`() throws {
    try withInput { loop, writer, log in
      for (piece, pause) in [("\u{1B}]", 60), ("11;rgb:1e1e", 900), ("/1e1e/1e1e\u{1B}", 900), ("\\j", 0)] {
        send(piece, to: writer)
        try await loop.advance(by: .milliseconds(pause), watchdog: .seconds(20))
      }
      try await turn(loop) { !log.batches.isEmpty }
      #expect(log.batches == [[.key(.char("j"))]])
      close(writer)
    }
  }

  @Test func `a string without an end is given up after a second`() throws {
    try withInput { loop, writer, log in
      send("\u{1B}]11;rgb", to: writer)
      try await turn(loop) { loop.untilNextTimer != nil }
      try await loop.advance(by: .milliseconds(999), watchdog: .seconds(20))
      send("x", to: writer)
      try await turn(loop) { loop.untilNextTimer == .seconds(1) }
      try await loop.advance(by: .seconds(1), watchdog: .seconds(20))
      send("j", to: writer)
      try await turn(loop) { !log.batches.isEmpty }
      #expect(log.batches == [[.key(.char("j"))]])
      close(writer)
    }
  }

  @Test func `Alt with the start of a string is a key after a second`() throws {
    try withInput { loop, writer, log in
      send("\u{1B}]", to: writer)
      try await turn(loop) { loop.untilNextTimer != nil }
      try await loop.advance(by: .milliseconds(1_024), watchdog: .seconds(20))
      #expect(log.batches.isEmpty)
      try await loop.advance(by: .milliseconds(1), watchdog: .seconds(20))
      #expect(log.batches == [[.key(Key(.character("]"), .alt))]])
      close(writer)
    }
  }

  @Test func `input without an end does not delay the release of the terminal`() throws {
    try onLoop { loop in
      let endless = open("/dev/zero", O_RDONLY | O_CLOEXEC)
      let input = TerminalInput(descriptor: endless, loop: loop, onEvents: { _ in }, onClose: {})
      var ended = 0
      input.awaitAnswers { _ in ended += 1 }
      let start = ContinuousClock.now
      input.drain(within: .milliseconds(50))
      #expect(ended == 1)
      #expect(ContinuousClock.now - start >= .milliseconds(50))
      close(endless)
    }
  }

  @Test func `a signal that asks for the end of the program ends the wait for answers`() throws {
    try onLoop { loop in
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      let input = TerminalInput(descriptor: ends[0], loop: loop, onEvents: { _ in }, onClose: {})
      var ended = 0
      input.awaitAnswers { _ in ended += 1 }
      // Pending for this thread only.
      var (hangUp, before, number) = (sigset_t(), sigset_t(), Int32(0))
      sigemptyset(&hangUp)
      sigaddset(&hangUp, SIGHUP)
      pthread_sigmask(SIG_BLOCK, &hangUp, &before)
      pthread_kill(pthread_self(), SIGHUP)
      input.drain(within: .seconds(3_600))
      sigwait(&hangUp, &number)
      pthread_sigmask(SIG_SETMASK, &before, nil)
      #expect(ended == 1 && number == SIGHUP)
      for end in ends { close(end) }
    }
  }

  @Test func `behind a multiplexer the background is awaited after its cursor position`() throws {
    try withInput { loop, writer, log in
      var answers: [[TerminalAnswer]] = []
      log.input?.awaitAnswers(background: .behindMultiplexer) { answers.append($0) }
      send("\u{1B}[2;2R", to: writer)
      try await turn(loop) { answers.count == 1 }
      send("\u{1B}]11;rgb:ff/ff/ff\u{1B}\\", to: writer)
      try await turn(loop) { answers.count == 2 }
      #expect(answers == [[.cursor(row: 2, column: 2)], [.background(.white)]])
      try await loop.advance(by: .seconds(1), watchdog: .seconds(20))
      #expect(answers.count == 2)
      close(writer)
    }
  }

  @Test func `a background that is still awaited is read before the terminal is released`() throws {
    try withInput { loop, writer, log in
      var answers: [[TerminalAnswer]] = []
      log.input?.awaitAnswers(background: .behindMultiplexer) { answers.append($0) }
      send("\u{1B}[2;2R", to: writer)
      try await turn(loop) { answers.count == 1 }
      send("\u{1B}]11;rgb:ff/ff/ff\u{1B}\\", to: writer)
      log.input?.drain()
      #expect(answers.last == [.background(.white)])
      close(writer)
    }
  }

  @Test func `the rest of an answer that has begun is read before the terminal is released`() throws {
    try withInput { loop, writer, log in
      send("\u{1B}]11;rgb:1e1e", to: writer)
      try await turn(loop) { loop.untilNextTimer != nil }
      send("/1e1e/1e1e\u{1B}\\j", to: writer)
      log.input?.drain()
      log.input?.stop()
      try await turn(loop) { !log.batches.isEmpty }
      #expect(log.batches == [[.key(.char("j"))]])
      close(writer)
    }
  }

  @Test func `Ctrl+C ends a paste whose end was lost`() throws {
    try withInput { loop, writer, log in
      send("\u{1B}[200~abc", to: writer)
      try await turn(loop) { loop.untilNextTimer != nil }
      send("\u{3}", to: writer)
      try await turn(loop) { !log.batches.isEmpty }
      #expect(log.batches == [[.paste("abc"), .key(.ctrl("c"))]])
      close(writer)
    }
  }

  @Test(
    arguments: [
      ([:], 25), (["ESCDELAY": "300"], 300), (["ESCDELAY": "0"], 1),
      (["ESCDELAY": "99999999999999999999"], 5_000),
      (["ESCDELAY": "soon"], 25), (["ESCDELAY": "-1"], 25), (["ESCDELAY": ""], 25),
    ] as [([String: String], Int)])
  func `ESCDELAY sets the delay within bounds`(_ environment: [String: String], _ milliseconds: Int) {
    #expect(TerminalInput.escapeDelay(in: environment) == .milliseconds(milliseconds))
  }

  @Test func `with a longer delay a slow sequence is one key`() throws {
    try withInput(escapeDelay: .milliseconds(300)) { loop, writer, log in
      send("\u{1B}", to: writer)
      try await turn(loop) { loop.untilNextTimer != nil }
      try await loop.advance(by: .milliseconds(299), watchdog: .seconds(20))
      send("[B", to: writer)
      try await turn(loop) { !log.batches.isEmpty }
      #expect(log.batches == [[.key(Key(.down))]])
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
