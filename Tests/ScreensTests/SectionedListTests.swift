import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import TestSupport
import Testing
import UseCases

struct SectionedListTests {
  // MARK: Rows

  @Test func `each section has a heading with its count, and the first item is selected`() throws {
    try onSections([1..<3, 10..<11, 20..<22]) { screen in
      #expect(
        screen.lines.prefix(9) == [
          "  Row", "  - Section a 2", "> row 1", "  row 2", "  - Section b 1", "  row 10", "  - Section c 2",
          "  row 20", "  row 21",
        ])
      #expect(screen.selectedTitle == "row 1")
      #expect(screen.app.status.contains("1 of 2"))
    }
  }

  @Test func `after other items were asked for, the first of them is selected, whatever arrives first`()
    throws
  {
    try onSections([1..<3, 10..<11, 20..<22]) { screen in
      try await screen.app.press("j")
      #expect(screen.selectedTitle == "row 2")
      screen.answers[0].reply(rowPage(5...6), after: .milliseconds(300))
      for list in screen.list.lists.prefix(1) { list.startAgain() }
      screen.list.beginAgain()
      try await screen.world.advance(by: .milliseconds(100))
      #expect(screen.selectedTitle != "row 2")
      try await screen.world.advance(by: .milliseconds(300))
      #expect(screen.selectedTitle == "row 5")
      try await screen.app.press("j")
      #expect(screen.selectedTitle == "row 6")
    }
  }

  @Test func `the keys between sections go to the headings`() throws {
    try onSections([1..<3, 10..<11, 20..<22]) { screen in
      try await screen.app.press("}")
      #expect(screen.selectedTitle == "Section b")
      try await screen.app.press("}", "}")
      #expect(screen.selectedTitle == "Section c")
      #expect(screen.world.lastNotice == "There is no section below.")
      try await screen.app.press("j", "{")
      #expect(screen.selectedTitle == "Section c")
      try await screen.app.press("{", "{", "{")
      #expect(screen.selectedTitle == "Section a")
    }
  }

  @Test func `a section without items says so below its heading, and no key stops there`() throws {
    try onSections([1..<2, 1..<1, 20..<21]) { screen in
      #expect(
        screen.lines.prefix(6).suffix(4) == ["> row 1", "  - Section b 0", "    No b.", "  - Section c 1"])
      try await screen.app.press("j", "j")
      #expect(screen.selectedTitle == "Section c")
      try await screen.app.press("k", "k")
      #expect(screen.selectedTitle == "row 1")
    }
  }

  @Test func `a long message below a heading is wrapped, and a click on it selects nothing`() throws {
    let reason = "A sentence that needs more columns than the terminal has"
    try onSections(
      size: Size(columns: 40, rows: 16),
      prepare: { answers in
        answers[0].reply(rowPage(1...2))
        answers[1].fail(.forbidden(reason: reason))
        answers[2].reply(rowPage(20...20))
      }
    ) { screen in
      let message = screen.lines.drop { !$0.contains("Section b") }.dropFirst()
      let lines = message.prefix { !$0.contains("Section c") }
      #expect(lines.count > 1)
      #expect(lines.joined(separator: " ").contains("sentence"))
      let area = try #require(screen.app.frame.panes["rows"])
      let line = try #require(screen.lines.firstIndex { $0.contains("sentence") })
      try await screen.app.mouse(.press(.left), row: area.row + line, column: 6)
      #expect(screen.selectedTitle == "row 1")
    }
  }

  // MARK: Folding

  @Test(arguments: [["h", "h"], ["Left", "Left"], ["z"]])
  func `an item's section is folded, and its heading selected`(
    keys: [String]
  ) throws {
    try onSections([1..<3, 10..<11, 20..<22]) { screen in
      try await screen.app.press("j")
      for key in keys { try await screen.app.press(key) }
      #expect(screen.lines[1...2] == ["> + Section a 2", "  - Section b 1"])
      #expect(screen.selectedTitle == "Section a")
      try await screen.app.press("h")
      #expect(screen.world.lastNotice?.hasPrefix("There is nothing to the left here.") == true)
      try await screen.app.press("l")
      #expect(screen.lines[1...2] == ["> - Section a 2", "  row 1"])
      try await screen.app.press("l")
      #expect(screen.world.lastNotice?.contains("to the right") == true)
    }
  }

  @Test func `to the left, a row's heading comes before the folding`() throws {
    try onSections([1..<3, 10..<11, 20..<22]) { screen in
      try await screen.app.press("j", "h")
      #expect(screen.selectedTitle == "Section a")
      #expect(screen.lines[1...2] == ["> - Section a 2", "  row 1"])
    }
  }

  @Test func `Enter folds and unfolds on a heading, and opens an item`() throws {
    try onSections([1..<3, 10..<11, 20..<22]) { screen in
      try await screen.app.press("Enter")
      #expect(screen.world.lastNotice == "opened 1")
      try await screen.app.press("k", "Enter")
      #expect(screen.lines[1] == "> + Section a 2")
      try await screen.app.press("Enter")
      #expect(screen.lines[1] == "> - Section a 2")
    }
  }

  @Test func `a section stays folded when its items are reloaded`() throws {
    try onSections([1..<3, 10..<11, 20..<22]) { screen in
      try await screen.app.press("z", "}", "j")
      screen.answers[0].reply(rowPage(1...9))
      screen.answers[1].reply(rowPage(8...10))
      screen.answers[2].reply(rowPage(20...21))
      try await screen.app.press("r")
      #expect(screen.lines[1...3] == ["  + Section a 9", "  - Section b 3", "  row 8"])
      #expect(screen.selectedTitle == "row 10")
    }
  }

  // MARK: Loading

  @Test func `one section fails while the others load, and r retries only it`() throws {
    try onSections(prepare: { answers in
      answers[0].reply(rowPage(1...2))
      answers[1].fail(.offline)
      answers[2].reply(rowPage(20...21), after: .seconds(1))
    }) { screen in
      #expect(screen.lines.contains { $0.hasPrefix("    ! No network.") })
      #expect(screen.lines.contains("  - Section b Loading failed"))
      #expect(screen.lines.contains("    Loading..."))
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.lines.contains("  row 20"))
      screen.answers[1].reply(rowPage(10...10))
      try await screen.app.press("r")
      #expect(screen.lines.contains("  row 10"))
      #expect(screen.answers.map(\.calls.count) == [1, 2, 1])
      #expect(screen.selectedTitle == "row 1")
    }
  }

  @Test func `Esc stops all sections that load`() throws {
    try onSections(prepare: { answers in
      answers[0].reply(rowPage(1...2))
      answers[1].reply(rowPage(10...10), after: .seconds(5))
      answers[2].reply(rowPage(20...21), after: .seconds(5))
    }) { screen in
      try await screen.app.press("Esc")
      try await screen.world.advance(by: .seconds(6))
      #expect(screen.list.lists.map(\.pages.load.phase) == [.resting, .resting, .resting])
      #expect(!screen.lines.contains("  row 20"))
    }
  }

  @Test func `a section that waits for the rate limit is not asked again before`() throws {
    try onSections(prepare: { answers in
      answers[0].reply(rowPage(1...2))
      answers[1].reply(rowPage(10...10))
      answers[2].reply(rowPage(20...20))
    }) { screen in
      let end = screen.list.environment.now().addingTimeInterval(60)
      for answers in screen.answers { answers.fail(.rateLimited(until: end, isAnonymous: false)) }
      try await screen.app.press("r", "r")
      #expect(screen.answers.map(\.calls.count) == [2, 2, 2])
      #expect(screen.world.lastNotice?.contains("GitHub's rate limit ends in") == true)
    }
  }

  @Test func `the first item is selected, whichever section arrives first, until a key moves the selection`()
    throws
  {
    try onSections(prepare: { answers in
      answers[0].reply(rowPage(1...2), after: .seconds(2))
      answers[1].reply(rowPage(10...11))
      answers[2].reply(rowPage(20...20), after: .seconds(1))
    }) { screen in
      #expect(screen.selectedTitle == "Section a")
      try await screen.app.press("Enter")
      #expect(screen.world.lastNotice?.contains("Enter") == true)
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.selectedTitle == "Section a")
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.selectedTitle == "row 1")
      #expect(screen.world.lastNotice == "opened 1")
    }
  }

  @Test func `an empty first section leaves the selection to the next one`() throws {
    try onSections([1..<1, 10..<12, 20..<21]) { screen in
      #expect(screen.selectedTitle == "row 10")
    }
  }

  @Test func `a section that grows above the selection moves neither it nor the lines on view`() throws {
    try onSections([100..<130, 200..<230, 300..<330]) { screen in
      try await screen.app.press("}", "j", "j", "j")
      #expect(screen.selectedTitle == "row 202")
      let before = screen.lines
      screen.answers[0].reply(rowPage(50...129))
      screen.answers[1].reply(rowPage(200...229))
      screen.answers[2].reply(rowPage(300...329))
      try await screen.app.press("r")
      #expect(screen.selectedTitle == "row 202")
      #expect(screen.lines == before)
      #expect(screen.app.status.contains("3 of 30"))
    }
  }

  @Test func `a message that goes away above the selection moves no line`() throws {
    try onSections(prepare: { answers in
      answers[0].fail(.offline)
      answers[1].reply(rowPage(200...229))
      answers[2].reply(rowPage(300...329))
    }) { screen in
      for _ in 0..<20 { try await screen.app.press("j") }
      let before = screen.lines
      screen.answers[0].reply(rowPage(1...10))
      try await screen.app.press("r")
      #expect(screen.lines == before)
    }
  }

  @Test func `the item after one that is gone is selected, in its section`() throws {
    try onSections([1..<3, 10..<13, 20..<22]) { screen in
      try await screen.app.press("}", "j", "j")
      #expect(screen.selectedTitle == "row 11")
      for (answers, ids) in zip(screen.answers, [[1, 2], [10, 12], [20, 21]]) { answers.reply(rowPage(ids)) }
      try await screen.app.press("r")
      #expect(screen.selectedTitle == "row 12")
      for (answers, ids) in zip(screen.answers, [[1, 2], [10], [20, 21]]) { answers.reply(rowPage(ids)) }
      try await screen.app.press("r")
      #expect(screen.selectedTitle == "row 10")
      for (answers, ids) in zip(screen.answers, [[1, 2], [], [20, 21]]) { answers.reply(rowPage(ids)) }
      try await screen.app.press("r")
      #expect(screen.selectedTitle == "Section b")
    }
  }

  @Test func `a section loads ahead of the selection, and counts what is loaded`() throws {
    try onSections(prepare: { answers in
      answers[0].reply(rowPage(1...30, next: 2))
      answers[0].reply(rowPage(31...40))
      answers[1].reply(rowPage(100...100))
      answers[2].reply(rowPage(200...200))
    }) { screen in
      #expect(screen.lines[1] == "  - Section a 30+")
      #expect(screen.app.status.contains("1 of 30+"))
      for _ in 0..<15 { try await screen.app.press("j") }
      #expect(screen.answers[0].calls.last == rowCursor(2))
      #expect(screen.selectedTitle == "row 16")
      try await screen.app.press("g")
      #expect(screen.lines[1] == "> - Section a 40")
    }
  }

  @Test func `ten thousand rows are moved through and folded`() throws {
    try onSections([1..<10_001, 20_000..<30_000, 40_000..<50_000]) { screen in
      try await screen.app.press("G")
      #expect(screen.selectedTitle == "row 49999")
      #expect(screen.app.status.contains("10,000 of 10,000"))
      try await screen.app.press("{", "{", "k")
      #expect(screen.selectedTitle == "row 10000")
      try await screen.app.press("h", "h")
      #expect(screen.lines[1...2] == ["> + Section a 10,000", "  - Section b 10,000"])
    }
  }

  // MARK: Marks and finding

  @Test func `marks are on items only, and go on behind a heading`() throws {
    try onSections([1..<3, 10..<11, 20..<22]) { screen in
      try await screen.app.press("Space", "Space")
      #expect(screen.selectedTitle == "row 10")
      try await screen.app.press("k", "Space")
      #expect(screen.world.lastNotice == "This is a heading. Choose a row below it.")
      try await screen.app.press("t")
      #expect(screen.world.lastNotice == "1 2")
    }
  }

  @Test func `a range and all rows leave headings out, and marks of folded items count`() throws {
    try onSections([1..<3, 10..<11, 20..<22]) { screen in
      try await screen.app.press("j", "v", "j", "j", "t")
      #expect(screen.world.lastNotice == "2 10")
      try await screen.app.press("Esc", "*", "t")
      #expect(screen.world.lastNotice == "1 2 10 20 21")
      try await screen.app.press("g", "z", "t")
      #expect(screen.world.lastNotice == "1 2 10 20 21")
    }
  }

  @Test func `a range stays where it began when rows come above it`() throws {
    try onSections([1..<3, 10..<13, 20..<22]) { screen in
      try await screen.app.press("}", "j", "v")
      for (answers, ids) in zip(screen.answers, [1...9, 10...12, 20...21]) { answers.reply(rowPage(ids)) }
      try await screen.app.press("r", "j", "t")
      #expect(screen.world.lastNotice == "10 11")
    }
  }

  @Test func `finding goes over all sections, also folded ones, and over no heading`() throws {
    try onSections([1..<3, 10..<12, 20..<22]) { screen in
      try await screen.app.press("/", "1", "Enter")
      #expect(screen.selectedTitle == "row 1")
      try await screen.app.press("n")
      #expect(screen.selectedTitle == "row 10")
      try await screen.app.press("n", "n")
      #expect(screen.selectedTitle == "row 21")
      try await screen.app.press("Esc", "{", "{", "z", "/", "1", "Enter")
      #expect(screen.selectedTitle == "row 10")
      #expect(screen.lines.contains("  row 11"))
      try await screen.app.press("n", "n")
      #expect(screen.selectedTitle == "row 21")
      try await screen.app.press("Esc")
      #expect(screen.selectedTitle == "row 21")
      #expect(!screen.lines.contains("  row 11"))
      #expect(screen.lines.contains("  + Section b 2"))
    }
  }

  @Test func `a section that a search shows stays open if the search ends on its row`() throws {
    try onSections([1..<3, 10..<12, 20..<22]) { screen in
      try await screen.app.press("}", "z", "k", "/", "1", "0")
      #expect(screen.selectedTitle == "row 10")
      try await screen.app.press("Esc")
      #expect(screen.selectedTitle == "row 2")
      #expect(!screen.lines.contains("  row 10"))
      try await screen.app.press("/", "1", "0", "Enter", "Esc", "j")
      #expect(screen.selectedTitle == "row 11")
    }
  }

  @Test func `a longer pattern folds what it no longer finds, and a folded match is found again`() throws {
    try onSections([1..<3, 10..<12, 20..<22]) { screen in
      try await screen.app.press("}", "z", "}", "z", "g", "/", "2")
      #expect(screen.app.frame.rows(of: "rows").contains("  row 20"))
      #expect(!screen.app.frame.rows(of: "rows").contains("  row 10"))
      try await screen.app.press("Backspace", "1", "0")
      #expect(!screen.app.frame.rows(of: "rows").contains("  row 20"))
      #expect(screen.selectedTitle == "row 10")
      try await screen.app.press("Enter", "z")
      #expect(screen.selectedTitle == "Section b")
      #expect(screen.app.status.contains("1 match"))
      try await screen.app.press("n")
      #expect(screen.selectedTitle == "row 10")
    }
  }

  @Test func `the preview of a heading has its title, and says to choose a row`() throws {
    try onSections([1..<3, 10..<11, 20..<22], size: Size(columns: 120, rows: 16), preview: true) { screen in
      #expect(screen.app.rows[1].contains("about 1"))
      try await screen.app.press("k")
      #expect(!screen.app.rows[1].contains("about"))
      #expect(screen.app.rows[1].matches(of: /Section a/).count == 2)
      #expect(screen.app.rows[2].contains("This is a heading. Choose a row below it."))
      try await screen.app.press("j")
      #expect(screen.app.rows[1].contains("about 1"))
    }
  }
}

