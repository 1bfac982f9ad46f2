import AppTestSupport
import Domain
import EventLoop
import Issues
import Screens
import Terminal
import Testing

struct MyWorkTests {
  @Test func `the four sections have a request each, with one page view`() throws {
    try onWork(prepare: fill) { screen in
      let query = "is%3Aopen%20is%3Apr%20review-requested%3A%40me"
      #expect(
        Set(screen.world.github.posts.calls) == [
          "/issues?filter=assigned&state=open&per_page=30&page=1",
          "/issues?filter=created&state=open&per_page=30&page=1",
          "/issues?filter=mentioned&state=open&per_page=30&page=1",
          "/search/issues?q=\(query)&sort=created&order=desc&per_page=30&page=1",
        ])
      #expect(screen.views(of: .myWork) == 1)
      #expect(
        screen.lines.filter { $0.hasPrefix("  -") } == [
          "  - Assigned to me 1", "  - Waiting for my review 1", "  - Created by me 0", "  - Mentioning me 1",
        ])
    }
  }

  @Test func `where no sign tells them apart, a word says what each is`() throws {
    try onWork(prepare: fill) { screen in
      let rows = screen.lines.filter { $0.contains("octo/kettle#") }
      #expect(screen.lines[0].contains(" Type "))
      #expect(rows.contains { $0.contains(" issue ") } && rows.contains { $0.contains(" pull ") })
    }
  }

  @Test func `the columns stay where they are when a section comes later`() throws {
    let wide =
      #"{"id":9,"number":9,"title":"A much longer title than that of the first section","#
      + #""user":{"login":"a-longer-author"},"labels":[{"name":"a label"}],"comments":3,"#
      + #""repository_url":"https://api.github.com/repos/octo/with-a-long-name"}"#
    try onWork(prepare: { github in
      github.posts.reply(ItemPage(items: [item(1)]))
      for _ in 0..<3 { github.posts.reply(ItemPage(items: [wide]), after: .seconds(1)) }
    }) { screen in
      let (head, row) = (screen.lines[0], screen.lines.first { $0.contains("octo/kettle#1") })
      #expect(row != nil)
      try await screen.world.advance(by: .seconds(2))
      #expect(screen.lines.contains { $0.contains("A much longer") })
      #expect(screen.lines[0] == head && screen.lines.first { $0.contains("octo/kettle#1") } == row)
    }
  }

  @Test func `without a token nothing is sent, and the screen says how to get one`() throws {
    try onWork(account: .anonymous, prepare: { _ in }) { screen in
      #expect(screen.world.github.posts.calls.isEmpty)
      let text = screen.lines.joined(separator: " ")
      #expect(text.contains("GH_TOKEN"))
      #expect(text.contains("gh auth login"))
      try await screen.app.press("r", "t", "Enter", "z")
      #expect(screen.world.github.posts.calls.isEmpty)
      #expect(screen.views(of: .myWork) == 1)
    }
  }

  @Test func `Enter opens an issue as an issue, and a pull request as one`() throws {
    try onWork(prepare: fill) { screen in
      let repo = try #require(RepoName("octo/kettle"))
      try await screen.app.press("Enter")
      guard case .issueDetail(repo, number: 1, known: let issue)? = screen.app.resolver.stubs.last?.route
      else {
        Issue.record("no issue was opened")
        return
      }
      #expect(issue?.title == "Issue 1")
      try await screen.app.press("Esc", "}", "j", "Enter")
      guard
        case .pullDetail(repo, number: 2, tab: .conversation, known: let pull)? = screen.app.resolver.stubs
          .last?
          .route
      else {
        Issue.record("no pull request was opened")
        return
      }
      #expect(pull?.pull == .open)
    }
  }

  @Test func `todos and addresses are of the marked ones`() throws {
    try onWork(prepare: fill) { screen in
      try await screen.app.press("Space", "Space", "k", "Y")
      #expect(
        screen.world.desktop.copied.last
          == "https://github.com/octo/kettle/issues/1\nhttps://github.com/octo/kettle/pull/2")
      try await screen.app.press("t")
      #expect(screen.world.lastNotice?.contains("octo/kettle#1 Issue 1 (and 1 more)") == true)
    }
  }

  @Test func `what GitHub refuses is said below the heading, and is not the user's query`() throws {
    try onWork(prepare: { github in
      for _ in 0..<4 { github.posts.fail(.invalidQuery(reason: "no search today")) }
    }) { screen in
      let text = screen.lines.joined(separator: " ")
      #expect(text.contains("no search today"))
      #expect(!text.contains("press Enter"))
    }
  }
}

/// The four lists are requested in the order of the sections.
@LoopActor
private func fill(_ github: StubGitHub) {
  github.posts.reply(ItemPage(items: [item(1)]))
  github.posts.reply(ItemPage(items: [item(2, #","pull_request":{"html_url":"x"}"#)]))
  github.posts.reply(ItemPage(items: []))
  github.posts.reply(ItemPage(items: [item(4)]))
}

private func item(_ number: Int, _ more: String = "") -> String {
  #"{"id":\#(number),"number":\#(number),"title":"Issue \#(number)","#
    + #""repository_url":"https://api.github.com/repos/octo/kettle"\#(more)}"#
}

/// Runs `body` with my work as the current screen, in virtual time.
private func onWork(
  account: Account = .token(source: "GH_TOKEN"),
  prepare: @escaping @LoopActor @Sendable (StubGitHub) -> Void,
  _ body: @escaping @LoopActor @Sendable (OpenScreen<Void>) async throws -> Void
) throws {
  try onScreen(
    .myWork, size: Size(columns: 100, rows: 24),
    prepare: {
      $0.account = account
      prepare($0.github)
    }, make: { MyWorkScreen.make($0, $1) }, body)
}
