import EventLoop
import Screens
import TestSupport
import Testing

struct DialogsTests {
  private static let first = Question(title: "First?", detail: "", yes: "Yes")
  private static let second = Question(title: "Second?", detail: "", yes: "Yes")

  @Test(arguments: [true, false]) func `the caller gets the answer`(isYes: Bool) throws {
    try onLoop { _ in
      let dialogs = Dialogs(CurrentPreferences(Preferences()))
      let answers = Answers()
      dialogs.ask(Self.first) { answers.add($0) }
      #expect(dialogs.question == Self.first)
      #expect(answers.all == [])
      dialogs.dismiss(with: isYes ? .yes : .no)
      #expect(dialogs.question == nil)
      #expect(answers.all == [isYes])
    }
  }

  @Test func `a second question answers the first with no`() throws {
    try onLoop { _ in
      let dialogs = Dialogs(CurrentPreferences(Preferences()))
      let answers = Answers()
      dialogs.ask(Self.first) { answers.add($0) }
      dialogs.ask(Self.second) { answers.add($0) }
      #expect(answers.all == [false])
      #expect(dialogs.question == Self.second)
      dialogs.dismiss(with: .yes)
      #expect(answers.all == [false, true])
    }
  }

  @Test func `an answer may open another question`() throws {
    try onLoop { _ in
      let dialogs = Dialogs(CurrentPreferences(Preferences()))
      dialogs.ask(Self.first) { [weak dialogs] _ in dialogs?.ask(Self.second) { _ in } }
      dialogs.dismiss(with: .yes)
      #expect(dialogs.question == Self.second)
    }
  }

  @Test func `the third answer is not yes`() throws {
    try onLoop { _ in
      let dialogs = Dialogs(CurrentPreferences(Preferences()))
      let answers = Answers()
      let question = Question(
        title: "Draft", detail: "", yes: "Continue", other: "Discard", isYesSafe: true)
      dialogs.ask(question) { answers.add($0) }
      #expect(dialogs.focus == .yes)
      dialogs.dismiss(with: .other)
      #expect(answers.all == [false])
    }
  }

  @Test func `an answer without a question is ignored`() throws {
    try onLoop { _ in
      let dialogs = Dialogs(CurrentPreferences(Preferences()))
      dialogs.dismiss(with: .yes)
      #expect(dialogs.question == nil)
    }
  }
}

@LoopActor
private final class Answers {
  private(set) var all: [Bool] = []

  func add(_ answer: Bool) { all.append(answer) }
}
