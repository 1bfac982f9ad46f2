import AppTestSupport
import Domain
import EventLoop
import Screens
import TestSupport
import Testing
import Tracking

struct RouterTests {
  @Test func `the start shows the first tab with one page view`() throws {
    try onRouter { router, _, tracker in
      router.start()
      #expect(tracker.takeEvents() == [.pageView(.repoSearch)])
      #expect(router.currentTab == 0)
      #expect(router.depth == 1)
    }
  }

  @Test func `a start with a route views that page only, and the first screen when it is gone back to`()
    throws
  {
    try onRouter { router, resolver, tracker in
      router.start(showing: .history)
      #expect(tracker.takeEvents() == [.pageView(.history)])
      #expect(router.depth == 2)
      #expect(resolver.stubs.map(\.log) == [[], ["appear"]])
      router.back()
      #expect(tracker.takeEvents() == [.pageView(.repoSearch)])
    }
  }

  @Test func `a start with a tab of the first screen views that tab only`() throws {
    try onRouter { router, resolver, tracker in
      resolver.prepare = { $0.tabs = [.issueSearch] }
      router.start(showing: .issueSearch)
      #expect(tracker.takeEvents() == [.pageView(.issueSearch)])
      #expect(router.depth == 1 && resolver.stubs.map(\.log) == [["appear"]])
    }
  }

  @Test func `a screen that was asked for answers once, before the one below comes back`() throws {
    try onRouter { router, _, tracker in
      router.start()
      var answers: [Answer] = []
      var depth = 0
      router.ask(.todoEditor(.new(title: "", link: nil))) { answer in
        answers.append(answer)
        depth = router.depth
        return nil
      }
      _ = tracker.takeEvents()
      router.back(inTab: 0, answering: .todo(id: 7))
      #expect(answers == [.todo(id: 7)] && depth == 2)
      #expect(router.depth == 1)
      #expect(tracker.takeEvents() == [.pageView(.repoSearch)])
      router.ask(.todoEditor(.new(title: "", link: nil))) {
        answers.append($0)
        return nil
      }
      router.back()
      #expect(answers.count == 1)
    }
  }

  @Test func `an answer can give the screen below another route, which is the one page view`() throws {
    try onRouter { router, resolver, tracker in
      resolver.prepare = { $0.tabs = [.issueSearch] }
      router.start()
      router.ask(.todoViews) { _ in .issueSearch }
      _ = tracker.takeEvents()
      router.back(inTab: 0, answering: .todoView("today"))
      #expect(tracker.takeEvents() == [.pageView(.issueSearch)])
      router.ask(.todoViews) { _ in .history }
      _ = tracker.takeEvents()
      router.back(inTab: 0, answering: .todoView("today"))
      #expect(tracker.takeEvents() == [.pageView(.issueSearch)])
    }
  }

  @Test func `the first screen stays if it shows a tab of its own`() throws {
    try onRouter { router, resolver, tracker in
      resolver.prepare = { $0.tabs = [.issueSearch] }
      router.start()
      router.replaceTop(.issueSearch)
      router.switchTo(tab: 1)
      _ = tracker.takeEvents()
      router.showRoot(ofTab: 0)
      #expect(tracker.takeEvents() == [.pageView(.issueSearch)])
      #expect(router.depth == 1)
      router.switchTo(tab: 1)
      router.goTo(.repoSearch)
      #expect(tracker.takeEvents() == [.pageView(.todoList), .pageView(.issueSearch)])
    }
  }

  @Test func `showing a screen sends one page view`() throws {
    try onRouter { router, _, tracker in
      router.start()
      _ = tracker.takeEvents()
      router.show(.todoEditor(.new(title: "", link: nil)))
      #expect(tracker.takeEvents() == [.pageView(.todoEditor)])
      #expect(router.depth == 2)
    }
  }

