public import Domain
public import EventLoop

/// What a fake answers, one reply a call in the order of the calls, and which calls came.
@LoopActor
public final class ScriptedAnswers<Call: Hashable & Sendable, Value: Sendable> {
  /// The calls so far, in order.
  public private(set) var calls: [Call] = []
  /// Those of them that were given up before their answer came.
  public private(set) var cancelled: [Call] = []
  private var replies: [Reply<Value>] = []
  private let loop: EventLoop

  init(loop: EventLoop) {
    self.loop = loop
  }

  public func reply(_ value: Value, after delay: Duration = .zero, ignoresCancellation: Bool = false) {
    replies.append(Reply(.success(value), after: delay, ignoresCancellation: ignoresCancellation))
  }

  public func fail(_ error: AppError, after delay: Duration = .zero, ignoresCancellation: Bool = false) {
    replies.append(Reply(.failure(error), after: delay, ignoresCancellation: ignoresCancellation))
  }

  /// - Throws: the error of the reply, `CancellationError`, or `AppError.other` where there is no reply left.
  func answer(_ call: Call) async throws -> Value {
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
