import Testing

@testable import Scripting

struct LexerStringTests {
  @Test func `escapes are replaced by characters`() {
    #expect(segments(#""a\"b\\c\nd\te\ef\u{1F600}g""#) == [.text("a\"b\\c\nd\te\u{1B}f😀g")])
    #expect(segments(#""""#) == [.text("")])
    #expect(segments("\"naïve 検索 👩‍👩‍👧\"") == [.text("naïve 検索 👩‍👩‍👧")])
  }

  @Test func `a raw string has neither escapes nor names`() {
    #expect(segments(#"'{"a\n":"${b}"}'"#) == [.text(#"{"a\n":"${b}"}"#)])
    #expect(segments("''") == [.text("")])
  }

  @Test func `names split the text`() {
    #expect(
      segments(#""a${b}c$d${e}""#) == [
        .text("a"), .variable("b", offset: 2), .text("c$d"), .variable("e", offset: 9),
      ])
    #expect(segments(#""${b}""#) == [.variable("b", offset: 1)])
  }

  @Test(arguments: [
    Mistake(
      "type \"abc", 6, "this text has no closing \"; a text of several lines goes between <<< and >>>"),
    Mistake(
      "type \"abc\\", 6, "this text has no closing \"; a text of several lines goes between <<< and >>>"),
    Mistake(
      "type \"abc\\\"", 6, "this text has no closing \"; a text of several lines goes between <<< and >>>"),
    Mistake("type 'abc", 6, "this text has no closing '; a text of several lines goes between <<< and >>>"),
    Mistake(
      #"type "a\qb""#, 8,
      #"this is no escape; known are \" \\ \n \t \e \u{…}, and in '…' nothing is escaped"#),
    Mistake(
      #"type "\u{110000}""#, 7, #"\u takes the number of a character in braces, such as \u{1F600}"#),
    Mistake(#"type "\u{D800}""#, 7, #"\u takes the number of a character in braces, such as \u{1F600}"#),
    Mistake(#"type "\u{}""#, 7, #"\u takes the number of a character in braces, such as \u{1F600}"#),
    Mistake(#"type "\u41""#, 7, #"\u takes the number of a character in braces, such as \u{1F600}"#),
    Mistake(#"type "a${""#, 8, "${ takes a name and a }, such as ${repo}; in '…' it is plain text"),
    Mistake(#"type "${}""#, 7, "${ takes a name and a }, such as ${repo}; in '…' it is plain text"),
    Mistake(#"type "${1a}""#, 7, "${ takes a name and a }, such as ${repo}; in '…' it is plain text"),
    Mistake(#"type "${a b}""#, 7, "${ takes a name and a }, such as ${repo}; in '…' it is plain text"),
  ])
  func `a broken text is named`(mistake: Mistake) {
    mistake.expectReport()
  }

  private func segments(_ text: String) -> [StringLiteral.Segment]? {
    guard case .string(let literal)? = Script.tokens(text).first else { return nil }
    return literal.segments
  }
}
