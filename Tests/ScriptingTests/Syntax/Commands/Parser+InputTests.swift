import Stubs
import Terminal
import Testing

@testable import Scripting

struct ParserInputTests {
  @Test(arguments: [
    ("type \"naïve 検索\"", Command.type("naïve 検索")),
    (#"paste "two\nlines""#, .paste("two\nlines")),
    ("paste <<<\n  two\n  lines\n>>>", .paste("two\nlines")),
    ("resize 60x20", .resize(Size(columns: 60, rows: 20))),
    ("focus in", .focus(isIn: true)),
    ("focus out", .focus(isIn: false)),
    ("signal INT", .signal(.interrupt)),
    ("signal TERM", .signal(.terminate)),
    ("signal HUP", .signal(.hangUp)),
    ("signal TSTP", .signal(.stop)),
    ("signal CONT", .signal(.resume)),
    ("signal WINCH", .signal(.windowChange)),
  ])
  func `an input line is read`(line: String, expected: Command) throws {
    let commands = try Script.commands(line)
    #expect(commands == [expected])
  }

  @Test func `a burst contains its input lines`() throws {
    let steps = try Script.parse("burst\n  key a\n\n  repeat 2\n    type \"x\"\n  end\nend\nsettle").tests[0]
      .steps
    #expect(steps.map(\.source) == ["burst", "settle"])
    guard case .burst(let inner)? = steps.first?.command else {
      Issue.record("no burst")
      return
    }
    #expect(
      inner.map(\.command) == [
        .key([KeyPress(key: .char("a"), count: 1)]), .type("x"), .type("x"),
      ])
    #expect(inner.map(\.location.line) == [2, 5, 5])
  }

  @Test func `only input is allowed in a burst`() {
    let errors = Script.errors(
      "burst\n  see \"x\"\n  burst\n    key a\n  end\n  events\n  event x\n  end\n  key b\nend")
    #expect(errors.map(\.location.description) == ["t.steps:2:3", "t.steps:3:3", "t.steps:6:3"])
    #expect(Set(errors.map(\.message)) == ["only input stands between burst and end, such as key and type"])
  }

  @Test(arguments: [
    Mistake("type", 5, "a text is missing at the end of the line"),
    Mistake("type swift", 6, "\"swift\" does not fit here; expected a text; a text goes in quotes"),
    Mistake("type \"a\" b", 10, "\"b\" does not fit here; expected the end of the line"),
    Mistake("paste a", 7, "\"a\" does not fit here; expected a text or <<<; a text goes in quotes"),
    Mistake("resize 80", 8, "\"80\" does not fit here; expected a size such as 80x24"),
    Mistake("resize 0x0", 8, "a screen has 1 to 1000 columns and rows"),
    Mistake("focus on", 7, "\"on\" does not fit here; expected \"in\" or \"out\"", "in"),
    Mistake("signal", 7, "a signal (INT, TERM, HUP, TSTP, CONT, WINCH) is missing at the end of the line"),
    Mistake("signal KILL", 8, "\"KILL\" is not a signal; known are INT, TERM, HUP, TSTP, CONT, WINCH"),
    Mistake(
      "signal term", 8, "\"term\" is not a signal; known are INT, TERM, HUP, TSTP, CONT, WINCH", "TERM"),
  ])
  func `an invalid input line is named`(mistake: Mistake) {
    mistake.expectReport()
  }
}

