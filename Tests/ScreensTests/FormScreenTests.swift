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

  @Test func `the keys for the fields above and below do not wrap around`() throws {
    try onForm { form, pane in
      for (id, name) in [
        ("field-above", "name"), ("field-below", "leaf"), ("field-below", "cups"), ("field-below", "cups"),
        ("field-above", "leaf"),
      ] {
        pane.actions.first { $0.id == id }?.run()
        #expect(frame(of: pane).focus == name)
      }
    }
  }

  @Test func `fields of a group have their texts in one column, and a blank row between groups`() throws {
    try onForm([("Name", 0), ("Leaf", 1), ("Cups of it", 1)]) { form, pane in
      form.facts = ["Made by hand"]
      let frame = frame(of: pane)
      #expect(
        (2..<7).map { text(frame, row: $0) } == [
          " Name: type it", " Made by hand", "", " Leaf:       green", " Cups of it: type it",
        ])
    }
  }

  @Test func `each field is read once a frame, also the one whose reading is drawn in two places`() throws {
    try onForm { form, pane in
      form.form.focus = 1
      for reading in [
        nil, FieldLanguage.Reading.understood("tea"), .fault(String(repeating: "no ", count: 60)),
      ] {
        form.readings[1] = reading
        form.asked = []
        _ = frame(of: pane)
        #expect(form.asked.sorted() == [0, 1, 2])
      }
    }
  }

  @Test func `what is understood stands beside the text, and below if it is too long for that`() throws {
    try onForm { form, pane in
      form.readings = [1: .understood("tea")]
      #expect(text(frame(of: pane), row: 3) == " Leaf: green   tea")
      form.form.focus = 1
      form.readings = [1: .understood("a tea for all")]
      let frame = frame(of: pane, .dark)
      #expect(text(frame, row: 3) == " Leaf: green   a tea f…")
      #expect(text(frame, row: 6) == " a tea for all")
      #expect(frame[6, 1].style == Theme.dark[.secondary])
    }
  }

  @Test func `a fault has a mark, and stands below in full, also when its field was left`() throws {
    try onForm { form, pane in
      form.readings = [1: .fault("There is no such leaf.")]
      #expect(text(frame(of: pane), row: 3) == " Leaf: green   ! There…")
      #expect(text(frame(of: pane), row: 6) == " ! There is no such")
      form.form.focus = 1
      let frame = frame(of: pane, .dark)
      #expect(text(frame, row: 6) == " ! There is no such")
      #expect(frame[6, 1].style == Theme.dark[.problem])
    }
  }

  @Test func `Tab takes the first word that is offered, and else goes to the next field`() throws {
    try onForm { form, pane in
      form.completion = FieldLanguage.Completion(0..<2, ["green", "grey"], shown: ["Green tea", "Grey tea"])
      #expect(text(frame(of: pane), row: 6) == " Green tea  Grey tea")
      #expect(pane.status.last == "Tab completes")
      pane.actions.first { $0.id == "next-field" }?.run()
      #expect(form.calls == ["complete"])
      form.completion = nil
      pane.actions.first { $0.id == "next-field" }?.run()
      #expect(form.calls == ["complete", "complete", "focus 1"])
    }
  }

  @Test func `a low screen shows the focused field, and how many there are`() throws {
    try onForm { form, pane in
      @LoopActor func rows(_ count: Int) -> [String] {
        let frame = frame(of: pane, rows: count)
        return (0..<count).map { text(frame, row: $0) }
      }
      #expect(rows(4) == [" Name: type it", " Leaf: green", " Cups: type it", ""])
      #expect(rows(2) == [" Name: type it", " Leaf: green"])
      form.form.focus = 2
      #expect(rows(2) == [" Leaf: green", " Cups: type it"])
    }
    try onForm((1...12).map { ("Field \($0)", 0) }) { form, pane in
      form.form.focus = 11
      let frame = frame(of: pane)
      #expect(text(frame, row: 0) == " Tea              12/12")
      #expect(text(frame, row: 9) == " Field 12: type it")
      _ = pane.handle(.mouse(MouseEvent(.press(.left), at: Point(row: 2, column: 3))))
      #expect(form.calls == ["focus 4"])
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

/// Runs `body` with a form, the second field of which has a text.
/// - Parameter fields: the labels and groups of the fields.
private func onForm(
  _ fields: [(label: String, group: Int)] = ["Name", "Leaf", "Cups"].map { ($0, 0) },
  _ body: @escaping @LoopActor @Sendable (Tea, FormScreen) throws -> Void
) throws {
  try onLoop { _ in
    let form = Tea(fields)
    try body(form, FormScreen(input: form, output: form))
  }
}

@LoopActor
private func frame(of pane: FormScreen, _ theme: Theme = .plain, rows: Int = 10) -> Frame {
  let buffer = FrameBuffer(size: Size(columns: 24, rows: rows))
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
  let fields: [FormField]
  var form: FormState
  let heading = "Tea"
  var facts: [String] = []
  let advice: [String] = []
  var readings: [Int: FieldLanguage.Reading] = [:]
  var completion: FieldLanguage.Completion?
  let state = "Tea"
  let takesInput = true
  let keepsTypeAhead = true
  let questionBeforeClose: Question? = nil
  /// The calls of the pane.
  var calls: [String] = []

  init(_ fields: [(label: String, group: Int)]) {
    self.fields = fields.map { field in
      FormField(
        field.label.lowercased(), limit: 10, group: field.group, label: { _ in "\(field.label): " },
        hint: { _ in "type it" }, full: { _, _ in "" })
    }
    form = FormState(self.fields, fields.indices.map { $0 == 1 ? "green" : "" })
  }

  /// The fields whose readings were asked for.
  var asked: [Int] = []

  func reading(of field: Int) -> FieldLanguage.Reading? {
    asked.append(field)
    return readings[field]
  }

  func appear() { calls.append("appear") }
  func leave() { calls.append("leave") }
  func discard() { calls.append("discard") }
  func close() { calls.append("close") }
  func type(_ text: String) { calls.append("type \(text)") }
  func edit(_ edit: LineEdit) { calls.append("edit \(edit)") }
  func moveCursor(to position: Int) { calls.append("cursor \(position)") }
  func save() { calls.append("save") }

  func complete() -> Bool {
    calls.append("complete")
    return completion != nil
  }

  func focus(_ field: Int) {
    calls.append("focus \(field)")
    form.focus = field
  }
}
