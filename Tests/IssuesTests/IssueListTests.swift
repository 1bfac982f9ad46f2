import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import Testing
import Texts
import Tracking

struct IssueListTests {
  @Test func `the open issues are listed, with one page view`() throws {
    try onIssues(prepare: { $0.issues.reply(page(1...3)) }) { screen in
      #expect(screen.world.github.issues.calls == ["/repos/octo/kettle/issues?state=open&per_page=30&page=1"])
      #expect(screen.lines[0].contains("Issue (open)"))
      #expect(screen.lines[1].hasPrefix(">      #1 Issue 1"))
      #expect(screen.selectedTitle == "Issue 1")
      let views = screen.world.tracker.events.filter {
        $0 == .pageView(.issueList(url: "https://github.com/octo/kettle"))
      }
      #expect(views.count == 1)
    }
  }

  @Test func `a long title takes what the labels do not need`() throws {
    var issues = page(1...2)
    let title = "The error output differs between Linux and macOS, and nobody knows why"
    issues.items[0].title = title
    let size = Size(columns: 130, rows: 24)
    try onIssues(size: size, prepare: { [issues] in $0.issues.reply(issues) }) { screen in
      #expect(screen.lines[1].contains(title))
      #expect(screen.lines[0].contains("Labels"))
    }
  }

