import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import TestSupport
import Testing
import UseCases

struct LoadTests {
  private static let pause = AppError.rateLimited(until: epoch + 3, isAnonymous: true)

  @Test func `a response ends the load, and an error says why there is none`() throws {
    try onLoad { test in
      test.answers.reply("a", after: .seconds(1))
      test.answers.fail(.offline)
      try await test.start("first")
      #expect(test.load.phase == .loading)
      try await test.pass(.seconds(1))
      #expect(test.load.phase == .resting && test.taken == ["a"])
      try await test.start("second")
      #expect(test.load.phase == .failed(.offline) && test.taken == ["a"])
    }
  }

  @Test func `the newest load wins, whatever arrives first`() throws {
    try onLoad { test in
      test.answers.reply("old", after: .seconds(2), ignoresCancellation: true)
      test.answers.reply("new", after: .seconds(1))
      try await test.start("first")
      try await test.start("second")
      try await test.pass(.seconds(3))
      #expect(test.taken == ["new"] && test.load.phase == .resting)
    }
  }

  @Test func `a stopped load takes neither its response nor its error`() throws {
    try onLoad { test in
      test.answers.reply("a", after: .seconds(1), ignoresCancellation: true)
      test.answers.fail(.offline, after: .seconds(1), ignoresCancellation: true)
      for _ in 0..<2 {
        try await test.start("a")
        #expect(test.load.stop())
        try await test.pass(.seconds(2))
      }
      #expect(test.taken.isEmpty && test.load.phase == .resting)
      #expect(!test.load.stop())
      #expect(test.load.hasStarted)
    }
  }

  @Test func `a limit is counted down, and the same request is sent again`() throws {
    try onLoad { test in
      test.answers.fail(Self.pause)
      test.answers.reply("a", after: .seconds(1))
      try await test.start("first")
      #expect(test.load.phase == .waiting(seconds: 3) && test.load.secondsLeft == 3)
      try await test.pass(.seconds(2))
      #expect(test.load.phase == .waiting(seconds: 1))
      #expect(test.answers.calls.count == 1)
      try await test.pass(.seconds(1))
      #expect(test.load.phase == .loading && test.load.secondsLeft == nil)
      try await test.pass(.seconds(1))
      #expect(test.answers.calls == ["first", "first"] && test.taken == ["a"])
      #expect(!test.isTiming)
    }
  }

  @Test func `a stop ends the countdown, and nothing more is sent`() throws {
    try onLoad { test in
      test.answers.fail(Self.pause)
      try await test.start("first")
      try await test.pass(.milliseconds(1_500))
      test.load.stop()
      #expect(test.load.phase == .resting && !test.isTiming)
      try await test.pass(.seconds(60))
      #expect(test.answers.calls.count == 1)
    }
  }

  @Test func `a limit in the past is waited for a second`() throws {
    try onLoad { test in
      test.answers.fail(.rateLimited(until: epoch - 100, isAnonymous: true))
      test.answers.reply("a")
      try await test.start("first")
      #expect(test.load.phase == .waiting(seconds: 1))
      try await test.pass(.seconds(1))
      #expect(test.taken == ["a"])
    }
  }

  @Test func `a saved copy is replaced at the end of the limit that it was used because of`() throws {
    try onLoad { test in
      var resumed = 0
      test.load.resume(at: Self.pause.pauseEnd) { resumed += 1 }
      try await test.pass(.seconds(1))
      #expect(test.load.pause == 2 && test.load.secondsLeft == 2 && test.load.phase == .resting)
      try await test.pass(.seconds(2))
      #expect(resumed == 1 && test.load.pause == nil)
    }
  }

  @Test func `a saved copy because of an outage is not replaced by itself`() throws {
    try onLoad { test in
      var resumed = 0
      test.load.resume(at: AppError.offline.pauseEnd) { resumed += 1 }
      #expect(test.load.pause == nil && !test.isTiming)
      try await test.pass(.seconds(60))
      #expect(resumed == 0)
    }
  }

  @Test func `closing ends the countdown too`() throws {
    try onLoad { test in
      var resumed = 0
      test.load.resume(at: Self.pause.pauseEnd) { resumed += 1 }
      try await test.pass(.seconds(1))
      #expect(!test.load.close())
      #expect(test.load.pause == nil && !test.isTiming)
      try await test.pass(.seconds(60))
      #expect(resumed == 0)
    }
  }

  @Test func `each change of the phase and of the pause is reported, and nothing else`() throws {
    try onLoad { test in
      var reported: [String] = []
      test.load.onPhase = { reported.append("\(test.load.phase)") }
      test.load.onPause = { reported.append(test.load.pause.map { "\($0) s" } ?? "over") }
      test.answers.reply("a")
      try await test.start("first")
      test.load.stop()
      test.load.resume(at: Self.pause.pauseEnd) {}
      try await test.pass(.seconds(3))
      #expect(reported == ["loading", "resting", "3 s", "2 s", "1 s", "over"])
    }
  }
}

@LoopActor
private final class LoadInTest {
  let load: Load
  let answers: ScriptedAnswers<String, String>
  /// The responses that were taken.
  private(set) var taken: [String] = []
  private let loop: EventLoop

  init(_ loop: EventLoop) {
    let now = { @Sendable in epoch + (loop.clock.now.sinceStart / .seconds(1)) }
    load = Load(on: loop, waitingBy: CountDown(on: loop, now: now))
    (answers, self.loop) = (ScriptedAnswers(loop: loop), loop)
  }

  func start(_ request: String) async throws {
    load.start { [self] in taken.append(try await load.response { try await self.answers.answer(request) }) }
    try await loop.waitUntilIdle(watchdog: .seconds(10))
  }

  func pass(_ time: Duration) async throws {
    try await loop.waitUntilIdle(watchdog: .seconds(10))
    try await loop.advance(by: time, watchdog: .seconds(10))
  }

  var isTiming: Bool { loop.untilNextTimer != nil }
}

private func onLoad(_ body: @escaping @LoopActor @Sendable (LoadInTest) async throws -> Void) throws {
  try onLoop { loop in
    try await body(LoadInTest(loop))
  }
}
