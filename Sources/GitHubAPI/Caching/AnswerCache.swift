public import EventLoop

/// Keeps answers, so that GitHub can say "as before" instead of sending them again. A cache that fails is one
/// that knows nothing: asking works without it, so nothing here throws.
@LoopActor
public protocol AnswerCache: AnyObject, Sendable {
  func answer(for key: AnswerKey) async -> CachedAnswer?

  /// Keeps the answer soon, without making the caller wait.
  func keep(_ answer: CachedAnswer, for key: AnswerKey)

  /// Says that the answer was right once more, so that it is not among the next to go.
  func markUsed(_ key: AnswerKey)
}
