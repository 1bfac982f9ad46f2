import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts

struct LineEditTests {
  @Test func `no key has two edits`() {
    let keys = LineEdit.allCases.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func `no edit uses a key that types text`() {
    for key in LineEdit.allCases.flatMap(\.keys) {
      #expect(InputEvent.key(key).typedText == nil, "\(key)")
    }
  }

  @Test func `each action applies its own edit`() throws {
    try onLoop { _ in
      let applied = Applied()
      let actions = LineEdit.actions({ Texts(.en) }) { applied.edits.append($0) }
      for action in actions { action.run() }
      #expect(applied.edits == LineEdit.allCases)
      #expect(actions.map(\.keys) == LineEdit.allCases.map(\.keys))
    }
  }

  @Test(
    arguments: [
      (InputEvent.key(.char("a")), "a"), (.key(Key(.character("A"), .shift)), "A"), (.key(.char(" ")), " "),
      (.key(.char("日")), "日"), (.paste("two\nlines"), "two\nlines"), (.key(.ctrl("a")), nil),
      (.key(Key(.character("a"), .alt)), nil), (.key(Key(.enter)), nil), (.focus(true), nil),
      (.resize(Size(columns: 1, rows: 1)), nil),
    ] as [(InputEvent, String?)])
  func `only plain characters and pastes are typed text`(event: InputEvent, expected: String?) {
    #expect(event.typedText == expected)
  }
}

@LoopActor
private final class Applied {
  var edits: [LineEdit] = []
}