  @Test func `a page view names the website of the API, unless a list provided the address`() throws {
    let name = try #require(RepoName("o/r"))
    try onRouter(web: "https://ghes.example") { router, _, tracker in
      router.start()
      _ = tracker.takeEvents()
      router.show(.repoDetail(name, known: nil))
      router.show(.issueList(name))
      router.show(.issueDetail(name, number: 7, known: nil))
      router.show(.repoDetail(name, known: Repo(id: 1, name: name, htmlURL: "https://other.example/o/r")))
      #expect(
        tracker.takeEvents() == [
          .pageView(.repoDetail(url: "https://ghes.example/o/r")),
          .pageView(.issueList(url: "https://ghes.example/o/r")),
          .pageView(.issueDetail(url: "https://ghes.example/o/r/issues/7")),
          .pageView(.repoDetail(url: "https://other.example/o/r")),
        ])
    }
  }

  @Test func `going back sends one page view of the screen below`() throws {
    try onRouter { router, _, tracker in
      router.start()
      router.show(.todoEditor(.new(title: "", link: nil)))
      _ = tracker.takeEvents()
      #expect(router.back())
      #expect(tracker.takeEvents() == [.pageView(.repoSearch)])
      #expect(router.page == .repoSearch)
    }
  }

  @Test func `going back on the first screen does nothing and sends nothing`() throws {
    try onRouter { router, resolver, tracker in
      router.start()
      _ = tracker.takeEvents()
      #expect(!router.back())
      #expect(tracker.takeEvents() == [])
      #expect(resolver.stubs.map(\.log) == [["appear"]])
    }
  }

  @Test func `switching to a tab sends one page view each time`() throws {
    try onRouter { router, _, tracker in
      router.start()
      _ = tracker.takeEvents()
      router.switchTo(tab: 1)
      #expect(tracker.takeEvents() == [.pageView(.todoList)])
      router.switchTo(tab: 0)
      #expect(tracker.takeEvents() == [.pageView(.repoSearch)])
      router.switchTo(tab: 1)
      #expect(tracker.takeEvents() == [.pageView(.todoList)])
    }
  }

  @Test(arguments: [0, 2, -1]) func `selecting the current tab, or one that does not exist, sends nothing`(
    tab: Int
  ) throws {
    try onRouter { router, _, tracker in
      router.start()
      _ = tracker.takeEvents()
      router.switchTo(tab: tab)
      #expect(tracker.takeEvents() == [])
      #expect(router.currentTab == 0)
    }
  }

  @Test func `each tab keeps its own stack`() throws {
    try onRouter { router, resolver, _ in
      router.start()
      router.show(.todoEditor(.new(title: "", link: nil)))
      let editor = router.top
      router.switchTo(tab: 1)
      #expect(router.depth == 1)
      #expect(router.page == .todoList)
      router.switchTo(tab: 0)
      #expect(router.depth == 2)
      #expect(router.top === editor)
      #expect(resolver.stubs.count == 3)
    }
  }

  @Test func `the root of a tab is shown once, on top of a screen that may have input`() throws {
    try onRouter { router, resolver, tracker in
      router.start()
      _ = tracker.takeEvents()
      router.showRoot(ofTab: 0)
      #expect(tracker.takeEvents() == [])
      router.showRoot(ofTab: 1)
      #expect(tracker.takeEvents() == [.pageView(.todoList)])
      router.show(.todoEditor(.new(title: "", link: nil)))
      router.switchTo(tab: 0)
      _ = tracker.takeEvents()
      router.showRoot(ofTab: 1)
      router.showRoot(ofTab: 1)
      #expect(tracker.takeEvents() == [.pageView(.todoList)])
      #expect(router.depth == 3)
      router.back()
      #expect(router.page == .todoEditor)
      #expect(resolver.stubs.allSatisfy { !$0.log.contains("close") || $0.page == .todoList })
    }
  }

  @Test func `a screen is closed once, when it is popped`() throws {
    try onRouter { router, resolver, _ in
      router.start()
      router.show(.todoEditor(.new(title: "", link: nil)))
      router.switchTo(tab: 1)
      router.switchTo(tab: 0)
      router.back()
      #expect(
        resolver.stubs.map(\.log) == [["appear", "appear"], ["appear", "appear", "close"], ["appear"]])
    }
  }

  @Test func `a screen that is popped closes before the one below appears`() throws {
    try onRouter { router, resolver, _ in
      let log = Log()
      resolver.onLog = { log.add($0) }
      router.start()
      router.show(.todoEditor(.new(title: "", link: nil)))
      router.back()
      #expect(
        log.entries == [
          "appear repository-search", "appear todo-editor", "close todo-editor", "appear repository-search",
        ])
    }
  }

  @Test func `going back in another tab changes nothing on the screen and sends nothing`() throws {
    try onRouter { router, resolver, tracker in
      router.start()
      router.show(.todoEditor(.new(title: "", link: nil)))
      router.switchTo(tab: 1)
      _ = tracker.takeEvents()
      #expect(router.back(inTab: 0))
      #expect(tracker.takeEvents() == [])
      #expect(router.page == .todoList)
      #expect(resolver.stubs.map(\.log)[1] == ["appear", "close"])
      router.switchTo(tab: 0)
      #expect(router.page == .repoSearch)
    }
  }

  @Test func `closing all closes each screen of each tab, topmost first`() throws {
    try onRouter { router, resolver, _ in
      let log = Log()
      router.start()
      router.show(.todoEditor(.new(title: "", link: nil)))
      router.switchTo(tab: 1)
      resolver.onLog = { log.add($0) }
      router.closeAll()
      #expect(log.entries == ["close todo-editor", "close repository-search", "close todo-list"])
    }
  }

  @Test func `unsaved changes are discarded in each tab`() throws {
    try onRouter { router, resolver, _ in
      router.start()
      router.switchTo(tab: 1)
      router.discardAll()
      #expect(resolver.stubs.map(\.log) == [["appear", "discard"], ["appear", "discard"]])
    }
  }

  @Test func `after closing all no screen is left, and none is closed twice`() throws {
    try onRouter { router, resolver, _ in
      router.start()
      router.closeAll()
      router.closeAll()
      #expect(router.top == nil)
      #expect(resolver.stubs.map(\.log) == [["appear", "close"]])
    }
  }

  @Test func `a page view waits until it is known what is shown`() throws {
    let issue = Route.issueDetail(try #require(RepoName("o/r")), number: 7, known: nil)
    try onRouter { router, resolver, tracker in
      router.start()
      _ = tracker.takeEvents()
      resolver.prepare = { $0.awaitsPage = $0.route == issue }
      router.show(issue)
      #expect(tracker.takeEvents().isEmpty)
      let screen = try #require(router.top)
      router.settle(screen)
      router.settle(screen)
      #expect(tracker.takeEvents() == [.pageView(issue.page)])
    }
  }

  @Test func `what turns out to be something else is viewed as that only`() throws {
    let repo = try #require(RepoName("o/r"))
    let issue = Route.issueDetail(repo, number: 7, known: nil)
    let pull = Route.pullDetail(repo, number: 7, tab: .conversation, known: nil)
    try onRouter { router, resolver, tracker in
      router.start()
      _ = tracker.takeEvents()
      resolver.prepare = { $0.awaitsPage = $0.route == issue }
      router.show(issue, at: "issuecomment-9")
      router.settle(try #require(router.top), as: pull)
      #expect(tracker.takeEvents() == [.pageView(pull.page)])
      #expect(router.depth == 2)
      #expect(
        resolver.stubs.suffix(2).map(\.log) == [
          ["seek issuecomment-9", "appear", "close"], ["seek issuecomment-9", "appear"],
        ])
    }
  }

  @Test(arguments: ["back", "tab", "show", "close"])
  func `a page that is left before that is viewed as what was asked for`(way: String) throws {
    let issue = Route.issueDetail(try #require(RepoName("o/r")), number: 7, known: nil)
    try onRouter { router, resolver, tracker in
      router.start()
      resolver.prepare = { $0.awaitsPage = $0.route == issue }
      router.show(issue)
      _ = tracker.takeEvents()
      let screen = try #require(router.top)
      switch way {
      case "back": router.back()
      case "tab": router.switchTo(tab: 1)
      case "show": router.show(.history)
      default: router.closeAll()
      }
      #expect(tracker.takeEvents().first == .pageView(issue.page))
      // The answer comes later, and is not in front.
      router.settle(screen)
      #expect(tracker.takeEvents().isEmpty)
    }
  }

  @Test func `a repository's page view contains its address`() throws {
    let name = try #require(RepoName("apple/swift"))
    let moved = Repo(id: 1, name: name, htmlURL: "https://github.com/swiftlang/swift")
    try onRouter { router, _, tracker in
      router.start()
      _ = tracker.takeEvents()
      router.show(.repoDetail(name, known: moved))
      router.show(.repoDetail(name, known: nil))
      #expect(
        tracker.takeEvents() == [
          .pageView(Page(name: "repository-detail", additional: "https://github.com/swiftlang/swift")),
          .pageView(Page(name: "repository-detail", additional: "https://github.com/apple/swift")),
        ])
    }
  }
}

@LoopActor
private final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }
}

private func onRouter(
  web: String = RepoName.gitHubWeb,
  _ body: @escaping @LoopActor @Sendable (Router, StubResolver, RecordingTracker) async throws -> Void
) throws {
  try onLoop { _ in
    let (resolver, tracker) = (StubResolver(), RecordingTracker())
    let tabs = [Tab(root: .repoSearch) { _ in "Search" }, Tab(root: .todoList) { _ in "Todos" }]
    try await body(Router(tabs: tabs, resolver: resolver, tracker: tracker, web: web), resolver, tracker)
  }
}
