import AppTestSupport
import Domain
import EventLoop
import Issues
import Screens
import Terminal
import Testing
import Tracking

struct IssueSearchTests {
  @Test func `the first page is asked for with the kind, and the event says it`() throws {
    try onIssueSearch { screen in
      screen.world.github.posts.reply(found(1...3))
      try await screen.search("kettle")
      #expect(screen.world.github.posts.calls == [target("kettle%20is%3Aissue")])
      #expect(screen.takeEvents() == [.search(query: "kettle", page: 1, for: .issue)])
      #expect(screen.shows("octo/kettle#1"))
    }
  }

  @Test func `a kind is asked for once for a text, and keeps its selection`() throws {
    try onIssueSearch { screen in
      screen.world.github.posts.reply(found(1...3))
      screen.world.github.posts.reply(found(7...9, isPull: true))
      try await screen.search("kettle")
      try await screen.app.press("j")
      _ = screen.takeEvents()
      try await screen.app.press("]")
      #expect(
        screen.takeEvents() == [.pageView(.pullSearch), .search(query: "kettle", page: 1, for: .pull)])
      try await screen.app.press("]")
      #expect(screen.selectedTitle == "Number 2")
      try await screen.app.press("[")
      #expect(screen.selectedTitle == "Number 7")
      #expect(screen.takeEvents() == [.pageView(.issueSearch), .pageView(.pullSearch)])
      #expect(screen.world.github.posts.calls.count == 2)
    }
  }

  @Test func `a new text stops the search of a hidden kind, which starts again when it is shown`() throws {
    try onIssueSearch { screen in
      let posts = screen.world.github.posts
      posts.reply(found(1...3), after: .seconds(60))
      posts.reply(found(7...9, isPull: true))
      posts.reply(found(4...5, isPull: true))
      posts.reply(found(1...2))
      try await screen.search("kettle")
      try await screen.app.press("]")
      try await screen.search("cup")
      #expect(posts.cancelled == [target("kettle%20is%3Aissue")])
      try await screen.app.press("[")
      #expect(
        posts.calls.suffix(2) == [target("cup%20is%3Apr"), target("cup%20is%3Aissue")])
    }
  }

  @Test func `a search that was stopped for another text is sent again for its own`() throws {
    try onIssueSearch { screen in
      let posts = screen.world.github.posts
      posts.reply(found(1...3), after: .seconds(60))
      for _ in 1...3 { posts.reply(found(7...9, isPull: true)) }
      posts.reply(found(1...3))
      try await screen.search("kettle")
      try await screen.app.press("]")
      try await screen.search("cup")
      try await screen.search("kettle")
      try await screen.app.press("[")
      #expect(posts.calls.last == target("kettle%20is%3Aissue"))
      #expect(screen.selectedTitle == "Number 1")
    }
  }

  @Test func `no kind asks anything before the first search, and each has examples`() throws {
    try onIssueSearch { screen in
      try await screen.app.press("Esc")
      #expect(screen.shows("startup is:open"))
      try await screen.app.press("]")
      #expect(screen.shows("is:draft"))
      #expect(screen.world.github.posts.calls.isEmpty)
      #expect(screen.takeEvents() == [.pageView(.pullSearch)])
    }
  }

  @Test func `a count is shown for the text that was searched for only`() throws {
    try onIssueSearch { screen in
      screen.world.github.posts.reply(found(1...3))
      screen.world.github.posts.reply(found(7...8, isPull: true))
      screen.world.github.posts.reply(found(1...1, isPull: true))
      try await screen.search("kettle")
      try await screen.app.press("]")
      #expect(screen.shows("Issues 3 [PRs 2]"))
      try await screen.search("cup")
      #expect(screen.shows("Issues [PRs 1]"))
    }
  }

  @Test func `the order is kept for its text in its kind`() throws {
    try onIssueSearch { screen in
      for _ in 1...3 { screen.world.github.posts.reply(found(1...2)) }
      try await screen.search("kettle")
      try await screen.app.press("s")
      try await screen.search("kettle")
      let sorted = "/search/issues?q=kettle%20is%3Aissue&sort=comments&order=desc&per_page=30&page=1"
      #expect(screen.world.github.posts.calls.suffix(2) == [sorted, sorted])
    }
  }

  @Test func `a pull request opens its own page, also among issues`() throws {
    try onIssueSearch { screen in
      screen.world.github.posts.reply(found(7...7, isPull: true))
      try await screen.search("is:pr")
      #expect(screen.world.lastNotice?.hasPrefix("is:pr says what to find") == true)
      _ = screen.takeEvents()
      try await screen.app.press("Enter")
      #expect(
        screen.takeEvents() == [
          .pageView(.pullDetail(url: "https://github.com/octo/kettle/pull/7", .conversation))
        ])
    }
  }

  @Test func `a long name of a repository is cut before its number and before the title`() throws {
    try onIssueSearch { screen in
      let name = "an-organisation/\(String(repeating: "long-", count: 12))name"
      screen.world.github.posts.reply(ItemPage(items: [item(1234, isPull: false, in: name)]))
      try await screen.search("kettle")
      #expect(screen.lines.contains { $0.contains("…#1234 ") && $0.contains(" Number 1234 ") })
    }
  }

  @Test func `what has no repository is left out`() throws {
    try onIssueSearch { screen in
      screen.world.github.posts.reply(
        ItemPage(items: [#"{"id":1,"number":1,"title":"Nowhere"}"#, item(2, isPull: false)]))
      try await screen.search("kettle")
      #expect(screen.selectedTitle == "Number 2")
      #expect(screen.shows("1 unreadable row left out"))
    }
  }
}

private func target(_ query: String) -> String { "/search/issues?q=\(query)&per_page=30&page=1" }

private func item(_ number: Int, isPull: Bool, in repo: String = "octo/kettle") -> String {
  #"""
  {"id":\#(number),"number":\#(number),"comments":0,"title":"Number \#(number)",
  "repository_url":"https://api.github.com/repos/\#(repo)"\#(isPull ? #","pull_request":{}"# : "")}
  """#
}

private func found(_ numbers: ClosedRange<Int>, isPull: Bool = false) -> ItemPage<String> {
  ItemPage(items: numbers.map { item($0, isPull: isPull) })
}

extension OpenScreen<Void> {
  fileprivate func shows(_ text: String) -> Bool { app.rows.contains { $0.contains(text) } }

  fileprivate func takeEvents() -> [TrackingEvent] { world.tracker.takeEvents() }

  /// Replaces the query and searches.
  fileprivate func search(_ text: String) async throws {
    if app.router.top?.isTyping != true { try await app.press("/") }
    try await app.press("Ctrl+U")
    try await app.type(text)
    try await app.press("Enter")
  }
}

/// Runs `body` with the search for issues and pull requests as the first screen, in virtual time.
private func onIssueSearch(
  _ body: @escaping @LoopActor @Sendable (OpenScreen<Void>) async throws -> Void
) throws {
  try onScreen(
    .issueSearch, tabs: [Tab(root: .issueSearch) { _ in "Search" }],
    make: { route, environment, router in
      guard route == .issueSearch else { return nil }
      let kinds = [IssueQuery.Kind.issues, .pulls].map { IssueSearchScreen.kind($0, environment, router) }
      return ((), SearchScreen(kinds, showing: route, environment, router))
    }
  ) { (screen: OpenScreen<Void>) in
    _ = screen.takeEvents()
    try await body(screen)
  }
}
