import Testing

@testable import Scripting

struct ParserInputTests {
  @Test(arguments: [
    ("type \"naïve 検索\"", Command.type("naïve 検索")),
    (#"paste "two\nlines""#, .paste("two\nlines")),
    ("paste <<<\n  two\n  lines\n>>>", .paste("two\nlines")),
    ("resize 60x20", .resize(Dimensions(columns: 60, rows: 20))),
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
        .key([KeyPress(chord: KeyChord(.character("a")), count: 1)]), .type("x"), .type("x"),
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
  func `a wrong input line is named`(mistake: Mistake) {
    mistake.expectReport()
  }
}
