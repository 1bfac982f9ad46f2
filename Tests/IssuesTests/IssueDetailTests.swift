import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Issues
import Screens
import Terminal
import Testing
import Tracking

struct IssueDetailTests {
  @Test func `an issue is loaded with its comments, one request after the other, with one page view`() throws
  {
    try onIssue(prepare: { world in
      world.github.posts.reply(issue(comments: 2), after: .seconds(1))
      world.github.posts.reply(comments(1...2), after: .seconds(1))
    }) { screen in
      #expect(screen.text[1] == " Loading...")
      #expect(screen.world.github.posts.calls.count == 1)
      try await screen.world.advance(by: .seconds(1))
      #expect(
        Array(screen.text.prefix(9)) == [
          "Steam escapes #42", "open · octo · 2026-01-31 (2h) · 2 comments", "[bug] [good first issue]",
          "assigned to cup · milestone 1.2", String(repeating: "-", count: 78), "It hisses.", "", "", "",
        ])
      #expect(screen.app.status.contains("loading more"))
      try await screen.world.advance(by: .seconds(1))
      #expect(
        Array(screen.text.dropFirst(7).prefix(8)) == [
          String(repeating: "-", count: 78), "tea-1 · 2026-01-31 (1h)", "", "Comment 1", "",
          String(repeating: "-", count: 78), "tea-2 · 2026-01-31 (1h)", "",
        ])
      #expect(
        screen.world.github.posts.calls == [
          "/repos/octo/kettle/issues/42", "/repos/octo/kettle/issues/42/comments?per_page=30",
        ])
      #expect(screen.app.status.hasPrefix(" octo/kettle#42 100%  "))
      #expect(screen.views(of: .issueDetail(url: "https://github.com/octo/kettle/issues/42")) == 1)
      #expect(screen.world.loop.untilNextTimer == nil)
    }
  }

  @Test func `the known issue from the list is shown immediately`() throws {
    let known = GitHubIssue(
      id: 1, number: 42, title: "Steam escapes", comments: 2,
      htmlURL: "https://ghe.example/octo/kettle/issues/42")
    try onIssue(
      known: known, prepare: { $0.github.posts.reply(issue(comments: 0), after: .seconds(1)) }
    ) { screen in
      #expect(
        Array(screen.text.prefix(5)) == [
          "Steam escapes #42", "open · ghost · 2 comments", String(repeating: "-", count: 78), "Loading...",
          "",
        ])
      #expect(
        screen.world.tracker.events.last
          == .pageView(.issueDetail(url: "https://ghe.example/octo/kettle/issues/42")))
      try await screen.app.press("o")
      #expect(screen.world.desktop.opened == ["https://ghe.example/octo/kettle/issues/42"])
    }
  }

  @Test func `an issue opened by its number gets its title in the history once it is loaded`() throws {
    try onIssue(prepare: { $0.github.posts.reply(issue(comments: 0), after: .seconds(1)) }) { screen in
      let repo = try #require(RepoName("octo/kettle"))
      try await screen.world.record(Visit(.issue(42, of: repo), title: "octo/kettle#42"))
      try await screen.world.advance(by: .seconds(1))
      let visits = try await screen.world.storedVisits()
      #expect(visits.map(\.visit.title) == ["octo/kettle#42 Steam escapes"])
    }
  }

  @Test func `a pull request is one in the history once it is loaded`() throws {
    let pull = """
      {"id":9,"number":42,"title":"Tune the whistle","state":"open","comments":0,
       "html_url":"https://github.com/octo/kettle/pull/42","pull_request":{}}
      """
    try onIssue(prepare: { $0.github.posts.reply(ItemPage(items: [pull]), after: .seconds(1)) }) { screen in
      let repo = try #require(RepoName("octo/kettle"))
      try await screen.world.record(Visit(.issue(42, of: repo), title: "octo/kettle#42"))
      try await screen.world.advance(by: .seconds(1))
      let visits = try await screen.world.storedVisits()
      #expect(visits.map(\.visit) == [Visit(.pull(42, of: repo), title: "octo/kettle#42 Tune the whistle")])
    }
  }

  @Test func `an issue that was moved has one name, in the status line, the history and the todo`() throws {
    let moved = """
      {"id":9,"number":1,"title":"Moved","state":"open","comments":1,
       "repository_url":"https://api.github.com/repos/octo/pot"}
      """
    try onIssue(prepare: { world in
      world.github.posts.reply(ItemPage(items: [moved]), after: .seconds(1))
      world.github.posts.reply(comments(1...1))
    }) { screen in
      let repo = try #require(RepoName("octo/kettle"))
      try await screen.world.record(Visit(.issue(42, of: repo), title: "octo/kettle#42"))
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.text[0] == "Moved #1")
      #expect(screen.app.status.contains("octo/pot#1"))
      #expect(screen.world.github.posts.calls.last == "/repos/octo/pot/issues/1/comments?per_page=30")
      let visits = try await screen.world.storedVisits()
      #expect(visits.map(\.visit.title) == ["octo/pot#1 Moved"])
      try await screen.app.press("t")
      #expect(screen.world.lastNotice?.contains("octo/pot#1 Moved") == true)
    }
  }

  @Test func `without comments no page of them is requested`() throws {
    try onIssue(prepare: { $0.github.posts.reply(issue(comments: 0, body: "null")) }) { screen in
      #expect(screen.text.contains("No description."))
      #expect(screen.text.contains("No comments."))
      #expect(screen.world.github.posts.calls.count == 1)
    }
  }

  @Test func `further pages of comments are loaded before they are needed`() throws {
    try onIssue(prepare: { world in
      world.github.posts.reply(issue(comments: 60))
      world.github.posts.reply(comments(1...30, next: "page=2"))
      world.github.posts.reply(comments(31...60))
    }) { screen in
      #expect(screen.world.github.posts.calls.count == 2)
      while screen.world.github.posts.calls.count == 2, !screen.text.contains("Comment 30") {
        try await screen.app.press("PageDown")
      }
      #expect(screen.world.github.posts.calls.last == "/repositories/7/issues/42/comments?page=2")
      #expect(!screen.text.contains("Comment 30"))
      try await screen.app.press("G")
      #expect(screen.text.contains("Comment 60"))
      #expect(screen.world.github.posts.calls.count == 3)
    }
  }

  @Test func `G shows the last comment at once, and Enter loads what is left out page by page`() throws {
    try onIssue(prepare: { world in
      world.github.posts.reply(issue(comments: 62))
      world.github.posts.reply(comments(1...20, next: "page=2", last: "page=4"))
      world.github.posts.reply(comments(61...62))
      world.github.posts.reply(comments(21...40, next: "page=3", last: "page=4"))
      world.github.posts.reply(comments(41...60, next: "page=4", last: "page=4"))
    }) { screen in
      try await screen.app.press("G")
      #expect(screen.world.github.posts.calls.last == "/repositories/7/issues/42/comments?page=4")
      #expect(screen.text.contains("Comment 62"))
      #expect(screen.text.contains("40 not loaded · M loads the first of them"))
      try await screen.app.press("k", "Enter")
      #expect(screen.text.contains("Comment 21"))
      for _ in 0..<30 { try await screen.app.press("PageDown") }
      #expect(screen.text.contains("Comment 60") && screen.text.contains("Comment 62"))
      #expect(screen.world.github.posts.calls.count == 5)
    }
  }

  @Test func `comments that all fit on the terminal are loaded to the last one`() throws {
    try onIssue(
      size: Size(columns: 80, rows: 60),
      prepare: { world in
        world.preferences.pageSize = 2
        world.github.posts.reply(issue(comments: 4))
        world.github.posts.reply(comments(1...2, next: "page=2"))
        world.github.posts.reply(comments(3...4))
      }
    ) { screen in
      #expect(screen.text.contains("Comment 4"))
    }
  }

  @Test func `the keys between comments say where there are no more, and the next one is then no hint`()
    throws
  {
    try onIssue(prepare: { world in
      world.github.posts.reply(issue(comments: 9))
      world.github.posts.reply(comments(1...9))
    }) { screen in
      #expect(screen.app.status.contains("} comment"))
      try await screen.app.press("{")
      #expect(screen.world.lastNotice == "No comments above.")
      try await screen.app.press("}")
      #expect(screen.world.lastNotice == nil)
      for _ in 0..<9 { try await screen.app.press("}") }
      #expect(screen.world.lastNotice == "No more comments.")
      try await screen.app.press("Ctrl+L")
      #expect(!screen.app.status.contains("} comment"))
      try await screen.app.press("{")
      #expect(screen.world.lastNotice == nil)
    }
  }

  @Test func `while an issue is loaded no key says that there are no comments`() throws {
    try onIssue(prepare: { $0.github.posts.reply(issue(comments: 2), after: .seconds(1)) }) { screen in
      try await screen.app.press("}")
      #expect(screen.world.lastNotice == "Still loading.")
    }
  }

  @Test func `a missing issue is reported, and its comments are not requested`() throws {
    try onIssue(prepare: { $0.github.posts.fail(.notFound) }) { screen in
      #expect(screen.text[1].hasPrefix(" ! GitHub did not find this (404)"))
      #expect(screen.app.status.hasPrefix(" Loading failed · r tries again"))
      #expect(screen.world.github.posts.calls.count == 1)
    }
  }

  @Test func `a reload keeps the visible content until the new content is complete`() throws {
    try onIssue(prepare: { world in
      world.github.posts.reply(issue(comments: 9))
      world.github.posts.reply(comments(1...9))
      world.github.posts.reply(issue(comments: 10), after: .seconds(1))
      world.github.posts.reply(comments(1...10), after: .seconds(1))
    }) { screen in
      try await screen.app.press("}", "}", "}", "}", "}")
      let before = screen.text
      #expect(before[3] == "Comment 5")
      try await screen.app.press("r")
      for _ in 0..<2 {
        #expect(screen.text == before)
        try await screen.world.advance(by: .seconds(1))
      }
      #expect(screen.text.prefix(20) == before.prefix(20))
      try await screen.app.press("G")
      #expect(screen.text.contains("Comment 10"))
    }
  }

  @Test func `a reload that fails says why below the issue, and how old it is`() throws {
    try onIssue(prepare: { world in
      world.github.posts.reply(issue(comments: 1))
      world.github.posts.reply(comments(1...1))
      world.github.posts.fail(.offline)
    }) { screen in
      try await screen.world.advance(by: .seconds(7_200))
      try await screen.app.press("r")
      #expect(screen.text.contains("Comment 1"))
      let last = screen.text.suffix(3).joined(separator: " ").split(separator: " ")
        .joined(separator: " ")
      #expect(last.contains("! No network.") && last.contains("Older content (2h) is shown."))
    }
  }

  @Test func `Esc stops what is under way, and what is loaded stays`() throws {
    try onIssue(prepare: { world in
      world.github.posts.reply(issue(comments: 2))
      world.github.posts.reply(comments(1...2), after: .seconds(5))
    }) { screen in
      try await screen.app.press("Esc")
      #expect(screen.world.lastNotice == "Stopped. Press r to reload.")
      #expect(screen.world.github.posts.cancelled.count == 1)
      #expect(screen.text.first == "Steam escapes #42")
      #expect(!screen.text.contains("Loading..."))
      try await screen.app.press("Esc")
      #expect(screen.app.router.depth == 1)
    }
  }

  @Test func `a comment of a deleted account is by ghost, and a closed issue says why`() throws {
    try onIssue(prepare: { world in
      world.github.posts.reply(
        ItemPage(items: [#"{"id":1,"number":42,"state":"closed","state_reason":"not_planned","comments":1}"#])
      )
      world.github.posts.reply(ItemPage(items: [#"{"id":1,"user":null,"body":null}"#]))
    }) { screen in
      #expect(screen.text[1] == "not planned · ghost · 1 comment")
      #expect(screen.text.contains("ghost"))
    }
  }

  @Test func `text from GitHub cannot control the terminal`() throws {
    try onIssue(prepare: { world in
      let evil = #"evil \u001b[2J\u202e text\u0000"#
      world.github.posts.reply(
        ItemPage(items: [#"{"id":1,"number":42,"title":"\#(evil)","body":"\#(evil)","comments":1}"#]))
      world.github.posts.reply(ItemPage(items: [#"{"id":1,"user":{"login":"\#(evil)"},"body":"\#(evil)"}"#]))
    }) { screen in
      let scalars = screen.app.rows.joined().unicodeScalars
      #expect(!scalars.contains { $0.properties.generalCategory == .control || $0 == "\u{202E}" })
      #expect(screen.text.count { $0.contains("evil") } == 4)
    }
  }
}

/// Runs `body` with issue 42 of octo/kettle as the current screen, in virtual time.
func onIssue(
  size: Size = Size(columns: 80, rows: 24), known: GitHubIssue? = nil,
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void,
  _ body: @escaping @LoopActor @Sendable (OpenScreen<Void>) async throws -> Void
) throws {
  let repo = try #require(RepoName("octo/kettle"))
  try onScreen(
    .issueDetail(repo, number: 42, known: known), size: size, prepare: prepare,
    make: { IssueDetailScreen.make(42, of: repo, known: known, $0, $1) }, body)
}

private func issue(comments: Int, body: String = #""It hisses.""#) -> ItemPage<String> {
  ItemPage(items: [
    """
    {"id":9,"number":42,"title":"Steam escapes","state":"open","user":{"login":"octo"},"comments":\(comments),
     "labels":[{"name":"bug"},{"name":"good first issue"}],"assignees":[{"login":"cup"}],
     "milestone":{"title":"1.2"},"created_at":"\(hoursAgo(2))","body":\(body)}
    """
  ])
}

/// Comments `Comment 1`, `Comment 2` and so on, an hour old.
private func comments(_ numbers: ClosedRange<Int>, next: String? = nil, last: String? = nil) -> ItemPage<
  String
> {
  let address = "https://api.github.com/repositories/7/issues/42/comments?"
  return ItemPage(
    items: numbers.map {
      #"{"id":\#($0),"user":{"login":"tea-\#($0)"},"body":"Comment \#($0)","created_at":"\#(hoursAgo(1))"}"#
    },
    next: next.map { PageCursor(url: address + $0) }, last: last.map { PageCursor(url: address + $0) })
}

func hoursAgo(_ hours: Int) -> String {
  FakeWorld.start.addingTimeInterval(Double(-hours) * 3_600).formatted(.iso8601)
}
