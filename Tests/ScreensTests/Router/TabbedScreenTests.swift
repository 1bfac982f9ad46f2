import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Tracking

struct TabbedScreenTests {
  @Test func `a screen with tabs sends the page view of the tab in front, and builds no other`() throws {
    try onTabs(showing: .commits) { tabs in
      #expect(tabs.takeEvents() == [page(.commits)])
      #expect(tabs.built.map(\.page) == [page(.commits)])
      #expect(tabs.app.router.page == page(.commits))
    }
  }

  @Test func `the keys go around the tabs, with one page view for each`() throws {
    try onTabs { tabs in
      _ = tabs.takeEvents()
      for tab in [PullTab.commits, .checks, .files, .conversation] {
        try await tabs.app.press("]")
        #expect(tabs.takeEvents() == [page(tab)])
        #expect(tabs.app.rows[2] == "screen \(page(tab).name)")
      }
      for tab in [PullTab.files, .checks] {
        try await tabs.app.press("[")
        #expect(tabs.takeEvents() == [page(tab)])
      }
      #expect(tabs.app.router.depth == 2)
    }
  }

  @Test func `a tab that was shown is kept, and told when it comes and goes`() throws {
    try onTabs { tabs in
      try await tabs.app.press("]", "[", "]")
      #expect(tabs.built.map(\.page) == [page(.conversation), page(.commits)])
      #expect(tabs.built.map(\.log) == [["appear", "appear"], ["appear", "appear"]])
      try await tabs.app.press("Esc")
      #expect(tabs.built.allSatisfy { $0.log.last == "close" })
      #expect(tabs.closings() == 1)
    }
  }

  @Test func `a click on a title shows its tab, one on the title in front changes nothing`() throws {
    try onTabs { tabs in
      _ = tabs.takeEvents()
      #expect(tabs.app.rows[1].hasPrefix("[conversation] commits 3  checks  files"))
      try await tabs.app.mouse(.press(.left), row: 1, column: 3)
      #expect(tabs.takeEvents() == [])
      try await tabs.app.mouse(.press(.left), row: 1, column: 27)
      #expect(tabs.takeEvents() == [page(.checks)])
      #expect(tabs.app.rows[1].hasPrefix(" conversation  commits 3 [checks] files"))
      try await tabs.app.mouse(.press(.left), row: 1, column: 70)
      #expect(tabs.takeEvents() == [])
    }
  }

  @Test func `coming back sends the page view of the tab in front`() throws {
    try onTabs { tabs in
      try await tabs.app.press("]")
      tabs.app.router.show(.history)
      _ = tabs.takeEvents()
      tabs.app.router.back()
      #expect(tabs.takeEvents() == [page(.commits)])
      tabs.app.router.switchTo(tab: 1)
      tabs.app.router.switchTo(tab: 0)
      #expect(tabs.takeEvents() == [.todoList, page(.commits)])
    }
  }

  @Test func `a route of a tab shows it, that of the tab in front sends nothing`() throws {
    let repo = try #require(RepoName("octo/kettle"))
    try onTabs { tabs in
      _ = tabs.takeEvents()
      tabs.app.router.replaceTop(.pullDetail(repo, number: 7, tab: .files, known: nil))
      tabs.app.router.replaceTop(.pullDetail(repo, number: 7, tab: .files, known: nil))
      #expect(tabs.takeEvents() == [page(.files)])
      #expect(tabs.built.count == 2)
    }
  }

  @Test func `a route that no tab has replaces the screen`() throws {
    try onTabs { tabs in
      _ = tabs.takeEvents()
      tabs.app.router.replaceTop(.history)
      #expect(tabs.takeEvents() == [.history])
      #expect(tabs.app.router.depth == 2)
      #expect(tabs.built[0].log == ["appear", "close"])
    }
  }

  @Test func `after a rename the page in front has the new name, and so has the next tab`() throws {
    try onTabs { tabs in
      try await tabs.app.press("]")
      _ = tabs.takeEvents()
      tabs.rename("octo/pot")
      #expect(tabs.app.router.page == page(.commits, of: "octo/pot"))
      try await tabs.app.press("]")
      #expect(tabs.takeEvents() == [page(.checks, of: "octo/pot")])
      tabs.app.router.show(.history)
      tabs.app.router.back()
      #expect(tabs.takeEvents() == [.history, page(.checks, of: "octo/pot")])
    }
  }

  @Test func `brackets are text while a tab takes text`() throws {
    try onTabs { tabs in
      tabs.built[0].isTyping = true
      _ = tabs.takeEvents()
      try await tabs.app.press("]")
      #expect(tabs.takeEvents() == [])
      #expect(tabs.built[0].events == [.key(.char("]"))])
    }
  }

