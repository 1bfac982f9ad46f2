import Testing

struct ScreenCaptureTests {
  private func runs(_ lines: [String], columns: Int = 6) throws -> [String] {
    try VisibleScreen(capture: lines, columns: columns, rows: lines.count).rows.map { row in
      row.map { "\($0.text)[\($0.style)]" }.joined()
    }
  }

  @Test func `text is placed by its width, and missing cells are blank`() throws {
    let actual = try runs(["a日e\u{301}"])
    #expect(actual == ["a[]日[][]e\u{301}[] [] []"])
    let rows = try VisibleScreen(capture: ["a"], columns: 2, rows: 2).rows
    #expect(rows.map(\.count) == [2, 2])
  }

  @Test func `styles stay in effect across lines`() throws {
    let lines = ["\u{1B}[1;4max\u{1B}[0;7m\u{1B}[39mb", "c\u{1B}[0md"]
    let actual = try runs(lines, columns: 3)
    #expect(
      actual
        == [
          "a[bold underline]x[bold underline]b[reverse]", "c[reverse]d[] []",
        ])
  }

  @Test(arguments: [
    ("2", "dim"), ("1;2", "bold dim"), ("31", "fg=red"), ("94;45", "fg=bright-blue bg=magenta"),
    ("38;5;200;7", "reverse fg=200"), ("1;22;3", "italic"), ("7;27", ""), ("31;39", ""), ("", ""),
    ("4;0", ""),
  ])
  func `styles have the words of scripts`(_ parameters: String, _ words: String) throws {
    let actual = try runs(["\u{1B}[\(parameters)mx"], columns: 1)
    #expect(actual == ["x[\(words)]"])
  }

  @Test func `anything but text and styles is refused`() {
    #expect(throws: VisibleScreen.Unreadable.self) { try runs(["\u{1B}[2Jx"]) }
    #expect(throws: VisibleScreen.Unreadable.self) { try runs(["a\u{0E}q"]) }
  }
}
