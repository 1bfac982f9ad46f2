import EventLoop

/// Requests whose responses are held until their name is released.
@LoopActor
final class HeldReplies {
  private struct Held {
    let id: Int
    let name: String
    let request: SentRequest
    let continuation: UnsafeContinuation<Void, any Error>
  }

  private let loop: EventLoop
  private var held: [Held] = []
  private var nextID = 0

  init(loop: EventLoop) {
    self.loop = loop
  }

  /// Name and request of each, in request order.
  var descriptions: [String] { held.map { "\($0.name): \($0.request)" } }

  /// Waits until the name is released.
  /// - Throws: `CancellationError`.
  func wait(for name: String, _ request: SentRequest) async throws {
    let id = nextID
    nextID += 1
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        held.append(Held(id: id, name: name, request: request, continuation: continuation))
      }
    } onCancel: {
      loop.spawn { self.cancel(id) }
    }
  }

  /// Releases all requests held under the name. Returns their number.
  func release(_ name: String) -> Int {
    let released = held.filter { $0.name == name }
    held.removeAll { $0.name == name }
    for one in released { one.continuation.resume() }
    return released.count
  }

  private func cancel(_ id: Int) {
    guard let index = held.firstIndex(where: { $0.id == id }) else { return }
    held.remove(at: index).continuation.resume(throwing: CancellationError())
  }
}
