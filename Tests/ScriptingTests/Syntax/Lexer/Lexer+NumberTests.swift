import Terminal
import Testing

@testable import Scripting

struct LexerNumberTests {
  @Test func `digits are an integer`() {
    #expect(Script.tokens("0 42 007") == [.integer(0), .integer(42), .integer(7)])
    #expect(Script.tokens("9223372036854775807") == [.integer(.max)])
  }

  @Test func `a sign or a fraction makes a number`() {
    #expect(
      Script.tokens("1.5 -2 +3 a=-0.25") == [
        number(1.5, nil), number(-2, -2), number(3, 3), .word("a"), .symbol(.equals), number(-0.25, nil),
      ])
  }

  @Test func `a plus after a word belongs to a chord`() {
    #expect(Script.tokens("Ctrl+1") == [.word("Ctrl"), .symbol(.plus), .integer(1)])
  }

  @Test func `durations have a unit`() {
    #expect(
      Script.tokens("300ms 2s 5m 0s") == [
        .duration(.milliseconds(300)), .duration(.seconds(2)), .duration(.seconds(300)), .duration(.zero),
      ])
  }

  @Test func `dimensions and cells`() {
    #expect(
      Script.tokens("80x24 @3:10") == [
        .size(Size(columns: 80, rows: 24)), .cell(CellPosition(row: 3, column: 10)),
      ])
  }

  @Test func `a number of hundreds of digits is named`() {
    let digits = String(repeating: "9", count: 500)
    #expect(Script.errors("let a = -\(digits)").map(\.message) == ["this number is too long"])
  }

  @Test(arguments: [
    Mistake("row 99999999999999999999", 5, "this number is too large"),
    Mistake("resize 99999999999999999999x1", 8, "this number is too large"),
    Mistake("resize 1x99999999999999999999", 10, "this number is too large"),
    Mistake("advance 99999999999m", 9, "a span of time is 100 years at most"),
    Mistake("advance 99999999999999999999s", 9, "this number is too large"),
    Mistake("advance 3h", 9, "\"3h\" is neither a number nor a word; text goes in quotes"),
    Mistake("advance 3sec", 9, "\"3sec\" is neither a number nor a word; text goes in quotes"),
    Mistake("resize 80x24x3", 8, "\"80x24x3\" is neither a number nor a word; text goes in quotes"),
    Mistake(
      "set clock 2026-01-01T00:00:00Z", 11,
      "\"2026-01-01T00:00:00Z\" is neither a number nor a word; text goes in quotes"),
    Mistake("cursor @3", 8, "a cell is written @row:column, such as @3:10"),
    Mistake("cursor @:3", 8, "a cell is written @row:column, such as @3:10"),
    Mistake("cursor @0:3", 8, "rows and columns count from 1"),
    Mistake("cursor @3:0", 8, "rows and columns count from 1"),
    Mistake("cursor @99999999999999999999:1", 9, "this number is too large"),
  ])
  func `an invalid number is named`(mistake: Mistake) {
    mistake.expectReport()
  }

  private func number(_ value: Double, _ whole: Int?) -> LexerToken.Kind {
    .number(NumberLiteral(value: value, whole: whole))
  }
}