struct DividedListTests {
  @Test func `one list is divided, in the order of its items, and empty sections are left out`() throws {
    try onDividedRows(prepare: { $0.reply(rowPage([7, 3, 1, 9])) }) { screen in
      #expect(
        screen.lines.prefix(7) == [
          "  Row", "  - Rest 0 2", "> row 3", "  row 9", "  - Rest 1 2", "  row 7", "  row 1",
        ])
    }
  }

  @Test func `the next page goes into its sections, and is loaded at the end of any section`() throws {
    try onDividedRows(prepare: { answers in
      answers.reply(rowPage(stride(from: 3, through: 120, by: 3), next: 2))
      answers.reply(rowPage([1, 2, 123]))
    }) { screen in
      #expect(screen.lines[1] == "  - Rest 0 40+")
      try await screen.app.press("G")
      #expect(screen.selectedTitle == "row 120")
      #expect(screen.presenter.answers.calls.count == 2)
      try await screen.app.press("g")
      #expect(screen.lines[1] == "> - Rest 0 41")
      try await screen.app.press("}", "}")
      #expect(screen.selectedTitle == "Rest 2")
    }
  }

  @Test func `without rows the list says why`() throws {
    try onDividedRows(prepare: { answers in
      answers.fail(.offline)
      answers.reply(rowPage([]))
    }) { screen in
      #expect(screen.lines.contains { $0.contains("! No network.") })
      try await screen.app.press("r")
      #expect(screen.lines.contains("  No rows."))
    }
  }
}
