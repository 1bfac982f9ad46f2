public import EventLoop

/// A cache of responses, so that GitHub can answer 304 instead of sending them again. A failing cache counts
/// as empty: requests work without it, so nothing here throws.
@LoopActor
public protocol AnswerCache: AnyObject, Sendable {
  func answer(for key: AnswerKey) async -> CachedAnswer?

  /// Stores the response in the background, without blocking the caller.
  func keep(_ answer: CachedAnswer, for key: AnswerKey)

  /// Marks a response that a 304 confirmed as recently used, which delays its eviction.
  func markUsed(_ key: AnswerKey)
}
