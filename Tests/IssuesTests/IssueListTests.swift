import AppTestSupport
import Domain
import EventLoop
import Issues
import Screens
import Terminal
import Testing

struct IssueListTests {
  @Test func `the open issues are listed, with one page view`() throws {
    try onIssues(prepare: { $0.posts.reply(page(1...3)) }) { screen in
      #expect(screen.world.github.posts.calls == ["/repos/octo/kettle/issues?state=open&per_page=30&page=1"])
      #expect(screen.lines[0].contains("Issue (open)"))
      #expect(screen.lines[1].hasPrefix(">  #1 Issue 1"))
      #expect(screen.views(of: .issueList(url: "https://github.com/octo/kettle")) == 1)
    }
  }

  @Test func `a long title uses the space that the labels do not need`() throws {
    let title = "The error output differs between Linux and macOS, and nobody knows why"
    let issues = ItemPage(items: [issueJSON(1, title: title), issueJSON(2)])
    let size = Size(columns: 130, rows: 24)
    try onIssues(size: size, prepare: { $0.posts.reply(issues) }) { screen in
      #expect(screen.lines[1].contains(title))
    }
  }

  @Test func `labels have a column from 100 columns, and in a narrower list if half of it is for titles`()
    throws
  {
    let labelled = #","labels":[{"name":"bug","color":"ff0000"}]"#
    let size = Size(columns: 120, rows: 36)
    let short = ItemPage(items: [issueJSON(1, labelled), issueJSON(2)])
    try onIssues(size: size, prepare: { $0.posts.reply(short) }) { screen in
      #expect(screen.lines[0].contains("Labels"))
      #expect(screen.lines[1].contains("[bug]"))
    }
    let title = "A title that needs nearly all of the columns of its row, and no more"
    let long = ItemPage(items: [issueJSON(1, title: title, labelled)])
    try onIssues(size: Size(columns: 40, rows: 36), prepare: { $0.posts.reply(long) }) { screen in
      #expect(!screen.lines[0].contains("Labels"))
    }
  }

  @Test(arguments: [(100, true), (3_000, false)])
  func `all of a text is offered to be copied only if the preview has it`(words: Int, isOffered: Bool) throws
  {
    let body = #","body":"\#(String(repeating: "word ", count: words))""#
    let issues = ItemPage(items: [issueJSON(1, body)])
    try onIssues(size: Size(columns: 120, rows: 24), prepare: { $0.posts.reply(issues) }) { screen in
      try await screen.app.press("p", "l", "y")
      #expect(screen.app.frame.rows(of: "copy").contains { $0.contains("the whole text") } == isOffered)
    }
  }

  @Test(arguments: [76, 86, 93])
  func `a title longer than half of the list takes no other column`(columns: Int) throws {
    let title = "A title that needs nearly all of the columns of its row, and no more"
    let issues = ItemPage(items: [issueJSON(1, title: title), issueJSON(2)])
    try onIssues(size: Size(columns: columns, rows: 24), prepare: { $0.posts.reply(issues) }) { screen in
      #expect(screen.lines[1].contains(title.prefix(columns / 2 - 1)))
      #expect(screen.lines[0].contains("Author") && screen.lines[0].contains("age"))
    }
  }

  @Test func `a narrow list leaves out the age before the end of a title`() throws {
    let title = "A title of thirty-two characters"
    let issues = ItemPage(items: [issueJSON(1, title: title), issueJSON(2)])
    try onIssues(size: Size(columns: 40, rows: 14), prepare: { $0.posts.reply(issues) }) { screen in
      #expect(screen.lines[1].contains(title))
    }
  }

