import EventLoop

/// Counts the elements of a stream.
@LoopActor
final class TickCounter {
  private(set) var count = 0
  private var task: Task<Void, Never>?

  init(_ stream: AsyncStream<Void>, on loop: EventLoop) {
    task = loop.spawn { [weak self] in
      for await _ in stream { self?.count += 1 }
    }
  }

  func stop() {
    task?.cancel()
  }
}
