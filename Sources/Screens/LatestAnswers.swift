public import EventLoop

/// What GitHub answered last about things, for the rows of lists that were loaded before.
@LoopActor
public final class LatestAnswers {
  private var answers: [String: any Sendable] = [:]
  /// Changes with each answer.
  private(set) var version = 0

  /// A person opens a few hundred things a day.
  private static let limit = 1_000

  nonisolated init() {}

  /// - Parameter page: the address of the thing's page.
  public func note(_ answer: some Sendable, of page: String) {
    if answers.count >= Self.limit { answers = [:] }
    answers[page] = answer
    version += 1
  }

  /// Nil if there is none of this type.
  public func latest<Answer>(of page: String, as type: Answer.Type = Answer.self) -> Answer? {
    answers[page] as? Answer
  }
}
