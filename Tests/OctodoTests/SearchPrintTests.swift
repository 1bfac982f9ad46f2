import Testing

@testable import octodo

/// The table and the lines of `octodo search`.
struct SearchPrintTests {
  private static let findings = SearchFindings(
    rows: [
      row("apple/swift", "67000", "C++", "2026-01-02", "The Swift\tlanguage"),
      row("日本/x", "9", "", "", "ab\u{1B}[31mc"),
    ], total: 1_563, isIncomplete: false)

  private static func row(_ cells: String...) -> SearchFindings.Row {
    SearchFindings.Row(cells: cells, values: cells, fields: ["name": .text(cells[0]), "stars": .missing])
  }

  private let print = SearchPrint(kind: .repos, findings: findings)

  @Test func `a table is aligned by cells`() {
    #expect(
      print.table(columns: 80) == """
        2 of 1563 repositories

        NAME         STARS  LANGUAGE  PUSHED      DESCRIPTION
        apple/swift  67000  C++       2026-01-02  The Swift language
        日本/x           9                        ab\u{FFFD}[31mc

        """)
  }

  @Test func `a table is cut to the width`() {
    let lines = print.table(columns: 30).split(separator: "\n").dropFirst()
    #expect(
      lines.map(String.init) == [
        "NAME         STARS  LANGUAGE …", "apple/swift  67000  C++      …", "日本/x           9           …",
      ])
  }

  @Test(arguments: [80, 100])
  func `a long title takes no other column of issues`(columns: Int) {
    let title = String(repeating: "word ", count: 14)
    let findings = SearchFindings(
      rows: [Self.row("octo/kettle#12", "open", title, "2025-01-02", "bug")], total: 1, isIncomplete: false)
    let lines = SearchPrint(kind: .issues, findings: findings).table(columns: columns).split(separator: "\n")
    #expect(lines[1].contains("UPDATED     LABELS"))
    #expect(lines[2].contains("… ") && lines[2].contains("2025-01-02  bug"))
  }

  @Test func `a table has emoji, and lines have their names`() {
    let findings = SearchFindings(
      rows: [Self.row("a/b", "1", "C", "", "A :bug: in `:bug:`")], total: 1, isIncomplete: false)
    let print = SearchPrint(kind: .repos, findings: findings)
    #expect(print.table(columns: 80).contains("A 🐛 in `:bug:`"))
    #expect(print.lines == "a/b\t1\tC\t\tA :bug: in `:bug:`\n")
  }

  @Test func `the only tabs in a line are between two values`() {
    #expect(
      print.lines == "apple/swift\t67000\tC++\t2026-01-02\tThe Swift language\n日本/x\t9\t\t\tab\u{FFFD}[31mc\n"
    )
  }

  @Test func `texts in a line are unaltered, but for breaks and what controls a terminal`() {
    let text = "👨‍👩‍👧 ❤️ 🇯🇵 a\u{A0}b\u{200B}c \u{E0A0} e\u{301}\u{302}\u{303}\u{304}\u{305}"
    let findings = SearchFindings(
      rows: [Self.row("a/b", text, "x\r\ny\u{9B}2J")], total: 1, isIncomplete: false)
    let lines = SearchPrint(kind: .repos, findings: findings).lines
    #expect(lines.unicodeScalars.elementsEqual("a/b\t\(text)\tx y\u{FFFD}2J\n".unicodeScalars))
  }

  @Test func `JSON has the named fields, and null for missing values`() throws {
    let json = try print.json(["stars", "name"])
    #expect(json == #"[{"name":"apple/swift","stars":null},{"name":"日本/x","stars":null}]"# + "\n")
  }
}