  @Test func `a key for rows that still load is not used in another tab`() throws {
    try onTabs { tabs in
      try await tabs.app.press("]", "[")
      var runs = 0
      tabs.built[0].actions = [Action("open", [.char("x")], "x", effect: .works, when: { false }) {}]
      tabs.built[0].awaitsRows = true
      tabs.built[1].actions = [Action("open", [.char("x")], "x", effect: .works) { runs += 1 }]
      try await tabs.app.press("x")
      #expect(tabs.app.world.lastNotice?.contains("x") == true)
      try await tabs.app.press("]")
      #expect(runs == 0)
    }
  }
}

struct TabLineTests {
  @Test(arguments: [
    (60, " Conversation  Commits 3 [Checks 12] Files 3k "),
    (44, " Conversation Commits 3[Checks 12] Files 3k"),
    (40, " Conversation Commits[Checks] Files"), (30, " Commits[Checks] Files"), (9, "[Checks]"), (4, "[Ch…"),
  ])
  func `the titles come closer, lose their counts, and in the end the farthest ones go`(
    columns: Int, line: String
  ) throws {
    try onLoop { _ in
      let tabs = [
        TabStrip.Label("Conversation"), .init("Commits", count: 3), .init("Checks", count: 12),
        .init("Files", count: 3_000),
      ]
      let strip = TabStrip({ Texts(.en) }, labels: { _ in tabs }, current: { 2 }) { _ in }
      let frame = painted(columns: columns) { strip.draw($0) }
      #expect(frame.rows == [line.withoutEnd])
    }
  }
}

struct TabCountTests {
  @Test(arguments: [nil, 5, 42] as [Int?]) func `a count that has room moves no title`(count: Int?) throws {
    try onLoop { _ in
      let tabs = [TabStrip.Label("Checks", count: count, digits: 2), .init("Files", count: 4, digits: 2)]
      for current in 0...1 {
        let strip = TabStrip({ Texts(.en) }, labels: { _ in tabs }, current: { current }) { _ in }
        let frame = painted(columns: 40) { strip.draw($0) }
        #expect(frame.rows[0].firstRange(of: "Files")?.lowerBound.utf16Offset(in: frame.rows[0]) == 12)
      }
    }
  }
}

extension String {
  fileprivate var withoutEnd: String { hasSuffix(" ") ? String(dropLast()) : self }
}

private func page(_ tab: PullTab, of repo: String = "octo/kettle") -> Page {
  .pullDetail(url: "https://github.com/\(repo)/pull/7", tab)
}

/// A pull request whose tabs are stubs, over the first screen.
@LoopActor
private final class Tabs {
  let app: AppHarness
  private let state: State

  @LoopActor
  fileprivate final class State {
    var repo: RepoName
    var built: [StubScreen] = []
    var closings = 0

    init(_ repo: RepoName) { self.repo = repo }
  }

  init(_ app: AppHarness, _ state: State) { (self.app, self.state) = (app, state) }

  /// The contents that were built, in order.
  var built: [StubScreen] { state.built }
  func closings() -> Int { state.closings }

  /// The pages of the page views since the last call.
  func takeEvents() -> [Page] {
    app.world.tracker.takeEvents().compactMap { if case .pageView(let page) = $0 { page } else { nil } }
  }

  func rename(_ name: String) {
    if let name = RepoName(name) { state.repo = name }
  }
}

private func onTabs(
  showing first: PullTab = .conversation,
  _ body: @escaping @LoopActor @Sendable (Tabs) async throws -> Void
) throws {
  let repo = try #require(RepoName("octo/kettle"))
  try onWorld { world in
    let state = Tabs.State(repo)
    let app = AppHarness(world) { route, router in
      guard case .pullDetail(_, _, let shown, _) = route else { return nil }
      let tabs = PullTab.allCases.map { tab in
        TabbedScreen.Tab({ _ in .init(tab.rawValue, count: tab == .commits ? 3 : nil) }) {
          .pullDetail(state.repo, number: 7, tab: tab, known: nil)
        } make: {
          let stub = StubScreen(page: page(tab))
          state.built.append(stub)
          return stub
        }
      }
      let index = PullTab.allCases.firstIndex(of: shown) ?? 0
      return TabbedScreen(
        tabs, showing: index, world.environment, router, onClose: { state.closings += 1 })
    }
    try await app.start()
    _ = world.tracker.takeEvents()
    app.router.show(.pullDetail(repo, number: 7, tab: first, known: nil))
    try await world.waitUntilIdle()
    try await body(Tabs(app, state))
  }
}
