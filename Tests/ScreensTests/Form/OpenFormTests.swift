import AppTestSupport
import Domain
import EventLoop
import Terminal
import TestSupport
import Testing

@testable import Screens

struct OpenFormTests {
  @Test func `each kind of field has its value in the answer`() throws {
    try onForm { form, _ in
      form.press("Right", "Tab", "e", "a", "r", "l", "Tab", "x", ",", " ", "y", ",")
      let answer = try #require(form.answer)
      #expect(answer.value(of: "size") == "large")
      #expect(answer.value(of: "name") == "earl")
      #expect(answer.values(of: "leaves") == ["x", "y"])
      #expect(answer.value(of: "nothing") == nil)
    }
  }

  @Test func `in quotes a value of a list can have commas, and a quote within a word is a letter`() throws {
    try onForm { form, _ in
      form.press("Tab", "Tab")
      form.press(
        "\"hot, very\", 3.5\" lid, \"a \"\"b\"\"\", \"open, end".map { $0 == " " ? "Space" : String($0) })
      #expect(form.answer?.values(of: "leaves") == ["hot, very", "3.5\" lid", "a \"b\"", "open, end"])
    }
  }

  @Test func `an empty text has no value, and blanks around one are left out`() throws {
    try onForm { form, _ in
      form.press("Tab", "Space", "Space")
      #expect(form.answer?.value(of: "name") == nil)
      form.press("a", "Space")
      #expect(form.answer?.value(of: "name") == "a")
    }
  }

  @Test(arguments: [
    (["Right"], "large"), (["Space", "l"], "cracked"), (["Left"], "cracked"), (["h", "Right"], "small"),
  ])
  func `the options of a choice go round`(keys: [String], chosen: String) throws {
    try onForm { form, _ in
      form.press(keys)
      #expect(form.answer?.value(of: "size") == chosen)
    }
  }

  @Test func `Tab, the arrows and a click move the focus, which goes round`() throws {
    try onForm { form, _ in
      for (key, name) in [
        ("Tab", "name"), ("Down", "leaves"), ("Tab", "size"), ("Shift+Tab", "leaves"), ("Up", "name"),
        ("Up", "size"),
      ] {
        form.press(key)
        #expect(form.frame.focus == name)
      }
      form.click("Name")
      #expect(form.frame.focus == "name")
    }
  }

  @Test func `a click chooses an option`() throws {
    try onForm { form, _ in
      form.click("cracked")
      #expect(form.answer?.value(of: "size") == "cracked")
    }
  }

  @Test func `only a letter that is no text leaves the form, and a key without a meaning says so`() throws {
    try onForm { form, _ in
      #expect(form.outcome(of: "x") == "unknown x")
      #expect(form.outcome(of: "q") == "left")
      form.press("Tab")
      #expect(form.outcome(of: "q") == "open")
      #expect(form.outcome(of: "Esc") == "left")
    }
  }

  @Test func `the known words and those of the load complete a list, the ones that begin so first`() throws {
    try onForm { form, loads in
      form.press("Tab", "Tab")
      #expect(loads.count == 0)
      #expect(form.form.suggestions == ["green tea", "oolong"])
      form.press("t", "e")
      #expect(form.frame.lines.contains { $0.contains("Loading...") })
      try await form.world.waitUntilIdle()
      try await form.world.advance(by: .seconds(1))
      #expect(form.form.suggestions == ["tea", "green tea"])
      form.press("Down", "Down", "Enter", ",", "t", "e", "a")
      #expect(form.answer?.values(of: "leaves") == ["green tea", "tea"])
      #expect(loads.count == 1)
    }
  }

  @Test func `the bottom line says that Enter completes only while a suggestion has the focus`() throws {
    try onForm { form, _ in
      form.press("Tab", "Tab", "Down")
      let inSuggestions = try #require(form.frame.lines.first { $0.contains("Enter completes") })
      #expect(!inSuggestions.contains("Enter applies"))
      form.press("Enter")
      let inField = try #require(form.frame.lines.first { $0.contains("Enter applies") })
      #expect(!inField.contains("Enter completes"))
    }
  }

  @Test func `a word that is in the list is no suggestion, and case does not matter`() throws {
    try onForm { form, _ in
      form.press("Tab", "Tab", "o", "o", "l", "o", "n", "g", ",", "O")
      #expect(form.form.suggestions == [])
      form.press("Backspace", "G", "R", "E")
      #expect(form.form.suggestions == ["green tea"])
    }
  }

  @Test func `Up goes back from the suggestions to the text, and then to the field above`() throws {
    try onForm { form, _ in
      form.press("Tab", "Tab", "Down")
      try await form.world.waitUntilIdle()
      try await form.world.advance(by: .seconds(1))
      #expect(form.frame.selected == "green tea")
      form.press("Up")
      #expect(form.frame.selected == nil)
      #expect(form.frame.focus == "leaves")
      form.press("Up")
      #expect(form.frame.focus == "name")
    }
  }

