extension EventLoop {
  /// Switches to a virtual clock that starts at zero and is stopped.
  @LoopActor
  public func useVirtualTime() {
    time = .virtual(.zero)
  }

  /// Switches to a virtual clock that starts at zero and moves by itself from timer to timer, at real speed, but only
  /// while the loop is idle: whatever a timer or an input causes takes no time, as between the lines of a script.
  /// - Parameter grain: a rest that is shorter and reaches no timer does not count.
  @LoopActor
  public func usePacedTime(grain: Duration) {
    time = .paced(.zero, grain: grain)
  }

  /// Lets a virtual clock run at real speed from its current time, so that a user can take over.
  @LoopActor
  public func releaseTime() {
    guard case .virtual(let now) = time else { return }
    hasHelpers = true
    time = .released(ahead: now - MonotonicTime.now())
  }

  /// Whether a response from the network can be awaited: not under a script's clock, which stands still meanwhile. A
  /// paced clock rests while work is open, so the program and its recording see the same.
  @LoopActor
  public var canAwaitSockets: Bool {
    switch time {
    case .real, .paced: true
    case .virtual, .released: false
    }
  }

  /// The time until the next timer; nil if none is pending.
  @LoopActor
  public var untilNextTimer: Duration? {
    timers.nextDeadline.map { max(.zero, $0 - clock.now.sinceStart) }
  }

  /// The time until each pending timer, the next one first.
  @LoopActor
  public var pendingTimers: [Duration] {
    let now = clock.now.sinceStart
    return timers.deadlines.map { max(.zero, $0 - now) }
  }

  /// Advances the virtual clock by `span`, timer by timer, and waits until the loop is idle after each.
  /// - Throws: `StillBusy` if the loop does not become idle after a step.
  @LoopActor
  public func advance(by span: Duration, watchdog: Duration) async throws {
    guard case .virtual(let now) = time else { return }
    let end = now + span
    while let next = [timers.nextDeadline, alarms.nextDeadline].compactMap(\.self).min(), next <= end {
      time = .virtual(max(next, clock.now.sinceStart))
      if let timer = timers.popDue(at: next) ?? alarms.popDue(at: next) { timer.fire() }
      try await waitUntilIdle(watchdog: watchdog)
    }
    time = .virtual(end)
    try await waitUntilIdle(watchdog: watchdog)
  }
}
