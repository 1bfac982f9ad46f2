import Stubs
import Testing

@testable import Scripting

struct ParserCheckTests {
  private static let fitsAll = "this pattern fits every text, the empty one too; write what must be there"

  @Test(arguments: [
    "a*", "(foo)?", "^", "$", "\\d*|x", "(?:a|b?)*", "x{0,3}?", "^ *|b", "(?i)a*", "[a\\]]*", "(?<n>x*)",
    "[[a]b]*y?", "a{,2}", "\\p{L}*", "()", "a*$", "(|a)(|b)", "^(?!.*error)", "\\bx*",
  ])
  func `a pattern that matches every text is refused`(pattern: String) {
    #expect(Script.errors("see /\(pattern)/").map(\.message) == [Self.fitsAll])
    #expect(Script.errors("capture x /\(pattern)/").map(\.message) == [Self.fitsAll])
  }

  @Test(arguments: [
    "^$", "^\\s*$", "a+", "a|b", "[*]", "\\*", "a{2}", "(a*)b", "a{1,}", "x*\\Z^",
    "\\Qa*\\E", "(?=a)", "(?#a*)b", "\\x{61}", "[^]a]", "a**b?c",
  ])
  func `a pattern that matches only some texts is accepted`(pattern: String) {
    #expect(!Script.errors("see /\(pattern)/").map(\.message).contains(Self.fitsAll))
  }

  @Test func `a parameter or a property may have any value`() {
    #expect(Script.errors("stub GET \"/a\" including page~/.*/ -> 200\nevent search query~/.*/").isEmpty)
  }

  @Test(arguments: [
    (
      "see \"3 stars\"",
      Command.see(SeeCheck(isNegated: false, pattern: .text("3 stars"), count: nil, region: nil))
    ),
    (
      "see /stars?/i count 2",
      .see(
        SeeCheck(
          isNegated: false, pattern: .regex(RegexPattern(source: "stars?", ignoresCase: true)), count: 2,
          region: nil
        ))
    ),
    ("not see \"Error\"", .see(SeeCheck(isNegated: true, pattern: .text("Error"), count: nil, region: nil))),
    (
      "see \"x\" count 0 in pane list",
      .see(SeeCheck(isNegated: false, pattern: .text("x"), count: 0, region: .pane("list")))
    ),
    ("row 4 is \"> apple/swift   65k\"", .row(4, .equals("> apple/swift   65k"))),
    ("row 4 is \"\"", .row(4, .equals(""))),
    ("row 4 has /apple/", .row(4, .has(.regex(RegexPattern(source: "apple"))))),
    ("screen is <<<\n  a\n    b\n\n  c\n>>>", .screen(lines: ["a", "  b", "", "c"], in: nil)),
    ("screen in pane list is <<<\n>>>", .screen(lines: [], in: .pane("list"))),
    ("cursor @1:9", .cursor(.at(CellPosition(row: 1, column: 9)))),
    ("cursor hidden", .cursor(.hidden)),
    ("focused search", .focused("search")),
    ("selected \"apple/swift\" in pane results", .selected(.text("apple/swift"), in: .pane("results"))),
    (
      "effect browser \"https://github.com/apple/swift\"",
      .effect(.browser, .text("https://github.com/apple/swift"))
    ),
    ("effect bell", .effect(.bell, nil)),
    ("effect clipboard /x/", .effect(.clipboard, .regex(RegexPattern(source: "x")))),
    ("effect command \"a\"", .effect(.command, .text("a"))),
    (
      "capture total /of (\\d+)/ in row 2",
      .capture(name: "total", RegexPattern(source: "of (\\d+)"), in: .row(2))
    ),
  ])
  func `a check is read`(line: String, expected: Command) throws {
    let commands = try Script.commands(line)
    #expect(commands == [expected])
  }

