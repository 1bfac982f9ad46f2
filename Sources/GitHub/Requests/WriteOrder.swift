import EventLoop

/// Lets writes to GitHub through one at a time and in order, each at least a second after the one before. GitHub's
/// secondary limits count writes most.
/// Source: docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api, "Pause between mutative
/// requests".
@LoopActor
final class WriteOrder {
  private static let distance = Duration.seconds(1)
  private let loop: EventLoop
  /// The newest write, sent or not.
  private var last: Task<Void, Never>?
  /// The number of writes that are not answered, sent or not.
  private(set) var waiting = 0
  /// Before it nothing is sent.
  private var earliest: LoopClock.Instant?

  nonisolated init(loop: EventLoop) {
    self.loop = loop
  }

  /// Runs a write in its turn. A write that is cancelled before its turn is not sent, and takes no time from the others.
  /// - Throws: what `write` throws; `CancellationError`.
  func inTurn<Value: Sendable>(
    _ write: @escaping @LoopActor @Sendable () async throws -> Value
  ) async throws -> Value {
    let before = last
    let result = Turn<Value>()
    waiting += 1
    defer { waiting -= 1 }
    let task = loop.spawn { [self] in
      await before?.value
      do {
        try await pause()
        try Task.checkCancellation()
        willSend()
        result.outcome = .success(try await write())
      } catch {
        result.outcome = .failure(error)
      }
    }
    last = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    return try result.outcome.get()
  }

  /// A write whose turn it is may first ask or wait; the pause before the next one begins when it is sent.
  func willSend() { earliest = loop.clock.now.advanced(by: Self.distance) }

  /// Waits until a second after the last write, or after the last one that was about to be sent.
  func pause() async throws {
    if let earliest { try await loop.sleep(until: earliest) }
  }

  /// What became of a write.
  @LoopActor
  private final class Turn<Value: Sendable> {
    var outcome: Result<Value, any Error> = .failure(CancellationError())
  }
}
