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

  @Test(arguments: [100, 110, 120])
  func `beside the preview no name is cut, and the description is left to the preview`(columns: Int) throws {
    let size = Size(columns: columns, rows: 30)
    try onSearch(size: size, prepare: { $0.preferences.preview = true }) { screen in
      var page = ItemPage<Repo>.samples(1...2, of: 2)
      let name = "pointfreeco/swift-composable-architecture"
      page.items[0].name = try #require(RepoName(name))
      screen.answers.reply(page)
      try await screen.search("flux")
      #expect(screen.app.frame.panes["preview"] != nil)
      let rows = screen.app.frame.rows(of: "results")
      #expect(rows.contains { $0.contains(name) })
      #expect(!rows.contains { $0.contains("Description") || $0.contains("The sample") })
    }
  }

  @Test(arguments: [100, 120, 150])
  func `beside the preview no name of a later page is cut, and a language uses the blanks`(
    columns: Int
  ) throws {
    let size = Size(columns: columns, rows: 30)
    try onSearch(size: size, prepare: { $0.preferences.preview = true }) { screen in
      screen.answers.reply(
        .samples(1...2, of: 4, next: "https://api.github.com/search/repositories?page=2"))
      var second = ItemPage<Repo>.samples(3...4, of: 4)
      let name = "swift-server/swift-aws-lambda-runtimes"
      second.items[0].name = try #require(RepoName(name))
      second.items[1].language = "Jupyter Notebook"
      screen.answers.reply(second)
      try await screen.search("flux")
      try await screen.app.press("G")
      let rows = screen.app.frame.rows(of: "results")
      #expect(rows.contains { $0.contains(name) })
      #expect(rows.contains { $0.contains("Jupyter Notebook") } == (columns == 150))
      #expect(rows.contains { $0.contains("Language") } == (columns > 100))
    }
  }

  @Test func `beside the preview a large screen shows the description too, and short names language and age`()
    throws
  {
    for (columns, hasDescription) in [(120, false), (200, true)] {
      let size = Size(columns: columns, rows: 30)
      try onSearch(size: size, prepare: { $0.preferences.preview = true }) { screen in
        screen.answers.reply(.samples(1...2, of: 2))
        try await screen.search("flux")
        let titles = try #require(screen.app.frame.rows(of: "results").first { $0.contains("stars") })
        #expect(titles.contains("Language") && titles.contains("age"))
        #expect(titles.contains("Description") == hasDescription)
      }
    }
  }

  @Test func `a result has name, stars, language, last push and description`() throws {
    try onSearch { screen in
      screen.answers.reply(.samples(1...2, of: 2))
      try await screen.search("flux")
      let rows = screen.app.frame.rows(of: "results")
      #expect(
        rows[0]
          == "  stars Repository (best match) Description                                      Language     pushed"
      )
      #expect(
        rows[1]
          == ">   10k sample/repo-1           The sample number 1                              Swift            3d"
      )
      #expect(
        rows[2]
          == "    10k sample/repo-2           The sample number 2                              Swift            3d"
      )
      #expect(screen.app.frame.selected["results"]?.description == "sample/repo-1")
    }
  }

  @Test(arguments: [(90, false), (100, true), (104, true)])
  func `a language has a column where the description keeps 32 columns`(
    columns: Int, hasLanguage: Bool
  ) throws {
    try onSearch(size: Size(columns: columns, rows: 12), prepare: { $0.preferences.preview = false }) {
      screen in
      var page = ItemPage<Repo>.samples(1...2, of: 2)
      page.items[0].name = try #require(RepoName("sample/" + String(repeating: "n", count: 31)))
      page.items[0].description = String(repeating: "d", count: 80)
      screen.answers.reply(page)
      try await screen.search("flux")
      let rows = screen.app.frame.rows(of: "results")
      #expect(rows[0].contains("Language") == hasLanguage)
      #expect(rows[1].contains(String(repeating: "d", count: 31)))
    }
  }

  @Test(arguments: [80, 120]) func `a long name narrows all descriptions, which stay aligned`(
    columns: Int
  ) throws {
    try onSearch(size: Size(columns: columns, rows: 12)) { screen in
      var page = ItemPage.samples(1...2, of: 2)
      let name = "swift-server-workgroup/async-http-client-and-more"
      page.items[0].name = try #require(RepoName(name))
      screen.answers.reply(page)
      try await screen.search("flux")
      let rows = screen.app.frame.rows(of: "results")
      let starts = rows[1...2].compactMap { row in
        row.firstRange(of: "The sample").map { row.distance(from: row.startIndex, to: $0.lowerBound) }
      }
      #expect(starts.count == 2 && Set(starts).count == 1)
      #expect(rows[1].contains(columns == 120 ? name : "swift-server-workgroup/async-"))
    }
  }

  @Test(arguments: [80, 160]) func `a longer name on a later page moves no column of other rows`(
    columns: Int
  ) throws {
    try onSearch(size: Size(columns: columns, rows: 60)) { screen in
      screen.world.preferences.preview = false
      screen.answers.reply(
        .samples(1...30, of: 32, next: "https://api.github.com/search/repositories?page=2"))
      var second = ItemPage.samples(31...32, of: 32)
      let name = "organisation/" + String(repeating: "long-", count: 9) + "end"
      second.items[0].name = try #require(RepoName(name))
      screen.answers.reply(second, after: .seconds(1))
      try await screen.search("flux")
      try await screen.app.press("G")
      let before = screen.app.frame.rows(of: "results")
      try await screen.world.advance(by: .seconds(1))
      let after = screen.app.frame.rows(of: "results")
      #expect(after[0..<30] == before[0..<30])
      #expect(after[31].contains(columns == 160 ? "\(name) The sample" : "\(name.prefix(40))"))
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
      #expect(screen.app.status == " 1 of 4,310 · 3 left         Enter open")
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
      #expect(screen.app.status == " 1 of 123m · 3 left          Enter open")
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
      for (key, place) in moves {
        try await screen.app.press(key)
        #expect(screen.selected == place, "\(key)")
        #expect(screen.app.frame.selected["results"]?.description == "sample/repo-\(place + 1)", "\(key)")
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
      #expect(screen.query == "flux language:swift ")
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
