import Testing

@testable import Scripting

struct ParserKeyTests {
  @Test func `chords in order, with repeats and quoted keys`() throws {
    let commands = try Script.commands("key Ctrl+R Down*3 \"/\"")
    #expect(
      commands == [
        .key([
          KeyPress(chord: KeyChord(.character("r"), modifiers: .control), count: 1),
          KeyPress(chord: KeyChord(.down), count: 3),
          KeyPress(chord: KeyChord(.character("/")), count: 1),
        ])
      ])
  }

  @Test(arguments: [
    ("Up", KeyName.up), ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home), ("End", .end),
    ("PageUp", .pageUp), ("PageDown", .pageDown), ("Insert", .insert), ("Delete", .delete), ("Enter", .enter),
    ("Tab", .tab), ("BackTab", .backTab), ("Backspace", .backspace), ("Esc", .escape), ("Space", .space),
    ("F1", .function(1)), ("F12", .function(12)), ("PAGEUP", .pageUp), ("esc", .escape), ("f5", .function(5)),
    ("a", .character("a")), ("A", .character("A")), ("7", .character("7")), ("\"検\"", .character("検")),
    ("\" \"", .space), (#""\t""#, .tab), (#""\n""#, .enter), (#""\e""#, .escape), ("'\"'", .character("\"")),
    ("\"👩‍👩‍👧\"", .character("👩‍👩‍👧")),
  ])
  func `every key has a name`(written: String, key: KeyName) throws {
    let commands = try Script.commands("key \(written)")
    #expect(commands == [.key([KeyPress(chord: KeyChord(key), count: 1)])])
  }

  @Test func `modifiers can be combined in any case`() throws {
    let commands = try Script.commands("key ctrl+ALT+Shift+Up*2 Ctrl+1 Alt+\"+\" Shift+Tab")
    #expect(
      commands == [
        .key([
          KeyPress(chord: KeyChord(.up, modifiers: [.control, .alt, .shift]), count: 2),
          KeyPress(chord: KeyChord(.character("1"), modifiers: .control), count: 1),
          KeyPress(chord: KeyChord(.character("+"), modifiers: .alt), count: 1),
          KeyPress(chord: KeyChord(.backTab), count: 1),
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
    let warnings = try Script.parse("key Ctrl+R i m \"[\" Alt+i").warnings
    #expect(warnings.isEmpty)
  }

  @Test(arguments: [
    Mistake("key", 4, "a key is missing at the end of the line"),
    Mistake("key Dwn", 5, "\"Dwn\" is no key; a text is typed with type", "Down"),
    Mistake("key Return", 5, "\"Return\" is no key; a text is typed with type", "Enter"),
    Mistake("key Escape", 5, "\"Escape\" is no key; a text is typed with type", "Esc"),
    Mistake("key F13", 5, "\"F13\" is no key; a text is typed with type", "F1"),
    Mistake("key gg", 5, "\"gg\" is no key; a text is typed with type"),
    Mistake("key Ctrl-R", 5, "\"Ctrl-R\" is no key; a text is typed with type", "Ctrl+R"),
    Mistake("key C-x", 5, "\"C-x\" is no key; a text is typed with type", "Ctrl+x"),
    Mistake("key Ctr+R", 5, "\"Ctr\" cannot be held with a key; Ctrl, Alt and Shift can", "Ctrl"),
    Mistake("key Meta+x", 5, "\"Meta\" cannot be held with a key; Ctrl, Alt and Shift can", "Alt"),
    Mistake("key Ctrl+", 10, "a key is missing at the end of the line"),
    Mistake("key Ctrl+[", 10, "\"[\" has no meaning here; texts and punctuation keys go in quotes"),
    Mistake("key /", 5, "this pattern has no closing /; a text or a key with / in it goes in quotes"),
    Mistake("key / a /", 5, "\"/ a /\" is no key; a punctuation key goes in quotes"),
    Mistake("key +", 5, "\"+\" is no key; a punctuation key goes in quotes"),
    Mistake("key \"ab\"", 5, "\"ab\" is not one key; a text is typed with type"),
    Mistake("key \"PageDown\"", 5, "a key's name has no quotes; write PageDown"),
    Mistake("key \"\"", 5, "\"\" is not one key; a text is typed with type"),
    Mistake(#"key "\u{1}""#, 5, "a control character is no key; write its name or a chord such as Ctrl+R"),
    Mistake("key 12", 5, "\"12\" is more than one key; write the keys with blanks between"),
    Mistake("key Down*0", 10, "\"0\" does not fit here; expected a number from 1 to 1000000"),
    Mistake("key Down*", 10, "a number from 1 to 1000000 is missing at the end of the line"),
    Mistake("key @1:1", 5, "\"@1:1\" does not fit here; expected a key"),
  ])
  func `an invalid key is named`(mistake: Mistake) {
    mistake.expectReport()
  }
}