  @Test func `the focus stays on its word when others come before it`() throws {
    try onForm { form, _ in
      form.press("Tab", "Tab", "t", "e", "Down")
      #expect(form.frame.selected == "green tea")
      try await form.world.waitUntilIdle()
      try await form.world.advance(by: .seconds(1))
      #expect(form.form.suggestions == ["tea", "green tea"])
      #expect(form.frame.selected == "green tea")
    }
  }

  @Test func `a load that fails says why, and leaves the known words`() throws {
    try onForm(failure: .offline) { form, _ in
      form.press("Tab", "Tab", "o")
      try await form.world.waitUntilIdle()
      try await form.world.advance(by: .seconds(1))
      #expect(form.frame.lines.contains { $0.contains("No network") })
      #expect(form.form.suggestions == ["oolong"])
    }
  }

  @Test func `a form that is closed while words are loading stays as it is`() throws {
    try onForm { form, _ in
      form.press("Tab", "Tab", "t")
      form.form.close()
      try await form.world.waitUntilIdle()
      try await form.world.advance(by: .seconds(1))
      #expect(form.form.suggestions == ["green tea"])
    }
  }

  @Test func `in a low terminal the focused field and a suggestion are on view`() throws {
    try onForm { form, _ in
      form.press("Tab", "Tab")
      let lines = form.frame(of: Size(columns: 30, rows: 6)).lines
      #expect(lines.contains { $0.contains("Leaves") })
      #expect(lines.contains { $0.contains("green tea") })
    }
  }

  @Test func `options that do not fit are shown one at a time`() throws {
    try onForm { form, _ in
      let lines = form.frame(of: Size(columns: 24, rows: 14)).lines
      #expect(lines.contains { $0.contains("[small]") && !$0.contains("large") })
    }
  }
}

/// A form with its last outcome.
@LoopActor
private final class Opened {
  let form: OpenForm
  let world: FakeWorld

  init(_ form: OpenForm, _ world: FakeWorld) {
    (self.form, self.world) = (form, world)
  }

  func press(_ keys: String...) { press(keys) }

  func press(_ keys: [String]) {
    for key in keys { _ = outcome(of: key) }
  }

  func outcome(of key: String) -> String {
    guard let key = Key(name: key) else { return "no key" }
    switch form.handle(.key(key)) {
    case .open: return "open"
    case .unknownKey(let key): return "unknown \(key)"
    case .left: return "left"
    case .answered: return "answered"
    }
  }

  /// What Enter answers now.
  var answer: BoxAnswer? {
    if case .answered(let answer) = form.handle(.key(Key(.enter))) { answer } else { nil }
  }

  func click(_ word: String) {
    let lines = frame.lines
    guard let row = lines.firstIndex(where: { $0.contains(word) }),
      let range = lines[row].firstRange(of: word)
    else { return }
    let column = lines[row].distance(from: lines[row].startIndex, to: range.lowerBound)
    _ = form.handle(.mouse(MouseEvent(.press(.left), at: Point(row: row, column: column))))
  }

  var frame: Drawn { frame(of: Size(columns: 60, rows: 16)) }

  func frame(of size: Size) -> Drawn {
    let buffer = FrameBuffer(size: size)
    form.draw(Canvas(buffer, theme: .plain))
    return Drawn(
      lines: (0..<size.rows).map { buffer.frame.text(row: $0) }, focus: buffer.frame.focus,
      selected: buffer.frame.selected["tea"].map { "\($0)" })
  }
}

private struct Drawn {
  let lines: [String]
  let focus: String?
  let selected: String?
}

@LoopActor
private final class Loads {
  var count = 0
}

/// Runs `body` with a form of three fields, whose last one loads `tea` in a second.
private func onForm(
  failure: AppError? = nil, _ body: @escaping @LoopActor @Sendable (Opened, Loads) async throws -> Void
) throws {
  try onWorld { world in
    let loads = Loads()
    let sizes = ["small", "large", "cracked"].map { BoxField.Option($0, $0) }
    let form = BoxForm(
      "tea", title: "Tea",
      fields: [
        .choice("size", "Size", sizes, chosen: "small"), .text("name", "Name", value: "", hint: "any"),
        .list("leaves", "Leaves", values: [], hint: "any", known: ["green tea", "oolong", "oolong"]) {
          loads.count += 1
          try await world.loop.sleep(for: .seconds(1))
          if let failure { throw failure }
          return ["tea", "oolong"]
        },
      ])
    try await body(Opened(OpenForm(form, world.environment), world), loads)
  }
}