  @Test func `f shows the closed issues, all of them, and the open ones again`() throws {
    try onIssues(prepare: { github in for _ in 0..<4 { github.issues.reply(page(1...2)) } }) { screen in
      var titles: [String] = []
      for _ in 0..<3 {
        try await screen.app.press("f")
        titles.append(screen.lines[0])
      }
      let shown = zip(titles, ["closed", "all", "open"]).filter { $0.contains("Issue (\($1))") }
      #expect(shown.count == 3)
      let states = screen.world.github.issues.calls.compactMap {
        $0.split(separator: "state=").last?.prefix(4)
      }
      #expect(states == ["open", "clos", "all&", "open"])
      #expect(
        screen.world.tracker.events.filter { if case .pageView = $0 { true } else { false } }.count == 2)
    }
  }

  @Test func `the next page is loaded ahead of need, once, and an issue that comes again is dropped`() throws
  {
    try onIssues(prepare: { github in
      github.issues.reply(page(1...30, next: "page=2"))
      github.issues.reply(page(30...40))
    }) { screen in
      #expect(screen.world.github.issues.calls.count == 1)
      try await screen.app.press("PageDown")
      #expect(screen.world.github.issues.calls.last == "/repos/octo/kettle/issues?page=2")
      try await screen.app.press("G")
      #expect(screen.selectedTitle == "Issue 40")
      #expect(screen.app.status.contains("40 of 40"))
      #expect(screen.world.github.issues.calls.count == 2)
    }
  }

  @Test func `pages that bring nothing are passed over, but not for ever`() throws {
    try onIssues(prepare: { github in
      for number in 2..<12 { github.issues.reply(ItemPage(items: [], next: cursor("page=\(number)"))) }
    }) { screen in
      #expect(screen.world.github.issues.calls.count == 5)
      #expect(screen.lines.contains("  octo/kettle has no open issues."))
    }
  }

  @Test func `pages that bring nothing are counted anew after one that brings something`() throws {
    try onIssues(prepare: { github in
      for number in 1...9 {
        let next = number < 9 ? "page=\(number + 1)" : nil
        let isEmpty = ![1, 5, 9].contains(number)
        github.issues.reply(
          isEmpty ? ItemPage(items: [], next: next.map(cursor)) : page(number...number, next: next))
      }
    }) { screen in
      try await screen.app.press("G")
      #expect(screen.selectedTitle == "Issue 9")
      #expect(screen.app.status.contains("3 of 3"))
    }
  }

  @Test func `a page that fails keeps the rows, and r asks for that page again`() throws {
    try onIssues(prepare: { github in
      github.issues.reply(page(1...30, next: "page=2"))
      github.issues.fail(.connectionLost)
      github.issues.reply(page(31...40))
    }) { screen in
      try await screen.app.press("G")
      #expect(screen.lines.contains { $0.contains("The connection was lost") })
      #expect(screen.selectedTitle == "Issue 30")
      try await screen.app.press("r")
      #expect(screen.world.github.issues.calls.last == "/repos/octo/kettle/issues?page=2")
      #expect(!screen.lines.contains { $0.contains("The connection was lost") })
      try await screen.app.press("G")
      #expect(screen.selectedTitle == "Issue 40")
    }
  }

  @Test func `a list that cannot be loaded says why, and r tries again`() throws {
    try onIssues(prepare: { github in
      github.issues.fail(.offline)
      github.issues.reply(page(1...2))
    }) { screen in
      #expect(screen.lines[1].hasPrefix("  ! No network."))
      #expect(screen.app.status.contains("Loading failed"))
      try await screen.app.press("r")
      #expect(screen.selectedTitle == "Issue 1")
    }
  }

  @Test func `a pause is waited for, counted down, and the same request sent again`() throws {
    let end = FakeWorld.start.addingTimeInterval(3)
    try onIssues(prepare: { github in
      github.issues.fail(.rateLimited(until: end, isAnonymous: true))
      github.issues.reply(page(1...2))
    }) { screen in
      #expect(screen.lines[1].contains("Continues in 3 s"))
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.lines[1].contains("Continues in 2 s"))
      try await screen.world.advance(by: .seconds(2))
      #expect(screen.selectedTitle == "Issue 1")
      #expect(screen.world.github.issues.calls.count == 2)
    }
  }

  @Test func `Esc stops what is under way, and goes back where nothing is`() throws {
    try onIssues(prepare: { $0.issues.reply(page(1...2), after: .seconds(5)) }) { screen in
      #expect(screen.lines[1] == "  Loading...")
      try await screen.app.press("Esc")
      #expect(screen.world.lastNotice == "Stopped. Press r to reload.")
      #expect(screen.world.github.issues.cancelled.count == 1)
      #expect(screen.app.router.depth == 2)
      try await screen.app.press("j")
      #expect(screen.lines[1] == "  Stopped. Press r to reload.")
      try await screen.app.press("Esc")
      #expect(screen.app.router.depth == 1)
    }
  }

  @Test func `a reload keeps the rows on view and the selection on its issue`() throws {
    try onIssues(prepare: { github in
      github.issues.reply(page(3...5))
      github.issues.reply(page(1...5), after: .seconds(1))
    }) { screen in
      try await screen.app.press("j", "r")
      #expect(screen.selectedTitle == "Issue 4")
      #expect(screen.lines.contains { $0.contains("Issue 3") })
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.selectedTitle == "Issue 4")
      #expect(screen.app.status.contains("4 of 5"))
    }
  }

  @Test func `Enter opens the issue, with what the list knows of it`() throws {
    try onIssues(prepare: { github in
      github.issues.reply(page(1...2))
      github.posts.reply(ItemPage(items: [#"{"id":2,"number":2,"title":"Issue 2"}"#]))
    }) { screen in
      try await screen.app.press("j", "Enter")
      #expect(screen.screen.first == "Issue 2 #2")
      #expect(screen.world.github.posts.calls == ["/repos/octo/kettle/issues/2"])
      let url = "https://github.com/octo/kettle/issues/2"
      #expect(screen.world.tracker.events.last == .pageView(.issueDetail(url: url)))
      try await screen.app.press("Esc")
      #expect(screen.selectedTitle == "Issue 2")
    }
  }

  @Test func `o opens the issue in the browser, and Y copies its address`() throws {
    try onIssues(prepare: { $0.issues.reply(page(1...2)) }) { screen in
      try await screen.app.press("j", "o", "Y")
      #expect(screen.world.desktop.opened == ["https://github.com/octo/kettle/issues/2"])
      #expect(screen.world.desktop.copied == ["https://github.com/octo/kettle/issues/2"])
    }
  }

  @Test func `an issue of a deleted account is ghost's, and a closed one says how`() throws {
    let issues = [
      GitHubIssue(id: 1, number: 1, title: "a", htmlURL: "https://x.example"),
      GitHubIssue(
        id: 2, number: 2, title: "b", isOpen: false, stateReason: "not_planned", htmlURL: "https://x.example"),
      GitHubIssue(
        id: 3, number: 3, title: "c", isOpen: false, stateReason: "moved", htmlURL: "https://x.example"),
    ]
    try onIssues(prepare: { github in for _ in 0..<2 { github.issues.reply(ItemPage(items: issues)) } }) {
      screen in
      try await screen.app.press("f")
      #expect(screen.lines[1].contains("ghost"))
      #expect(screen.lines[2].contains("not planned"))
      #expect(screen.lines[3].contains("closed"))
    }
  }

  @Test func `a narrow terminal shows number, title and age`() throws {
    try onIssues(size: Size(columns: 40, rows: 12), prepare: { $0.issues.reply(page(1...2)) }) { screen in
      #expect(screen.lines[0] == "      no. Issue (open)               age")
      #expect(screen.lines[1].hasPrefix(">      #1 Issue 1"))
    }
  }
}