  @Test(arguments: [
    Mistake("see", 4, "a text or a pattern /…/ is missing at the end of the line"),
    Mistake("see \"\"", 5, "an empty text is everywhere; write what should be there"),
    Mistake("see x", 5, "\"x\" does not fit here; expected a text or a pattern /…/; a text goes in quotes"),
    Mistake("see \"x\" count", 14, "a number from 0 is missing at the end of the line"),
    Mistake(
      "see \"x\" coutn 2", 9,
      "\"coutn\" does not fit here; expected \"count\", \"in\" or the end of the line", "count"),
    Mistake(
      "see \"x\" in row 3 count 2", 18, "\"count\" does not fit here; expected the end of the line"),
    Mistake(
      "not sea \"x\"", 5, "\"sea\" does not fit here; expected \"see\", \"style\" or \"request\"", "see"),
    Mistake("row 0 is \"x\"", 5, "\"0\" does not fit here; expected a row from 1"),
    Mistake("row 4 hass \"x\"", 7, "\"hass\" does not fit here; expected \"is\" or \"has\"", "has"),
    Mistake("row 4 is /x/", 10, "\"/x/\" does not fit here; expected a text"),
    Mistake("screen is \"x\"", 11, "\"x\" does not fit here; expected <<< and the lines of the screen"),
    Mistake("screen \"x\"", 8, "\"x\" does not fit here; expected \"in\" or \"is\""),
    Mistake(
      "cursor hiden", 8, #""hiden" does not fit here; expected "hidden" or a cell such as @3:10"#, "hidden"),
    Mistake("focused", 8, "the name of what has the focus is missing at the end of the line"),
    Mistake(
      "effect browsr \"x\"", 8,
      "\"browsr\" is not an effect; known are browser, clipboard, bell, command, file",
      "browser"),
    Mistake(
      "effect bell 3", 13, "\"3\" does not fit here; expected a text, a pattern /…/ or the end of the line"),
    Mistake("selected \"x\" in row 3", 14, "what is selected is known by pane; write in pane NAME"),
    Mistake("capture total \"x\"", 15, "\"x\" does not fit here; expected a pattern /…/"),
  ])
  func `an invalid check is named`(mistake: Mistake) {
    mistake.expectReport()
  }

  @Test func `a captured value does not hide a constant`() {
    #expect(
      Script.errors("let a = 1\ncapture a /x/").map(\.description) == [
        """
        t.steps:2:9: error: "a" is a constant; give the captured value another name
        capture a /x/
                ^
        """
      ])
  }
}

struct ParserPictureTests {
  @Test(arguments: [
    (
      "snapshot \"results\" in pane results",
      Command.snapshot(Snapshot(name: "results", region: .pane("results"), isPlain: false))
    ),
    ("snapshot \"list\" plain", .snapshot(Snapshot(name: "list", region: nil, isPlain: true))),
    ("shot \"results.svg\"", .shot(Shot(file: "results.svg", format: .svg, region: nil))),
    ("shot \"a/b.svg\" in row 1", .shot(Shot(file: "a/b.svg", format: .svg, region: .row(1)))),
    ("shot \"a.ansi\"", .shot(Shot(file: "a.ansi", format: .ansi, region: nil))),
    ("shot \"a.txt\"", .shot(Shot(file: "a.txt", format: .txt, region: nil))),
  ])
  func `a picture line is read`(line: String, expected: Command) throws {
    let commands = try Script.commands(line)
    #expect(commands == [expected])
  }

  @Test(arguments: [
    Mistake("snapshot results", 10, "\"results\" does not fit here; expected a name for the snapshot"),
    Mistake("snapshot \"a/b\"", 10, "this becomes the name of a file; use no / and no control characters"),
    Mistake("snapshot \"..\"", 10, "this becomes the name of a file; use no / and no control characters"),
    Mistake(
      "snapshot \"a\" plan", 14,
      "\"plan\" does not fit here; expected \"in\", \"plain\" or the end of the line", "plain"),
    Mistake("shot \"a.png\"", 6, "a shot ends in .svg, .ansi or .txt"),
    Mistake("shot \".svg\"", 6, "a shot ends in .svg, .ansi or .txt"),
  ])
  func `an invalid picture line is named`(mistake: Mistake) {
    mistake.expectReport()
  }
}

struct ParserRegionTests {
  @Test(arguments: [
    ("row 3", Region.row(3)),
    ("rows 1..3", .rows(1...3)),
    ("rows 2..2", .rows(2...2)),
    ("cols 10..80", .columns(10...80)),
    (
      "box @1:2 @3:4",
      .box(topLeft: CellPosition(row: 1, column: 2), bottomRight: CellPosition(row: 3, column: 4))
    ),
    ("pane status", .pane("status")),
    ("pane row", .pane("row")),
  ])
  func `every kind of region`(text: String, expected: Region) throws {
    let commands = try Script.commands("see \"x\" in \(text)")
    #expect(
      commands == [
        .see(SeeCheck(isNegated: false, pattern: .text("x"), count: nil, region: expected))
      ])
  }

  @Test(arguments: [
    Mistake(
      "see \"x\" in", 11, "\"row\", \"rows\", \"cols\", \"box\" or \"pane\" is missing at the end of the line"
    ),
    Mistake(
      "see \"x\" in panel a", 12,
      "\"panel\" does not fit here; expected \"row\", \"rows\", \"cols\", \"box\" or \"pane\"", "pane"),
    Mistake("see \"x\" in row 0", 16, "\"0\" does not fit here; expected a row from 1"),
    Mistake("see \"x\" in rows 3", 18, "\"..\" is missing at the end of the line"),
    Mistake("see \"x\" in rows 3..1", 20, "\"1\" does not fit here; expected a number from 3"),
    Mistake("see \"x\" in box @3:3", 20, "a cell such as @3:10 is missing at the end of the line"),
    Mistake("see \"x\" in box @3:3 @2:9", 21, "a box goes from its top left cell to its bottom right cell"),
    Mistake("see \"x\" in pane", 16, "the name of a pane is missing at the end of the line"),
  ])
  func `an invalid region is named`(mistake: Mistake) {
    mistake.expectReport()
  }
}
