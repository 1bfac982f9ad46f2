extension EventLoop {
  /// Makes the clock a virtual one that starts at zero and stands still.
  @LoopActor
  public func useVirtualTime() {
    time = .virtual(.zero)
  }

  /// Lets a virtual clock go on from where it stands, as fast as the machine's, for a person to take over.
  @LoopActor
  public func releaseTime() {
    guard case .virtual(let now) = time else { return }
    hasHelpers = true
    time = .released(ahead: now - MonotonicTime.now())
  }

  /// How far the clock's next timer is away; nil where none is pending.
  @LoopActor
  public var untilNextTimer: Duration? {
    timers.nextDeadline.map { max(.zero, $0 - clock.now.sinceStart) }
  }

  /// How far each pending timer is away, the next one first.
  @LoopActor
  public var pendingTimers: [Duration] {
    let now = clock.now.sinceStart
    return timers.deadlines.map { max(.zero, $0 - now) }
  }

  /// Moves the virtual clock by `span`, timer by timer, and settles after each.
  /// - Throws: `StillBusy` when a step does not come to rest.
  @LoopActor
  public func advance(by span: Duration, watchdog: Duration) async throws {
    guard case .virtual(let now) = time else { return }
    let end = now + span
    while let next = timers.nextDeadline, next <= end {
      time = .virtual(max(next, clock.now.sinceStart))
      if let timer = timers.popDue(at: next) { timer.fire() }
      try await settle(watchdog: watchdog)
    }
    time = .virtual(end)
    try await settle(watchdog: watchdog)
  }
}
