public import Domain
public import EventLoop

/// The replies of a fake, one per call in the order of the calls, and the calls so far.
@LoopActor
public final class ScriptedAnswers<Call: Hashable & Sendable, Value: Sendable> {
  /// The calls so far, in order.
  public private(set) var calls: [Call] = []
  /// The calls that were cancelled before their reply.
  public private(set) var cancelled: [Call] = []
  private var replies: [Reply<Value>] = []
  private let loop: EventLoop

  public init(loop: EventLoop) {
    self.loop = loop
  }

  public func reply(_ value: Value, after delay: Duration = .zero, ignoresCancellation: Bool = false) {
    replies.append(Reply(.success(value), after: delay, ignoresCancellation: ignoresCancellation))
  }

  public func fail(_ error: AppError, after delay: Duration = .zero, ignoresCancellation: Bool = false) {
    replies.append(Reply(.failure(error), after: delay, ignoresCancellation: ignoresCancellation))
  }

  /// - Throws: the error of the reply, `CancellationError`, or `AppError.other` if there is no reply left.
  public func answer(_ call: Call) async throws -> Value {
    calls.append(call)
    guard !replies.isEmpty else { throw AppError.other(reason: "no reply is left for \(call)") }
    let reply = replies.removeFirst()
    if reply.ignoresCancellation {
      await loop.spawn { [loop] in try? await loop.sleep(for: reply.delay) }.value
    } else {
      do {
        if reply.delay > .zero { try await loop.sleep(for: reply.delay) }
      } catch {
        cancelled.append(call)
        throw error
      }
    }
    return try reply.result.get()
  }
}
