import AppTestSupport
import Domain
import EventLoop
import Issues
import Screens
import Terminal
import Testing

struct PullListTests {
  @Test func `the open pull requests are listed, with one page view and no column of comments`() throws {
    try onPulls([pull(2), pull(1, #","draft":true"#)]) { screen in
      #expect(screen.world.github.posts.calls == ["/repos/octo/kettle/pulls?state=open&per_page=30&page=1"])
      #expect(screen.lines[0].contains("Pull request (open)"))
      #expect(!screen.lines[0].contains("cmts") && screen.lines[0].contains("age"))
      #expect(screen.lines[1].contains("#2 open") && screen.lines[2].contains("#1 draft"))
      #expect(screen.views(of: .pullList(url: "https://github.com/octo/kettle")) == 1)
    }
  }

  @Test func `each state has its word`() throws {
    let rows = [
      pull(4), pull(3, #","draft":true"#), pull(2, #","state":"closed","merged_at":"2026-01-01T00:00:00Z""#),
      pull(1, #","state":"closed","draft":true,"merged_at":null"#),
    ]
    try onPulls(rows, again: true) { screen in
      try await screen.app.press("f", "Left", "Enter")
      for (line, word) in zip(screen.lines.dropFirst(), ["open", "draft", "merged", "closed"]) {
        #expect(line.contains(" \(word) "))
      }
    }
  }

  @Test func `one long title leaves the author and the comments, and takes up to half`() throws {
    let long = String(repeating: "long words ", count: 7)
    let row = #"{"id":2,"number":2,"title":"\#(long)","user":{"login":"ann"}}"#
    try onPulls([row, pull(1)], size: Size(columns: 80, rows: 24)) { screen in
      #expect(screen.lines[0].contains("Author") && screen.lines[0].contains("age"))
      #expect(screen.lines[1].contains(" ann") && screen.lines[1].contains("long words long words long"))
    }
  }

  @Test func `Enter opens the conversation with what the list knows`() throws {
    try onPulls([pull(2, #","draft":true"#)]) { screen in
      try await screen.app.press("Enter")
      let repo = try #require(RepoName("octo/kettle"))
      let known = GitHubIssue(id: 2, number: 2, title: "Pull 2", htmlURL: repo.pullURL(2), pull: .draft)
      #expect(
        screen.app.resolver.stubs.last?.route
          == .pullDetail(repo, number: 2, tab: .conversation, known: known))
    }
  }

  @Test func `base and order stay with the list`() throws {
    try onPulls([pull(1)], again: true) { screen in
      try await screen.app.press("f", "Tab", "Tab", "Tab")
      try await screen.app.type("next")
      try await screen.app.press("Tab", "Right", "Right", "Enter")
      #expect(screen.lines[0].contains("open · into next · most comments first"))
      #expect(
        screen.world.github.posts.calls.last
          == "/repos/octo/kettle/pulls?state=open&base=next&sort=popularity&direction=desc&per_page=30&page=1"
      )
    }
  }

  @Test func `an empty list names its repository and the key of the filter`() throws {
    try onPulls([]) { screen in
      #expect(screen.lines.contains("  octo/kettle has no open pull requests."))
      #expect(screen.lines.contains("  Press f to show others, or Esc to go back."))
    }
  }
}

/// - Parameter again: whether the same rows answer a second request.
private func onPulls(
  _ rows: [String], again: Bool = false, size: Size = Size(columns: 100, rows: 24),
  _ body: @escaping @LoopActor @Sendable (OpenScreen<Void>) async throws -> Void
) throws {
  let repo = try #require(RepoName("octo/kettle"))
  try onScreen(
    .pullList(repo), size: size,
    prepare: { world in
      for _ in 0..<(again ? 2 : 1) { world.github.posts.reply(ItemPage(items: rows)) }
    }, make: { PullListScreen.make(repo, $0, $1) }, body)
}

/// - Parameter more: further fields, each with a leading comma.
private func pull(_ number: Int, _ more: String = "") -> String {
  #"{"id":\#(number),"number":\#(number),"title":"Pull \#(number)"\#(more)}"#
}
