extension EventLoop {
  /// Calls `tick` every `interval` until the returned task is cancelled.
  @LoopActor
  public func every(_ interval: Duration, _ tick: @escaping @LoopActor @Sendable () -> Void) -> Task<
    Void, Never
  > {
    spawn {
      while !Task.isCancelled {
        do { try await self.sleep(for: interval) } catch { return }
        tick()
      }
    }
  }
}