struct ParserKeyTests {
  @Test func `chords in order, with repeats and quoted keys`() throws {
    let commands = try Script.commands("key Ctrl+R Down*3 \"/\"")
    #expect(
      commands == [
        .key([
          KeyPress(key: .ctrl("r"), count: 1),
          KeyPress(key: Key(.down), count: 3),
          KeyPress(key: .char("/"), count: 1),
        ])
      ])
  }

  @Test(arguments: [
    ("Up", Key.Code.up), ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home), ("End", .end),
    ("PageUp", .pageUp), ("PageDown", .pageDown), ("Insert", .insert), ("Delete", .delete), ("Enter", .enter),
    ("Tab", .tab), ("BackTab", .backTab), ("Backspace", .backspace), ("Esc", .escape),
    ("Space", .character(" ")),
    ("F1", .function(1)), ("F12", .function(12)), ("PAGEUP", .pageUp), ("esc", .escape), ("f5", .function(5)),
    ("a", .character("a")), ("A", .character("A")), ("7", .character("7")), ("\"検\"", .character("検")),
    ("\" \"", .character(" ")), (#""\t""#, .tab), (#""\n""#, .enter), (#""\e""#, .escape),
    ("'\"'", .character("\"")),
  ])
  func `every key has a name`(written: String, code: Key.Code) throws {
    let commands = try Script.commands("key \(written)")
    #expect(commands == [.key([KeyPress(key: Key(code), count: 1)])])
  }

  @Test func `modifiers can be combined in any case`() throws {
    let commands = try Script.commands("key ctrl+ALT+Shift+Up*2 Ctrl+1 Alt+\"+\" Shift+Tab")
    #expect(
      commands == [
        .key([
          KeyPress(key: Key(.up, [.control, .alt, .shift]), count: 2),
          KeyPress(key: .ctrl("1"), count: 1),
          KeyPress(key: Key(.character("+"), .alt), count: 1),
          KeyPress(key: Key(.backTab), count: 1),
        ])
      ])
  }

  @Test(arguments: [("Ctrl+I", "Tab"), ("ctrl+m", "Enter"), ("Ctrl+\"[\"", "Esc")])
  func `a chord that a terminal cannot distinguish from a key gives a warning`(chord: String, twin: String)
    throws
  {
    let warnings = try Script.parse("key \(chord)").warnings
    #expect(
      warnings.map(\.description) == [
        "t.steps:1:5: warning: in a terminal this chord is \(twin); write \(twin)\nkey \(chord)\n    ^"
      ])
  }

  @Test func `other chords give no warning`() throws {
    let warnings = try Script.parse("key Ctrl+R Ctrl+Shift+I i m \"[\" Alt+i").warnings
    #expect(warnings.isEmpty)
  }

  @Test(arguments: [
    Mistake("key", 4, "a key is missing at the end of the line"),
    Mistake("key Dwn", 5, "\"Dwn\" is not a key; a text is typed with type", "Down"),
    Mistake("key Return", 5, "\"Return\" is not a key; a text is typed with type", "Enter"),
    Mistake("key Escape", 5, "\"Escape\" is not a key; a text is typed with type", "Esc"),
    Mistake("key F13", 5, "\"F13\" is not a key; a text is typed with type", "F1"),
    Mistake("key gg", 5, "\"gg\" is not a key; a text is typed with type"),
    Mistake("key Ctrl-R", 5, "\"Ctrl-R\" is not a key; a text is typed with type", "Ctrl+R"),
    Mistake("key C-x", 5, "\"C-x\" is not a key; a text is typed with type", "Ctrl+x"),
    Mistake("key Ctr+R", 5, "\"Ctr\" cannot be held with a key; Ctrl, Alt and Shift can", "Ctrl"),
    Mistake("key Meta+x", 5, "\"Meta\" cannot be held with a key; Ctrl, Alt and Shift can", "Alt"),
    Mistake("key Ctrl+", 10, "a key is missing at the end of the line"),
    Mistake("key Ctrl+[", 10, "\"[\" has no meaning here; texts and punctuation keys go in quotes"),
    Mistake("key /", 5, "this pattern has no closing /; a text or a key with / in it goes in quotes"),
    Mistake("key / a /", 5, "\"/ a /\" is not a key; a punctuation key goes in quotes"),
    Mistake("key +", 5, "\"+\" is not a key; a punctuation key goes in quotes"),
    Mistake("key \"ab\"", 5, "\"ab\" is not one key; a text is typed with type"),
    Mistake("key \"PageDown\"", 5, "a key's name has no quotes; write PageDown"),
    Mistake("key \"e\u{301}\"", 5, "\"e\u{301}\" is not a key of a terminal; a text is typed with type"),
    Mistake("key \"\"", 5, "\"\" is not one key; a text is typed with type"),
    Mistake(#"key "\u{1}""#, 5, "a control character is not a key; write its name or a chord such as Ctrl+R"),
    Mistake("key 12", 5, "\"12\" is more than one key; write the keys with blanks between"),
    Mistake("key Down*0", 10, "\"0\" does not fit here; expected a number from 1 to 1000000"),
    Mistake("key Down*", 10, "a number from 1 to 1000000 is missing at the end of the line"),
    Mistake("key @1:1", 5, "\"@1:1\" does not fit here; expected a key"),
  ])
  func `an invalid key is named`(mistake: Mistake) {
    mistake.expectReport()
  }
}

struct ParserMouseTests {
  @Test(arguments: [
    (
      "click \"Star\" in pane header", MouseAction.click(.left, .text(.text("Star"), region: .pane("header")))
    ),
    ("click right @1:2", .click(.right, .cell(CellPosition(row: 1, column: 2)))),
    ("doubleclick @3:10", .doubleClick(.left, .cell(CellPosition(row: 3, column: 10)))),
    ("doubleclick middle /a/", .doubleClick(.middle, .text(.regex(RegexPattern(source: "a")), region: nil))),
    (
      "drag @3:4 to \"x\"",
      .drag(from: .cell(CellPosition(row: 3, column: 4)), to: .text(.text("x"), region: nil))
    ),
    ("scroll down 3 @9:4", .scroll(.down, notches: 3, at: .cell(CellPosition(row: 9, column: 4)))),
    ("scroll up", .scroll(.up, notches: 1, at: nil)),
  ])
  func `a mouse line is read`(line: String, expected: MouseAction) throws {
    let commands = try Script.commands(line)
    #expect(commands == [.mouse(expected)])
  }

  private static let known = "\"left\", \"middle\", \"right\", a cell such as @3:10, a text or a pattern /…/"

  @Test(arguments: [
    Mistake(
      "click", 6,
      "\(known) is missing at the end of the line"
    ),
    Mistake(
      "click rigth @1:1", 7,
      "\"rigth\" does not fit here; expected \(known)",
      "right"),
    Mistake("drag @1:1 @2:2", 11, "\"@2:2\" does not fit here; expected \"to\""),
    Mistake("scroll sideways", 8, "\"sideways\" is not a direction; known are up, down"),
    Mistake("scroll up 0", 11, "\"0\" does not fit here; expected a number from 1 to 10000"),
  ])
  func `an invalid mouse line is named`(mistake: Mistake) {
    mistake.expectReport()
  }
}
