import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Tracking

@testable import Repos

struct RepoSearchViewTests {
  @Test func `the first screen says what to do and which account is used`() throws {
    try onSearch { screen in
      #expect(
        screen.app.frame.rows(of: "query").first?.hasPrefix("Search: repositories, for example") == true)
      #expect(screen.app.rows.contains("  Search GitHub's repositories: type above and press Enter."))
      #expect(
        screen.app.status.hasPrefix(" anonymous, 10 searches a minute · type and press Enter · Esc leaves"))
      #expect(screen.app.frame.focus == "query")
      #expect(screen.app.frame.cursor == Point(row: 1, column: 8))
    }
  }

  @Test func `the status line shows hints for all keys that have one, in the field and in the list`() throws {
    try onSearch { screen in
      let top = try #require(screen.app.router.top)
      #expect(top.isTyping)
      #expect(hints(top.hintedActions) == hints(top.actions))
      screen.answers.reply(.samples(1...2, of: 2))
      try await screen.search("flux")
      #expect(!top.isTyping)
      #expect(!hints(top.hintedActions).isEmpty)
      #expect(hints(top.hintedActions) == hints(top.actions))
    }
  }

  @Test func `a message changes as soon as its cause does`() throws {
    try onSearch { screen in
      let welcome = screen.app.frame.rows(of: "results")
      try await screen.app.press("Esc")
      #expect(screen.app.frame.rows(of: "results") != welcome)
      try await screen.app.press("/")
      #expect(screen.app.frame.rows(of: "results") == welcome)
    }
  }

  @Test func `in a narrow terminal name, stars and age stay`() throws {
    try onSearch(size: Size(columns: 40, rows: 12)) { screen in
      screen.answers.reply(.samples(1...2, of: 2))
      try await screen.search("flux")
      let rows = screen.app.frame.rows(of: "results")
      #expect(rows[1] == ">   10k sample/repo-1                 3d")
    }
  }

  @Test(arguments: [
    ("sample/repository", ">   10k sample/repository     2026-01-28"),
    ("sample/repositories-of-2", ">   10k sample/repositories-of-2"),
  ])
  func `in a narrow terminal days are left out before the end of a name`(name: String, row: String) throws {
    let name = try #require(RepoName(name))
    try onSearch(size: Size(columns: 40, rows: 12), prepare: { $0.preferences.dates = .absolute }) { screen in
      var page = ItemPage.samples(1...2, of: 2)
      page.items[0].name = name
      screen.answers.reply(page)
      try await screen.search("flux")
      #expect(screen.app.frame.rows(of: "results")[1] == row)
    }
  }

  @Test(arguments: [
    (46, ">   10k organisation/long-long-long-"), (47, ">   10k organisation/long-long… The sample num…"),
    (55, ">   10k organisation/long-long-lon… The sample number 1"),
  ])
  func `the age is left out before the beginning of the description`(columns: Int, row: String) throws {
    let name = try #require(RepoName("organisation/" + String(repeating: "long-", count: 9) + "end"))
    try onSearch(size: Size(columns: columns, rows: 12)) { screen in
      var page = ItemPage.samples(1...2, of: 2)
      page.items[0].name = name
      screen.answers.reply(page)
      try await screen.search("flux")
      #expect(screen.app.frame.rows(of: "results")[1].hasPrefix(row))
      #expect(screen.app.frame.rows(of: "results")[0].contains("age") == (columns == 46))
    }
  }

  @Test func `in a narrow terminal the status line shows count, limit and the next step`() throws {
    try onSearch(size: Size(columns: 40, rows: 12)) { screen in
      #expect(screen.app.status == " anonymous · type, then Enter    ? keys")
      screen.answers.reply(.samples(1...30, of: 4_310))
      try await screen.search("flux")
      #expect(screen.app.status == " 1 of 4,310 · 3 left             ? keys")
    }
  }

  @Test func `missing items are explained in words if there is room, and in the help`() throws {
    try onSearch(size: Size(columns: 80, rows: 40)) { screen in
      var page = ItemPage.samples(1...8, of: 11)
      (page.isIncomplete, page.unreadable) = (true, 3)
      screen.answers.reply(page)
      try await screen.search("flux")
      #expect(
        screen.app.status
          == " some missing · 3 left out · 1 of 11 · 3 left     Enter open · / query · ? keys")
      try await screen.app.press("?")
      let help = screen.app.rows.joined(separator: "\n")
      #expect(help.contains("some missing: GitHub timed out"))
      #expect(help.contains("left out: GitHub's response had rows"))
      try await screen.app.press("Esc")
      try await screen.app.resize(columns: 40, rows: 12)
      #expect(screen.app.status.hasPrefix(" some missing · 3 left out"))
    }
  }

  @Test func `a count of millions is shortened in a narrow terminal`() throws {
    try onSearch(size: Size(columns: 40, rows: 12)) { screen in
      screen.answers.reply(.samples(1...30, of: 123_456_789))
      try await screen.search("stars:>0")
      #expect(screen.app.status == " 1 of 123m · 3 left              ? keys")
    }
  }

  @Test func `a long name is cut last`() throws {
    let name = try #require(RepoName("organisation/" + String(repeating: "long-", count: 9) + "end"))
    try onSearch(size: Size(columns: 200, rows: 24)) { screen in
      var page = ItemPage.samples(1...2, of: 2)
      page.items[0].name = name
      screen.answers.reply(page)
      try await screen.search("flux")
      #expect(screen.app.frame.rows(of: "results")[1].contains(" \(name) "))
      try await screen.app.resize(columns: 80, rows: 24)
      // The descriptions keep 20 columns.
      let start = "\(name)".prefix(50)
      #expect(screen.app.frame.rows(of: "results")[1].hasPrefix(">   10k \(start)… The sample number 1"))
    }
  }

  @Test func `any number of stars fits its column`() throws {
    try onSearch(size: Size(columns: 40, rows: 12)) { screen in
      var page = ItemPage.samples(1...2, of: 2)
      page.items[0].stars = 1 << 53
      screen.answers.reply(page)
      try await screen.search("flux")
      #expect(screen.app.frame.rows(of: "results")[1] == ">    9q sample/repo-1                 3d")
    }
  }

  @Test func `archived repositories and forks are marked in words`() throws {
    try onSearch { screen in
      var page = ItemPage.samples(1...1, of: 1)
      page.items[0].isArchived = true
      page.items[0].isFork = true
      screen.answers.reply(page)
      try await screen.search("flux")
      #expect(screen.app.frame.rows(of: "results")[1].contains("[archived] [fork] The sample number 1 "))
    }
  }

  @Test func `an empty result says what to do`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples([], of: 0))
      try await screen.search("flux")
      #expect(
        screen.app.rows.contains("  Nothing found. Press / to change the query: fewer words find more."))
    }
  }

  @Test func `moves stop at both ends and the selected row is reported`() throws {
    try onSearch(size: Size(columns: 80, rows: 12)) { screen in
      screen.answers.reply(.samples(1...20, of: 20))
      try await screen.search("flux")
      let moves = ["k": 0, "j": 1, "PageDown": 8, "G": 19, "Down": 19, "PageUp": 12, "g": 0] as KeyValuePairs
      for (key, index) in moves {
        try await screen.app.press(key)
        #expect(screen.selected == index, "\(key)")
        #expect(screen.app.frame.selected["results"]?.description == "sample/repo-\(index + 1)", "\(key)")
      }
    }
  }

  @Test func `Enter opens the selected repository with what is known about it`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.search("flux")
      _ = screen.world.tracker.takeEvents()
      try await screen.app.press("j", "Enter")
      #expect(
        screen.world.tracker.takeEvents() == [
          .pageView(.repoDetail(url: "https://github.com/sample/repo-2"))
        ])
      try await screen.app.press("Esc")
      #expect(screen.selected == 1)
      #expect(screen.world.tracker.takeEvents() == [.pageView(.repoSearch)])
    }
  }

  @Test func `a click selects, a double click opens, the wheel scrolls`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...20, of: 20))
      try await screen.search("flux")
      try await screen.app.mouse(.press(.left), row: 5, column: 10)
      #expect(screen.selected == 2)
      try await screen.app.mouse(.scrollDown, row: 5, column: 10)
      #expect(screen.selected == 5)
      try await screen.app.mouse(.scrollUp, row: 5, column: 10)
      #expect(screen.selected == 2)
      try await screen.app.mouse(.press(.left), row: 1, column: 10)
      #expect(screen.app.frame.focus == "query")
      try await screen.app.mouse(.doubleClick, row: 3, column: 10)
      #expect(screen.app.router.depth == 2)
      #expect(screen.app.router.page == .repoDetail(url: "https://github.com/sample/repo-1"))
    }
  }

  @Test func `a click below the last result selects nothing`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.search("flux")
      try await screen.app.press("j")
      try await screen.app.mouse(.press(.left), row: 15, column: 10)
      #expect(screen.selected == 1)
    }
  }

  @Test func `a paste while the results have the focus goes into the field`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3))
      try await screen.search("flux")
      try await screen.app.paste(" language:swift\n")
      #expect(screen.query == "flux language:swift")
      #expect(screen.app.frame.focus == "query")
    }
  }

  @Test func `a megabyte of paste is cut with a sentence`() throws {
    try onSearch { screen in
      try await screen.app.paste(String(repeating: "x", count: 1_000_000))
      #expect(screen.query.count == 16_384)
      #expect(
        screen.app.status.hasPrefix(" The query is limited to 16384 characters; the rest was left out."))
    }
  }

  @Test func `text from outside cannot control the terminal`() throws {
    try onSearch { screen in
      var page = ItemPage.samples(1...1, of: 1)
      page.items[0].description = "evil \u{1B}[2J\u{202E}\u{0} end"
      page.items[0].language = "S\u{9B}w"
      screen.answers.reply(page)
      try await screen.search("q\u{202E}")
      let scalars = screen.app.rows.joined().unicodeScalars
      #expect(!scalars.contains { $0.properties.generalCategory == .control || $0 == "\u{202E}" })
      #expect(screen.app.rows.joined().contains("end"))
    }
  }

  @Test func `no key has two meanings at the same time`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...3, of: 3), after: .seconds(1))
      for _ in 0..<3 {
        let keys = screen.app.router.top?.enabledActions.flatMap(\.keys) ?? []
        #expect(!keys.isEmpty)
        #expect(Set(keys).count == keys.count, "\(screen.phase)")
        if screen.focus == .query { try await screen.search("flux") }
        try await screen.world.advance(by: .milliseconds(500))
      }
    }
  }

  @Test func `another tab leaves query, cursor and results unchanged`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...30, of: 30), after: .seconds(1))
      try await screen.search("flux")
      try await screen.app.press("2")
      try await screen.world.advance(by: .seconds(1))
      try await screen.app.press("1", "j", "j")
      #expect(screen.names == samples(1...30))
      try await screen.app.press("Tab", "Tab")
      #expect(screen.app.frame.selected["results"]?.description == "sample/repo-3")
      #expect(screen.query == "flux")
      #expect(screen.answers.calls.count == 1)
    }
  }
}

/// The hints of the status line.
@LoopActor
private func hints(_ actions: [Action]) -> [String] {
  actions.filter { $0.isEnabled() }.compactMap { $0.hint() }
}
