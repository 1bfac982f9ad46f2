public import EventLoop
public import Observation

/// Questions that block all other input, one at a time.
@LoopActor
@Observable
public final class Dialogs {
  public private(set) var question: Question?
  @ObservationIgnored private var answer: (@LoopActor (Bool) -> Void)?

  public nonisolated init() {}

  /// Shows a question, and calls `answer` with the user's choice. A question that is still open is answered
  /// with no.
  public func ask(_ question: Question, answer: @escaping @LoopActor (Bool) -> Void) {
    dismiss(with: false)
    self.question = question
    self.answer = answer
  }

  /// Answers the open question.
  public func dismiss(with isYes: Bool) {
    let answer = self.answer
    self.answer = nil
    if question != nil { question = nil }
    answer?(isYes)
  }
}

/// A question with two answers.
public struct Question: Hashable, Sendable {
  public var title: String
  public var detail: String
  /// What yes does, in one word: «Delete».
  public var yes: String
  /// What no does, in one word.
  public var no: String?
  /// What Enter answers: yes only where nothing is lost by it.
  public var enter: Bool

  public init(title: String, detail: String, yes: String, no: String? = nil, enter: Bool = false) {
    self.title = title
    self.detail = detail
    self.yes = yes
    self.no = no
    self.enter = enter
  }
}