  @Test func `an author of a later page uses the blanks beside the titles`() throws {
    let next = PageCursor(url: "https://api.github.com/repos/octo/kettle/issues?page=2")
    let size = Size(columns: 90, rows: 24)
    try onIssues(
      size: size,
      prepare: { github in
        github.posts.reply(ItemPage(items: [issueJSON(1)], next: next))
        github.posts.reply(ItemPage(items: [issueJSON(2, #","user":{"login":"tea-1-and-more"}"#)]))
      }
    ) { screen in
      #expect(screen.lines[2].contains("tea-1-and-more"))
    }
  }

  @Test func `issues without labels have no column for them`() throws {
    try onIssues(size: Size(columns: 200, rows: 60), prepare: { $0.posts.reply(page(1...3)) }) { screen in
      #expect(!screen.lines[0].contains("Labels"))
    }
  }

  @Test func `the filter shows the closed issues, all issues, and the open ones again`() throws {
    try onIssues(prepare: { github in for _ in 0..<4 { github.posts.reply(page(1...2)) } }) { screen in
      for name in ["closed", "all", "open"] {
        try await screen.app.press("f", "Right", "Enter")
        #expect(screen.lines[0].contains("Issue (\(name))"))
      }
      let states = screen.world.github.posts.calls.compactMap {
        $0.split(separator: "state=").last?.prefix { $0 != "&" }
      }
      #expect(states == ["open", "closed", "all", "open"])
      #expect(screen.views(of: .issueList(url: "https://github.com/octo/kettle")) == 1)
    }
  }

  @Test func `a filter is sent and said, and F clears it; marks are removed`() throws {
    try onIssues(prepare: { github in for _ in 0..<3 { github.posts.reply(page(1...2)) } }) { screen in
      try await screen.app.press("Space", "f", "Tab")
      try await screen.app.type("@octo")
      try await screen.app.press("Tab")
      screen.world.github.posts.reply(ItemPage(items: [#"{"name":"bug"}"#]))
      try await screen.app.type("bug, old one")
      try await screen.app.press("Shift+Tab", "Shift+Tab", "Shift+Tab", "Right", "Enter")
      #expect(screen.lines[0].contains("open · by octo · label bug · label old one · oldest first"))
      #expect(screen.world.lastNotice == "1 mark removed.")
      try await screen.app.press("F")
      #expect(!screen.lines[0].contains("octo"))
      let lists = screen.world.github.posts.calls.filter { $0.contains("/issues?") }
      #expect(
        lists.dropFirst() == [
          "/repos/octo/kettle/issues?state=open&creator=octo&labels=bug%2Cold%20one&sort=created&direction=asc"
            + "&per_page=30&page=1",
          "/repos/octo/kettle/issues?state=open&per_page=30&page=1",
        ])
    }
  }

  @Test func `a list by the last change shows how long ago that was`() throws {
    let dates = #","created_at":"\#(hoursAgo(90))","updated_at":"\#(hoursAgo(2))""#
    let rows = ItemPage(items: [issueJSON(1, dates)])
    try onIssues(prepare: { github in for _ in 0..<2 { github.posts.reply(rows) } }) { screen in
      #expect(screen.lines[0].contains(" age") && screen.lines[1].contains(" 3d"))
      try await screen.app.press("f", "Shift+Tab", "Shift+Tab", "Right", "Enter")
      #expect(screen.lines[1].contains(" updated") && screen.lines[2].contains(" 2h"))
    }
  }

  @Test func `a form that is left, or changes nothing, sends no request`() throws {
    try onIssues(prepare: { $0.posts.reply(page(1...2)) }) { screen in
      try await screen.app.press("f", "Right", "Esc", "f", "Enter", "F")
      #expect(screen.world.github.posts.calls.count == 1)
      #expect(screen.world.lastNotice == "No filter is set. f sets one.")
    }
  }

  @Test func `pages with only pull requests are skipped, but not forever`() throws {
    try onIssues(prepare: { github in
      for number in 2..<12 {
        let next = PageCursor(url: "https://api.github.com/repos/octo/kettle/issues?page=\(number)")
        github.posts.reply(ItemPage(items: [], next: next))
      }
    }) { screen in
      #expect(screen.world.github.posts.calls.count == 5)
      #expect(screen.lines.contains("  The pages read so far have nothing to show. r reads on."))
    }
  }

  @Test func `Enter opens the issue with what the list knows about it`() throws {
    try onIssues(prepare: { $0.posts.reply(page(1...2)) }) { screen in
      try await screen.app.press("j", "Enter")
      let repo = try #require(RepoName("octo/kettle"))
      let opened = screen.app.resolver.stubs.last?.route
      let known = GitHubIssue(id: 2, number: 2, title: "Issue 2", comments: 0, htmlURL: repo.issueURL(2))
      #expect(opened == .issueDetail(repo, number: 2, known: known))
      try await screen.app.press("Esc")
      #expect(screen.selectedTitle == "Issue 2")
    }
  }

  @Test func `an issue of a deleted account is by ghost, and a closed one says why`() throws {
    let issues = [
      issueJSON(1), issueJSON(2, #","state":"closed","state_reason":"not_planned""#),
      issueJSON(3, #","state":"closed","state_reason":"moved""#),
    ]
    try onIssues(prepare: { github in for _ in 0..<2 { github.posts.reply(ItemPage(items: issues)) } }) {
      screen in
      try await screen.app.press("f", "Right", "Enter")
      for (line, word) in zip(screen.lines.dropFirst(), ["ghost", "not planned", "closed"]) {
        #expect(line.contains(word))
      }
    }
  }

  @Test func `a narrow terminal shows number, title and age`() throws {
    try onIssues(size: Size(columns: 40, rows: 12), prepare: { $0.posts.reply(page(1...2)) }) { screen in
      #expect(screen.lines[0] == "  no. Issue (open)                   age")
      #expect(screen.lines[1].hasPrefix(">  #1 Issue 1"))
    }
  }
}

/// Runs `body` with the issues of octo/kettle as the current screen, in virtual time.
func onIssues(
  size: Size = Size(columns: 100, rows: 24),
  prepare: @escaping @LoopActor @Sendable (StubGitHub) -> Void,
  _ body: @escaping @LoopActor @Sendable (OpenScreen<Void>) async throws -> Void
) throws {
  let repo = try #require(RepoName("octo/kettle"))
  try onScreen(
    .issueList(repo), size: size, prepare: { prepare($0.github) },
    make: { IssueListScreen.make(repo, $0, $1) }, body)
}

/// Issues `Issue 1`, `Issue 2` and so on, as GitHub sends them.
func page(_ numbers: ClosedRange<Int>) -> ItemPage<String> {
  ItemPage(items: numbers.map { issueJSON($0) })
}

/// - Parameter more: further fields, each with a leading comma.
private func issueJSON(_ number: Int, title: String? = nil, _ more: String = "") -> String {
  #"{"id":\#(number),"number":\#(number),"comments":0,"title":"\#(title ?? "Issue \(number)")"\#(more)}"#
}
