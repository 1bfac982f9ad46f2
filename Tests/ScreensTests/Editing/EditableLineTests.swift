import AppTestSupport
import EventLoop
import Screens
import TestSupport
import Testing

struct EditableLineTests {
  /// A line with the cursor at the bar.
  private func line(_ marked: String, limit: Int = 100) -> EditableLine {
    let halves = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    var line = EditableLine(String(halves.joined()), limit: limit)
    line.apply(.toStart)
    for _ in halves[0] { line.apply(.right) }
    return line
  }

  private func marked(_ line: EditableLine) -> String {
    line.beforeCursor + "|" + line.text.dropFirst(line.cursor)
  }

  @Test(
    arguments: [
      (LineEdit.left, "ab|c", "a|bc"), (.left, "|abc", "|abc"),
      (.right, "ab|c", "abc|"), (.right, "abc|", "abc|"),
      (.wordLeft, "one two|", "one |two"), (.wordLeft, "one  |two", "|one  two"), (.wordLeft, "|one", "|one"),
      (.wordRight, "|one two", "one| two"), (.wordRight, "one|  two", "one  two|"),
      (.wordRight, "one|", "one|"),
      (.toStart, "ab|c", "|abc"), (.toEnd, "a|bc", "abc|"),
      (.deleteBackward, "ab|c", "a|c"), (.deleteBackward, "|abc", "|abc"),
      (.deleteForward, "ab|c", "ab|"), (.deleteForward, "abc|", "abc|"),
      (.deleteWordBackward, "one two| three", "one | three"), (.deleteWordBackward, "one two  |", "one |"),
      (.deleteWordBackward, "  |", "|"),
      (.deleteWordForward, "one| two three", "one| three"), (.deleteWordForward, "one|", "one|"),
      (.deleteToStart, "one |two", "|two"), (.deleteToEnd, "one |two", "one |"),
      (.left, "日本|語", "日|本語"), (.deleteBackward, "e\u{301}x\u{308}|y", "e\u{301}|y"),
    ] as [(LineEdit, String, String)])
  func `every edit has its effect`(edit: LineEdit, before: String, after: String) {
    var line = line(before)
    line.apply(edit)
    #expect(marked(line) == after)
  }

  @Test func `text is inserted at the cursor`() {
    var line = line("ac|")
    line.apply(.left)
    line.insert("b")
    #expect(marked(line) == "ab|c")
  }

  @Test func `a combining mark joins the character before it`() {
    var line = line("e|x")
    line.insert("\u{301}")
    #expect(marked(line) == "e\u{301}|x")
    #expect(line.cursor == 1)
    line.apply(.deleteBackward)
    #expect(marked(line) == "|x")
  }

  @Test func `line breaks and tabs become blanks`() {
    var line = EditableLine(limit: 100)
    line.insert("a\nb\r\nc\td\u{2028}e")
    #expect(line.text == "a b c d e")
  }

  @Test func `text over the limit is counted and discarded`() {
    var line = line("ab|cd", limit: 6)
    #expect(line.insert("12345") == 3)
    #expect(marked(line) == "ab12|cd")
    #expect(line.insert("x") == 1)
    #expect(line.text == "ab12cd")
  }

  @Test func `a text that is too long is cut at the start`() {
    let line = EditableLine("abcdef", limit: 3)
    #expect(line.text == "abc")
    #expect(line.cursor == 3)
  }

  @Test func `halves of a flag that meet become one character, and every edit still works`() {
    var line = line("🇩|x")
    line.insert("🇫🇷🇦")
    #expect(line.cursor == 2)
    line.apply(.toStart)
    line.apply(.toEnd)
    line.apply(.deleteToStart)
    #expect(line.isEmpty)
  }

  @Test func `a megabyte of paste fills the line and no more`() {
    var line = EditableLine(limit: 500)
    #expect(line.insert(String(repeating: "x", count: 1_000_000)) == 999_500)
    #expect(line.text.count == 500)
  }

  @Test func `undo takes back words, deletions and cuts one by one, and then nothing`() {
    var line = EditableLine(limit: 100)
    for letter in "one two" { line.insert(String(letter)) }
    line.apply(.deleteBackward)
    line.apply(.deleteBackward)
    line.apply(.deleteToStart)
    line.insert("pasted text")
    var texts: [String] = []
    for _ in 0..<6 {
      line.apply(.undo)
      texts.append(line.text)
    }
    #expect(texts == ["", "one t", "one two", "one ", "", ""])
  }

  @Test func `undo restores the cursor, and moves are no step`() {
    var line = line("one |two")
    line.apply(.deleteToEnd)
    line.apply(.toStart)
    line.apply(.undo)
    #expect(marked(line) == "one |two")
  }

  @Test func `letters that do not fit are no step of undo`() {
    var line = EditableLine("abc", limit: 4)
    line.apply(.toEnd)
    for letter in "defg" { line.insert(String(letter)) }
    line.apply(.toStart)
    line.insert("x")
    line.apply(.undo)
    #expect(line.text == "abc")
  }

  @Test func `a replaced text can be undone`() {
    var line = line("one|")
    line.replace(with: "two three")
    #expect(marked(line) == "two three|")
    line.apply(.undo)
    #expect(marked(line) == "one|")
  }

  @Test(arguments: [(0, "|abc"), (2, "ab|c"), (9, "abc|"), (-1, "|abc")])
  func `the cursor goes behind a number of characters`(position: Int, after: String) {
    var line = line("a|bc")
    line.moveCursor(to: position)
    #expect(marked(line) == after)
  }

  @Test func `cuts in a row add up, in the order of the text, and another edit starts again`() throws {
    try onLoop { _ in
      let kills = KillBuffer()
      var line = EditableLine("one two three four", limit: 100)
      for edit in [LineEdit.wordLeft, .deleteWordBackward, .deleteToEnd, .deleteWordBackward] {
        line.apply(edit, kills)
      }
      #expect(kills.text == "two three four")
      #expect(line.text == "one ")
      line.apply(.left, kills)
      line.apply(.deleteToEnd, kills)
      #expect(kills.text == " ")
      line.apply(.deleteToEnd, kills)
      #expect(kills.text == " ")
      line.apply(.yank, kills)
      line.apply(.yank, kills)
      #expect(line.text == "one  ")
    }
  }

  @Test func `any sequence of edits keeps the cursor inside and the text within the limit`() {
    var generator = SeededGenerator(seed: 1)
    let pieces = [
      "a", " ", "e\u{301}", "\u{301}", "日本", "🇩🇪", "🇩", "🇫🇷🇦", "👩‍👩‍👧", "\u{200D}", "\n", "long words ",
    ]
    for _ in 0..<400 {
      var line = EditableLine(limit: 12)
      var steps: [String] = []
      for _ in 0..<50 {
        if Bool.random(using: &generator), let piece = pieces.randomElement(using: &generator) {
          steps.append("insert \(piece)")
          line.insert(piece)
        } else if let edit = LineEdit.allCases.randomElement(using: &generator) {
          steps.append("\(edit)")
          line.apply(edit)
        }
        #expect(line.text.unicodeScalars.starts(with: line.beforeCursor.unicodeScalars), "\(steps)")
        #expect(line.text.count <= 12, "\(steps)")
        #expect(line.beforeCursor.count == line.cursor, "\(steps)")
      }
    }
  }
}
