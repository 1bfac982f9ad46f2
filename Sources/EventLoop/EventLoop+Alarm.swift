import CLinux

extension EventLoop {
  /// Sleeps like `sleep(for:)`, but for something far away that no user waits for, such as midnight: a script that waits for
  /// the next timer does not go there, and a virtual clock only gets there when it is advanced so far.
  /// - Throws: `CancellationError` if the task is cancelled.
  @LoopActor
  public func sleepUnawaited(for duration: Duration) async throws {
    let deadline = clock.now.advanced(by: duration).sinceStart
    try await sleep { alarms.add(at: deadline, $0) }
  }

  /// Calls `action` when the wall clock was set or the machine woke from a suspension, in which timers stand still. Never
  /// calls it if the system does not report that.
  @LoopActor
  public func onClockJump(_ action: @escaping @LoopActor () -> Void) {
    let descriptor = octodo_clock_descriptor()
    guard descriptor >= 0 else { return }
    watch(descriptor, for: .readable) { _ in
      if octodo_clock_was_set(descriptor) { action() }
    }
  }
}
