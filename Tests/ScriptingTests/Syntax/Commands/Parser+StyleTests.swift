import Stubs
import Terminal
import Testing

@testable import Scripting

struct ParserStyleTests {
  @Test func `flags and colours of a text`() throws {
    let commands = try Script.commands("style \"apple/swift\" bold fg=yellow bg=default in rows 2..3")
    #expect(
      commands == [
        .style(
          StyleCheck(
            isNegated: false, subject: .pattern(.text("apple/swift")),
            attributes: [
              .flag(.bold), .foreground(WrittenColor(color: .yellow, word: "yellow")),
              .background(WrittenColor(color: .default, word: "default")),
            ],
            region: .rows(2...3)))
      ])
  }

  @Test func `a cell with a negated style`() throws {
    let commands = try Script.commands("not style @2:1 reverse")
    #expect(
      commands == [
        .style(
          StyleCheck(
            isNegated: true, subject: .cell(CellPosition(row: 2, column: 1)), attributes: [.flag(.reverse)],
            region: nil))
      ])
  }

  @Test func `colours by number and by value`() throws {
    let commands = try Script.commands("style /a/ fg=255 bg=\"#FF0080\"")
    #expect(
      commands == [
        .style(
          StyleCheck(
            isNegated: false, subject: .pattern(.regex(RegexPattern(source: "a"))),
            attributes: [
              .foreground(WrittenColor(color: .palette(255), word: "255")),
              .background(WrittenColor(color: nil, word: "\"#ff0080\"")),
            ],
            region: nil
          ))
      ])
  }

  private static let styles = "bold, dim, italic, underline, blink, reverse, hidden, strike, fg=, bg="

  @Test(arguments: [
    Mistake("style \"x\"", 10, "a style (\(styles)) is missing at the end of the line"),
    Mistake("style \"x\" bolt", 11, "\"bolt\" is not a style; known are \(styles)", "bold"),
    Mistake(
      "style \"x\" fg=#ff0000", 14,
      "a colour (a name, 0 to 255, default or \"#rrggbb\" in quotes) is missing at the end of the line"),
    Mistake("style \"x\" fg=256", 14, "\"256\" does not fit here; expected a colour from 0 to 255"),
    Mistake("style \"x\" fg=\"red\"", 14, "this is no colour; in quotes it is written \"#rrggbb\""),
    Mistake("style \"x\" fg=\"#+12345\"", 14, "this is no colour; in quotes it is written \"#rrggbb\""),
    Mistake("style \"x\" fg", 13, "\"=\" is missing at the end of the line"),
    Mistake(
      "style \"x\" fg=reed", 14,
      "\"reed\" is not a colour; known are black, red, green, yellow, blue, magenta, cyan, white, "
        + "bright-black, bright-red, bright-green, bright-yellow, bright-blue, bright-magenta, bright-cyan, "
        + "bright-white",
      "red"),
  ])
  func `an invalid style is named`(mistake: Mistake) {
    mistake.expectReport()
  }
}
