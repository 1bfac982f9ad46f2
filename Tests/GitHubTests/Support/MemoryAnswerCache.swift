import EventLoop
import GitHub

@LoopActor
final class MemoryAnswerCache: AnswerCache {
  private(set) var answers: [AnswerKey: CachedAnswer] = [:]
  private(set) var used: [AnswerKey] = []

  func answer(for key: AnswerKey) async -> CachedAnswer? { answers[key] }
  func keep(_ answer: CachedAnswer, for key: AnswerKey) { answers[key] = answer }
  func markUsed(_ key: AnswerKey) { used.append(key) }
}
