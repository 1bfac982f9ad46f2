import Screens
import Terminal
import Testing

struct FieldViewTests {
  private func field(
    _ before: String, _ after: String = "", columns: Int = 20, isFocused: Bool = true
  ) -> (text: String, cursor: Int?) {
    let frame = painted(columns: columns) {
      FieldView.draw(
        $0, row: 0, label: "Name: ", text: before + after, before: before, hint: "who you are",
        isFocused: isFocused)
    }
    return (frame.text(row: 0), frame.cursor?.column)
  }

  @Test func `a field shows label, text and cursor`() {
    #expect(field("abc", "def") == ("Name: abcdef        ", 9))
  }

  @Test func `an empty field shows its hint and the cursor before it`() {
    #expect(field("") == ("Name: who you are   ", 6))
  }

  @Test func `without the focus there is no cursor`() {
    #expect(field("abc", isFocused: false) == ("Name: abc           ", nil))
    #expect(field("", isFocused: false).cursor == nil)
  }

  @Test func `a long text is scrolled so that the cursor is visible at its end`() {
    #expect(field("0123456789abcdef") == ("Name: …456789abcdef ", 19))
  }

  @Test func `a cursor at the start shows the start`() {
    #expect(field("", "0123456789abcdef") == ("Name: 0123456789abc…", 6))
  }

  @Test func `a wide glyph that the mark cuts in half leaves a blank`() {
    #expect(field("日本語日本語日") == ("Name: …本語日本語日 ", 19))
    #expect(field("日本語日本語日x") == ("Name: … 語日本語日x ", 19))
  }

  @Test func `both edges are marked if the text continues beyond both, and the cursor is next to a mark`() {
    #expect(field("0123456789abcdef", "ghijklmnop") == ("Name: …56789abcdefg…", 18))
    #expect(field("0123456789abcdef", "g") == ("Name: …456789abcdefg", 19))
    #expect(field("0123456789abcde", "日本") == ("Name: …56789abcde日…", 17))
  }

  @Test func `a text that just fits has no mark`() {
    #expect(field("0123456789abc") == ("Name: 0123456789abc ", 19))
    #expect(field("", "0123456789abcd") == ("Name: 0123456789abcd", 6))
  }

  @Test func `no mark covers the cursor's glyph, at any cursor position`() {
    let text = "ab日本cd語e\u{301}fghij日klmnop語qrs"
    for length in 0...text.count {
      let before = String(text.prefix(length))
      let frame = painted(columns: 18) {
        FieldView.draw($0, row: 0, label: "Name: ", text: text, before: before, hint: "", isFocused: true)
      }
      let under = text.dropFirst(length).first.map { DisplayText(String($0)).glyphs.first } ?? .space
      #expect(frame[0, frame.cursor?.column ?? 0].glyph == under, "\(length)")
    }
  }

  @Test func `the part of a very long text around the cursor is shown`() {
    let long = String(repeating: "0123456789", count: 10_000)
    #expect(field(long) == ("Name: …890123456789 ", 19))
    #expect(field("", long) == ("Name: 0123456789012…", 6))
    #expect(field(long, long) == ("Name: …90123456789" + "0…", 18))
  }

  @Test func `the cursor stays inside for any text`() {
    for length in 0..<60 {
      for unit in ["x", "日", "e\u{301}"] {
        let frame = field(String(repeating: unit, count: length), "日x", columns: 25)
        #expect((6..<25).contains(frame.cursor ?? -1), "\(length) \(unit)")
      }
    }
  }

  @Test(arguments: 0...7) func `a field without room draws only its label`(columns: Int) {
    let field = field("abcdef", columns: columns)
    #expect(field.text.count == columns)
    #expect((field.cursor ?? 0) <= columns)
  }
}
