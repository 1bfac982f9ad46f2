import AppTestSupport
import Domain
import EventLoop
import GitHub
import Issues
import Screens
import Terminal
import Testing
import Tracking

struct PullDetailTests {
  @Test func `a pull request is loaded with its timeline, with one page view`() throws {
    try onPull(prepare: { world in
      world.github.posts.reply(pull(), after: .seconds(1))
      world.github.posts.reply(timeline, after: .seconds(1))
    }) { screen in
      #expect(screen.text[2] == " Loading...")
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.text[1] == "Quiet the spout #7")
      #expect(screen.text[3] == "main < cup:quiet-spout")
      #expect(screen.text[0].contains("Commits 3"))
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.text.contains("* cup: teapot_polished"))
      #expect(screen.text.contains("+ ghost approved the changes"))
      #expect(
        screen.world.github.posts.calls == [
          "/repos/octo/kettle/pulls/7", "/repos/octo/kettle/issues/7/timeline?per_page=100",
        ])
      #expect(screen.views(of: page(.conversation)) == 1)
      #expect(screen.world.loop.untilNextTimer == nil)
    }
  }

  @Test func `a tab that is opened while the pull request loads shares its request`() throws {
    try onPull(prepare: { world in
      world.github.posts.reply(pull(), after: .seconds(1))
      // The first text is read on a helper thread before the timeline is asked for.
      world.github.posts.reply(commits)
      world.github.posts.reply(timeline)
    }) { screen in
      try await screen.app.press("]")
      try await screen.world.advance(by: .seconds(1))
      #expect(
        screen.world.github.posts.calls.sorted() == [
          "/repos/octo/kettle/issues/7/timeline?per_page=100", "/repos/octo/kettle/pulls/7",
          "/repos/octo/kettle/pulls/7/commits?per_page=100",
        ])
      #expect(screen.views(of: page(.conversation)) == 1 && screen.views(of: page(.commits)) == 1)
    }
  }

  @Test func `whether it can be merged is asked again after one, two and four seconds, then no more`() throws
  {
    try onPull(prepare: { world in
      world.github.posts.reply(pull(#""mergeable":null"#))
      world.github.posts.reply(timeline)
      for _ in 1...3 { world.github.posts.reply(pull(#""mergeable":null"#)) }
    }) { screen in
      let line = "GitHub is still computing whether it can be merged"
      for seconds in [1, 2, 4] {
        #expect(screen.text.contains(line))
        let calls = screen.world.github.posts.calls.count
        try await screen.world.advance(by: .seconds(seconds))
        #expect(screen.world.github.posts.calls.count == calls + 1)
      }
      #expect(!screen.text.contains(line))
      #expect(screen.text.contains { $0.hasPrefix("GitHub does not know yet whether it can be merged") })
      #expect(screen.world.loop.untilNextTimer == nil)
    }
  }

  @Test(arguments: [
    #""state":"closed","merged":true,"mergeable":null"#, #""state":"closed","mergeable":null"#,
  ])
  func `of a closed one it is not asked again`(fields: String) throws {
    try onPull(prepare: { world in
      world.github.posts.reply(pull(fields))
      world.github.posts.reply(timeline)
    }) { screen in
      #expect(screen.world.loop.untilNextTimer == nil)
      #expect(!screen.text.contains { $0.contains("whether it can be merged") })
    }
  }

  @Test func `leaving the screen ends the question whether it can be merged`() throws {
    try onPull(prepare: { world in
      world.github.posts.reply(pull(#""mergeable":null"#))
      world.github.posts.reply(timeline)
    }) { screen in
      try await screen.app.press("Esc")
      #expect(screen.world.loop.untilNextTimer == nil)
    }
  }

  @Test func `a pull request that was moved has one name, on its page, in the history and in the todo`()
    throws
  {
    try onPull(prepare: { world in
      world.github.posts.reply(
        pull(#""number":9,"html_url":"https://github.com/octo/pot/pull/9""#), after: .seconds(1))
      world.github.posts.reply(timeline)
      world.github.posts.reply(commits)
    }) { screen in
      let repo = try #require(RepoName("octo/kettle"))
      try await screen.world.record(Visit(.pull(7, of: repo), title: "octo/kettle#7"))
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.world.github.posts.calls.last == "/repos/octo/pot/issues/9/timeline?per_page=100")
      #expect(screen.app.router.page == .pullDetail(url: "https://github.com/octo/pot/pull/9", .conversation))
      let visits = try await screen.world.storedVisits()
      #expect(visits.map(\.visit.title) == ["octo/pot#9 Quiet the spout"])
      try await screen.app.press("]", "t")
      #expect(screen.views(of: .pullDetail(url: "https://github.com/octo/pot/pull/9", .commits)) == 1)
      #expect(screen.world.lastNotice?.contains("octo/pot#9 Quiet the spout") == true)
    }
  }

  @Test func `a fork that is gone is said, and nothing fails`() throws {
    try onPull(prepare: { world in
      world.github.posts.reply(pull(#""head":{"ref":"quiet-spout","sha":"1111111","repo":null,"user":null}"#))
      world.github.posts.reply(timeline)
    }) { screen in
      #expect(screen.text[3] == "main < quiet-spout (its repository is gone)")
    }
  }

  @Test func `the checks are those of the last commit, and a reload asks for that anew`() throws {
    try onPull(
      showing: .checks,
      prepare: { world in
        world.github.posts.reply(pull())
        world.github.posts.reply(runs(1...2))
        world.github.posts.reply(ItemPage(items: [#"{"statuses":[]}"#]))
        world.github.posts.reply(pull(#""head":{"ref":"quiet-spout","sha":"2222222"}"#))
        world.github.posts.reply(runs(3...3))
        world.github.posts.reply(ItemPage(items: [#"{"statuses":[]}"#]))
      }
    ) { screen in
      #expect(screen.app.status.contains("2 passed"))
      try await screen.app.press("r")
      #expect(screen.app.status.contains("1 passed"))
      #expect(
        screen.world.github.posts.calls.suffix(2) == [
          "/repos/octo/kettle/commits/2222222/check-runs?per_page=100",
          "/repos/octo/kettle/commits/2222222/status?per_page=100",
        ])
    }
  }

  @Test func `a rerun on a later page replaces the run before it`() throws {
    let next = "https://api.github.com/repositories/7/commits/1111111/check-runs?page=2"
    try onPull(
      showing: .checks,
      prepare: { world in
        world.github.posts.reply(pull())
        world.github.posts.reply(ItemPage(items: [run(1, "failure")], next: PageCursor(url: next)))
        world.github.posts.reply(ItemPage(items: [run(2, "success")]))
        world.github.posts.reply(ItemPage(items: [#"{"statuses":[]}"#]))
      }
    ) { screen in
      #expect(screen.app.status.contains("1 passed"))
      #expect(screen.text[0].contains("[Checks 1]"))
    }
  }
}

private func page(_ tab: PullTab) -> Page { .pullDetail(url: "https://github.com/octo/kettle/pull/7", tab) }

private func onPull(
  showing tab: PullTab = .conversation,
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void,
  _ body: @escaping @LoopActor @Sendable (OpenScreen<Void>) async throws -> Void
) throws {
  let repo = try #require(RepoName("octo/kettle"))
  try onScreen(
    .pullDetail(repo, number: 7, tab: tab, known: nil), prepare: prepare,
    make: { PullDetailScreen.make(7, of: repo, showing: tab, known: nil, $0, $1) }, body)
}

/// - Parameter fields: replace those of the usual pull request.
private func pull(_ fields: String = #""locked":false"#) -> ItemPage<String> {
  ItemPage(items: [
    """
    {"id":70,"number":7,"title":"Quiet the spout","state":"open","user":{"login":"cup"},"comments":2,
     "html_url":"https://github.com/octo/kettle/pull/7","body":"Softer.",
     "head":{"ref":"quiet-spout","sha":"1111111","repo":{"full_name":"cup/kettle"}},
     "base":{"ref":"main","sha":"3333333","repo":{"full_name":"octo/kettle"}},
     "commits":3,"mergeable":true,"mergeable_state":"clean",\(fields)}
    """
  ])
}

private let timeline = ItemPage(items: [
  #"{"event":"teapot_polished","id":1,"actor":{"login":"cup"}}"#,
  #"{"event":"subscribed","id":2,"actor":{"login":"cup"}}"#,
  #"{"event":"reviewed","id":3,"user":null,"state":"APPROVED","body":""}"#,
])

private let commits = ItemPage(items: [#"{"sha":"1111111","commit":{"message":"Measure"}}"#])

private func run(_ id: Int, _ conclusion: String) -> String {
  """
  {"check_runs":[{"id":\(id),"name":"test","status":"completed","conclusion":"\(conclusion)","app":{"id":1}}]}
  """
}

private func runs(_ ids: ClosedRange<Int>) -> ItemPage<String> {
  let runs = ids.map {
    #"{"id":\#($0),"name":"test \#($0)","status":"completed","conclusion":"success","app":{"id":1}}"#
  }
  return ItemPage(items: [#"{"check_runs":[\#(runs.joined(separator: ","))]}"#])
}
