public import EventLoop
public import Observation

/// Questions that must be answered before anything else happens. One at a time.
@LoopActor
@Observable
public final class Dialogs {
  public private(set) var question: Question?
  @ObservationIgnored private var answer: CheckedContinuation<Bool, Never>?

  public nonisolated init() {}

  /// Asks, and waits for yes or no.
  public func confirm(_ question: Question) async -> Bool {
    dismiss(with: false)
    return await withCheckedContinuation { continuation in
      self.question = question
      answer = continuation
    }
  }

  /// Answers the question that is shown.
  public func dismiss(with isYes: Bool) {
    question = nil
    answer?.resume(returning: isYes)
    answer = nil
  }
}

/// A question with two answers.
public struct Question: Hashable, Sendable {
  public var title: String
  public var detail: String
  /// What yes does, in a word: «Delete».
  public var yes: String

  public init(title: String, detail: String, yes: String) {
    self.title = title
    self.detail = detail
    self.yes = yes
  }
}
