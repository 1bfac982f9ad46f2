import EventLoop
import HTTP
import Stubs

extension TestRun {
  /// The default timeout of `wait`.
  private static let longestWait = Duration.seconds(30)

  func advance(_ advance: Advance) async throws {
    try requireNothingPending()
    guard settings.network != .live else {
      throw StepFailure("with `set network live` the clock is real; `wait` for a text")
    }
    switch advance {
    case .by(let span): try await move(by: span)
    case .toNextTimer:
      guard let span = loop.untilNextTimer else { throw StepFailure("no timer is pending") }
      try await move(by: span)
    }
  }

  private func move(by span: Duration) async throws {
    // While recording, time really passes, so that the same script can play the cassette.
    if settings.isLive { return try await rest(for: span, watchdog: settings.watchdog) }
    screenText = nil
    var left = span
    while let next = loop.untilNextTimer, next < left {
      expectReturn()
      try await loop.advance(by: next, watchdog: settings.watchdog)
      left -= next
    }
    expectReturn()
    try await loop.advance(by: left, watchdog: settings.watchdog)
    try collect()
  }

  /// Advances the clock timer by timer until the text appears.
  func wait(_ wait: Wait) async throws {
    if settings.isLive { return try await waitForReal(wait) }
    let limit = wait.limit ?? Self.longestWait
    let start = loop.clock.now
    while true {
      if try isSeen(wait) { return }
      guard let next = loop.untilNextTimer else { throw notSeen(wait, Self.nothingLeft) }
      guard start.duration(to: loop.clock.now) + next <= limit else {
        throw notSeen(wait, "not within \(limit.scriptText)")
      }
      try await move(by: next)
    }
  }

  /// Waits on the real clock, because real responses arrive at any time. Checks the screen whenever the
  /// program is idle.
  private func waitForReal(_ wait: Wait) async throws {
    let limit = wait.limit ?? Self.longestWait
    let end = loop.clock.now.advanced(by: limit)
    while !(try isSeen(wait)) {
      let left = loop.clock.now.duration(to: end)
      guard left > .zero else { throw notSeen(wait, "not within \(limit.scriptText)") }
      guard let next = loop.untilNextTimer else { throw notSeen(wait, Self.nothingLeft) }
      do {
        try await rest(for: min(next, left), watchdog: max(left, .milliseconds(1)))
      } catch is StillBusy {
        throw notSeen(wait, "not within \(limit.scriptText)")
      }
    }
  }

  /// Lets real time pass, then waits until idle.
  private func rest(for span: Duration, watchdog: Duration) async throws {
    hangGuard.relax()
    try await loop.sleep(for: span)
    screenText = nil
    try await loop.waitUntilIdle(watchdog: watchdog)
    try collect()
  }

  private func isSeen(_ wait: Wait) throws -> Bool {
    let area = try ScreenArea(wait.region, of: screen().frame)
    return try !hits(of: wait.pattern, in: area).isEmpty
  }

  private static let nothingLeft = "no timer and no request is left that could change the screen"

  /// Includes what is still pending: timers, and requests without a response.
  private func notSeen(_ wait: Wait, _ reason: String) -> StepFailure {
    var lines = ["\(name(of: wait.pattern)) did not show: \(reason)"]
    lines += loop.pendingTimers.map { "    timer    in \($0.scriptText)" }
    lines += log.openRequests.map { "    request  \($0)" }
    return StepFailure(lines.joined(separator: "\n"))
  }
}
