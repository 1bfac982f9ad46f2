import PtyTestSupport
import Testing

@testable import Terminal

/// Links that the terminal itself shows and opens (OSC 8).
struct CursesTerminalLinkTests {
  private static let (rows, columns) = (24, 80)

  private func pages(_ environment: [String: String] = ["VTE_VERSION": "7600"]) throws -> PtyProgram {
    try PtyProgram("links", environment: environment)
  }

  /// The output until the links are written.
  private func rest(_ program: PtyProgram) throws -> String {
    program.type("r")
    return try program.read(until: "\u{07}")
  }

  @Test func `at rest each link has its address, and nothing else has one`() throws {
    let program = try pages()
    var screen = LinkedScreen(rows: Self.rows, columns: Self.columns)
    try screen.feed(try rest(program))
    expectLinks(of: screen)
    #expect((0..<Self.rows).contains { !screen.links(row: $0).isEmpty })
  }

  /// Scrolled in all ways, shifted, with and without a box, and cleared.
  @Test(arguments: [
    ["j", "j", "j", "k", "dd", "u"], ["jjjj", "jj", "kkk", "d", "k"], [">", ">>", "<", "j>", "<<k"],
    ["o", "j", "o", "d", "oj", "o"], ["d", "d", "d", "d", "d", "uuu", "j"], ["h", "j", "h", "h", "d", "h"],
    ["j", "\u{0C}", "k"],
  ]) func `no link is left behind`(keys: [String]) throws {
    let program = try pages()
    var screen = LinkedScreen(rows: Self.rows, columns: Self.columns)
    try screen.feed(try rest(program))
    var (hasLinks, hasBox) = (true, false)
    for key in keys {
      program.type(key)
      try screen.feed(try rest(program))
      if key.contains("h") { hasLinks.toggle() }
      if key.contains("o") { hasBox.toggle() }
      expectLinks(of: screen, hasLinks: hasLinks, hasBox: hasBox, "after “\(key)” of \(keys)")
    }
    // The same cells as in ncurses, which writes all of them now.
    let before = screen.rows
    program.type("\u{0C}")
    try screen.feed(try rest(program))
    #expect(screen.rows == before)
  }

  @Test func `scrolling by a row writes only the links of the new row`() throws {
    let program = try pages()
    var screen = LinkedScreen(rows: Self.rows, columns: Self.columns)
    try screen.feed(try rest(program))
    for _ in 0..<20 {
      program.type("j")
      let output = try rest(program)
      try screen.feed(output)
      let count = output.split(separator: "\u{1B}]8;id=", omittingEmptySubsequences: false).count - 1
      #expect(count == screen.links(row: Self.rows - 2).count)
    }
  }

  @Test(arguments: [["VTE_VERSION": "3800"], ["TERM": "vt100"], [:]])
  func `a terminal without links gets none`(environment: [String: String]) throws {
    let program = try PtyProgram(
      "links", type: environment["TERM"] ?? "xterm-256color", environment: environment)
    program.type("d")
    let output = try rest(program)
    #expect(output.contains("one more word"))
    #expect(!output.contains("\u{1B}]8;"))
  }

  /// What is in brackets belongs to a link, and nothing else.
  private func expectLinks(
    of screen: LinkedScreen, hasLinks: Bool = true, hasBox: Bool = false, _ comment: Comment = "",
    _ at: SourceLocation = #_sourceLocation
  ) {
    // The box leaves parts of links.
    for row in 0..<Self.rows where !hasBox || !Self.box.contains(row) {
      var wanted: String?
      for (column, cell) in screen.rows[row].enumerated() {
        if cell.text == "[", hasLinks {
          wanted =
            "https://example.org/" + screen.text(row: row, from: column + 1).prefix { $0 != "]" && $0 != "…" }
        }
        // The end of a text that is cut is missing, or all of it.
        let isRight =
          cell.link == wanted || cell.text == "…" || wanted.map { cell.link?.hasPrefix($0) == true } == true
        #expect(isRight, "row \(row), column \(column) \(comment)", sourceLocation: at)
        if cell.text == "]" || cell.text == "…" { wanted = nil }
      }
    }
  }

  private static let box = 4..<11
}

extension LinkedScreen {
  fileprivate func text(row: Int, from column: Int) -> String {
    rows[row][column...].map(\.text).joined()
  }
}
