import Terminal
import Testing
import Widgets

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

  @Test func `a long text is scrolled so that the cursor is on view at its end`() {
    #expect(field("0123456789abcdef") == ("Name: 3456789abcdef ", 19))
  }

  @Test func `a cursor at the start shows the start`() {
    #expect(field("", "0123456789abcdef") == ("Name: 0123456789abc ", 6))
  }

  @Test func `a wide glyph that is cut in half at the left leaves a blank`() {
    #expect(field("日本語日本語日") == ("Name:  本語日本語日 ", 19))
  }

  @Test func `the cursor stays inside for any text`() {
    for length in 0..<60 {
      for unit in ["x", "日", "e\u{301}"] {
        let frame = field(String(repeating: unit, count: length), "日x", columns: 25)
        #expect((6..<25).contains(frame.cursor ?? -1), "\(length) \(unit)")
      }
    }
  }

  @Test(arguments: 0...7) func `a field without room draws no more than its label`(columns: Int) {
    let field = field("abcdef", columns: columns)
    #expect(field.text.count == columns)
    #expect((field.cursor ?? 0) <= columns)
  }
}
