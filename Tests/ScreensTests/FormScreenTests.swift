import EventLoop
import FoundationEssentials
import Terminal
import TestSupport
import Testing
import Texts

@testable import Screens

struct FormScreenTests {
  @Test func `fields are below the heading, facts and a problem below them`() throws {
    try onForm { form, pane in
      form.facts = ["Made by hand"]
      form.form.problem = "broken"
      let frame = frame(of: pane, .dark)
      #expect(
        (0..<8).map { text(frame, row: $0) } == [
          " Tea", "", " Name: type it", " Leaf: green", " Cups: type it", " Made by hand", "", " ! broken",
        ])
      #expect(frame[7, 1].style == Theme.dark[.problem])
      #expect(frame.focus == "name")
      #expect(frame.cursor == Point(row: 2, column: 7))
    }
  }

  @Test func `the keys for the next and the previous field wrap around`() throws {
    try onForm { form, pane in
      for (id, name) in [
        ("previous-field", "cups"), ("next-field", "name"), ("next-field", "leaf"), ("next-field", "cups"),
        ("next-field", "name"),
      ] {
        pane.actions.first { $0.id == id }?.run()
        #expect(frame(of: pane).focus == name)
      }
    }
  }

  @Test func `a click moves the focus and does nothing else`() throws {
    try onForm { form, pane in
      _ = frame(of: pane)
      #expect(pane.handle(.mouse(MouseEvent(.press(.left), at: Point(row: 4, column: 3)))))
      #expect(form.calls == ["focus 2"])
      #expect(!pane.handle(.mouse(MouseEvent(.press(.left), at: Point(row: 5, column: 3)))))
      #expect(!pane.handle(.mouse(MouseEvent(.press(.left), at: Point(row: 1, column: 3)))))
      #expect(form.calls == ["focus 2"])
    }
  }

  @Test(arguments: [(7, 0), (9, 2), (11, 4), (12, 5), (20, 5)])
  func `a click in a text puts the cursor before the character under it`(column: Int, position: Int) throws {
    try onForm { form, pane in
      _ = frame(of: pane)
      #expect(pane.handle(.mouse(MouseEvent(.press(.left), at: Point(row: 3, column: column)))))
      #expect(form.calls == ["focus 1", "cursor \(position)"])
    }
  }

  @Test func `characters and pastes are typed, and no key has two meanings`() throws {
    try onForm { form, pane in
      #expect(pane.handle(.key(.char("x"))))
      #expect(pane.handle(.paste("two words")))
      #expect(!pane.handle(.key(.ctrl("x"))))
      #expect(form.calls == ["type x", "type two words"])
      let keys = pane.actions.flatMap(\.keys)
      #expect(Set(keys).count == keys.count)
    }
  }
}

/// Runs `body` with a form of three fields, the second of which has a text.
private func onForm(_ body: @escaping @LoopActor @Sendable (Tea, FormScreen) throws -> Void) throws {
  try onLoop { _ in
    let form = Tea()
    try body(form, FormScreen(input: form, output: form, actions: []))
  }
}

@LoopActor
private func frame(of pane: FormScreen, _ theme: Theme = .plain) -> Frame {
  let buffer = FrameBuffer(size: Size(columns: 24, rows: 10))
  pane.draw(Canvas(buffer, theme: theme))
  return buffer.frame
}

private func text(_ frame: Frame, row: Int) -> String {
  String(frame.text(row: row).reversed().drop { $0 == " " }.reversed())
}

/// A form whose state is set by a test.
@LoopActor
private final class Tea: FormInput, FormOutput {
  let texts = Texts(.en)
  let fields = ["name", "leaf", "cups"].map { name in
    FormField(
      name, limit: 10, label: { _ in "\(name.capitalized): " }, hint: { _ in "type it" }, full: { _, _ in "" }
    )
  }
  lazy var form = FormState(fields, ["", "green", ""])
  let heading = "Tea"
  var facts: [String] = []
  let advice: [String] = []
  let state = "Tea"
  let takesInput = true
  let keepsTypeAhead = true
  let questionBeforeClose: Question? = nil
  /// The calls of the pane.
  var calls: [String] = []

  func appear() { calls.append("appear") }
  func leave() { calls.append("leave") }
  func discard() { calls.append("discard") }
  func close() { calls.append("close") }
  func type(_ text: String) { calls.append("type \(text)") }
  func edit(_ edit: LineEdit) { calls.append("edit \(edit)") }
  func moveCursor(to position: Int) { calls.append("cursor \(position)") }
  func save() { calls.append("save") }

  func focus(_ field: Int) {
    calls.append("focus \(field)")
    form.focus = field
  }
}
