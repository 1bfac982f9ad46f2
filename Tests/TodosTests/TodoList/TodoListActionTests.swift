import AppTestSupport
import Dates
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import TestSupport
import Testing
import Todos
import Tracking

struct TodoListActionTests {
  /// A todo with a link to a repository above one without a link.
  private func onLinked(
    size: Size = Size(columns: 80, rows: 24),
    _ body: @escaping @LoopActor @Sendable (OpenScreen<TodoListPresenter>) async throws -> Void
  ) throws {
    let name = try #require(RepoName("swiftlang/swift"))
    try onTodos(
      size: size,
      prepare: { world in
        try await world.changeFromOutside { todos in
          var read = Todo(id: 1, title: "read it", link: .repo(name), createdAt: FakeWorld.start)
          // So that it comes before the one with a note.
          read.scheduled = .day(Day(number: 20_000))
          todos = [
            read,
            Todo(id: 2, title: "buy milk", note: "two", createdAt: FakeWorld.start),
          ]
        }
      }, body)
  }

  @Test func `Enter opens a linked todo, whose link leads to its repository`() throws {
    try onLinked { screen in
      try await screen.app.press("Enter", "Esc")
      screen.presenter.followLink()
      #expect(
        screen.world.tracker.takeEvents() == [
          .pageView(.todoDetail), .pageView(.todoList),
          .pageView(.repoDetail(url: "https://github.com/swiftlang/swift")),
        ])
    }
  }

  @Test func `Enter opens a todo, and e edits it`() throws {
    try onLinked { screen in
      try await screen.app.press("j", "Enter", "Esc", "k", "e")
      #expect(
        screen.world.tracker.takeEvents() == [
          .pageView(.todoDetail), .pageView(.todoList), .pageView(.todoEditor),
        ])
    }
  }

  @Test func `a todo shows where it leads, and how its note begins`() throws {
    try onLinked { screen in
      let rows = screen.app.frame.rows(of: "todos")
      #expect(rows[1].contains(" read it · swiftlang/swift "))
      #expect(rows[2].contains(" buy milk · two "))
    }
  }

  @Test func `the age column shows when a todo was added, done or not`() throws {
    let added = FakeWorld.start.addingTimeInterval(-3 * 86_400)
    try onTodos(prepare: { world in
      try await world.changeFromOutside { todos in
        todos = [
          Todo(id: 1, title: "buy milk", createdAt: added),
          Todo(id: 2, title: "call home", createdAt: added, doneAt: FakeWorld.start),
        ]
      }
    }) { screen in
      let rows = screen.app.frame.rows(of: "todos")
      #expect(rows[0].hasSuffix("added"))
      #expect(rows[1...2].map { $0.hasSuffix(" 3d") } == [true, true])
    }
  }

  @Test func `the title and what is behind it are as wide as the list`() throws {
    try onLinked(size: Size(columns: 40, rows: 12)) { screen in
      let rows = screen.app.frame.rows(of: "todos")
      #expect(rows[1] == "> [ ] read it · swiftlang/swift      now")
      #expect(rows[2] == "  [ ] buy milk · two                 now")
    }
  }

  @Test func `a todo of an issue shows its title first, and where it leads behind it`() throws {
    let repo = try #require(RepoName("octo/kettle"))
    let link = Item.issue(7, of: repo, on: RepoName.gitHubWeb)
    try onTodos(prepare: { world in
      try await world.changeFromOutside { todos in
        todos = [
          Todo(id: 1, title: "octo/kettle#7 It leaks", link: link, createdAt: FakeWorld.start),
          Todo(id: 2, title: "octo/kettle", link: .repo(repo), createdAt: FakeWorld.start),
          Todo(id: 3, title: "buy tea", note: "green, 200 g", createdAt: FakeWorld.start),
        ]
      }
    }) { screen in
      let rows = screen.app.frame.rows(of: "todos").map { $0.dropFirst(6) }
      #expect(rows.contains { $0.hasPrefix("It leaks · octo/kettle#7 ") })
      #expect(rows.contains { $0.hasPrefix("octo/kettle    ") })
      #expect(rows.contains { $0.hasPrefix("buy tea · green, 200 g ") })
    }
  }

  @Test func `o and Y need a link, and say so without one`() throws {
    try onLinked { screen in
      try await screen.app.press("o", "Y")
      #expect(screen.world.desktop.opened == ["https://github.com/swiftlang/swift"])
      #expect(screen.world.desktop.copied == ["https://github.com/swiftlang/swift"])
      for key in ["o", "Y"] {
        try await screen.app.press("j", key)
        #expect(screen.world.lastNotice?.hasPrefix("This todo has no link, and") == true)
      }
      #expect(screen.world.desktop.opened.count == 1)
      #expect(screen.world.desktop.copied.count == 1)
    }
  }

  @Test(arguments: ["Enter", "x", "e", "D", "o", "Y", "j", "G", "PageDown"])
  func `in an empty list keys have nothing to work on`(key: String) throws {
    try onTodos { screen in
      try await screen.app.press(key)
      #expect(screen.app.router.depth == 1)
      #expect(screen.presenter.list.state.selected == 0)
      #expect(screen.world.dialogs.question == nil)
      #expect(screen.world.desktop.opened == [])
    }
  }

  @Test func `a click selects, a double click opens, the wheel scrolls`() throws {
    try onTodos(open: 50) { screen in
      try await screen.app.mouse(.press(.left), row: 5, column: 10)
      #expect(screen.selectedTitle == "open 3")
      try await screen.app.mouse(.scrollDown, row: 5, column: 10)
      #expect(screen.selectedTitle == "open 6")
      try await screen.app.mouse(.scrollUp, row: 5, column: 10)
      #expect(screen.selectedTitle == "open 3")
      try await screen.app.mouse(.doubleClick, row: 3, column: 10)
      #expect(screen.app.router.page == .todoDetail)
    }
  }

  @Test func `a click below the last todo selects nothing`() throws {
    try onTodos(open: 2) { screen in
      try await screen.app.mouse(.press(.left), row: 15, column: 10)
      #expect(screen.selectedTitle == "open 0")
    }
  }

  @Test func `no key has two meanings`() throws {
    try onTodos(open: 2) { screen in
      let keys = screen.app.router.top?.enabledActions.flatMap(\.keys) ?? []
      #expect(!keys.isEmpty)
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test func `a title cannot control the terminal`() throws {
    try onTodos(prepare: { world in
      try await world.changeFromOutside { todos in
        todos = [Todo(id: 1, title: "evil \u{1B}[2J\u{202E}end\u{0}", createdAt: FakeWorld.start)]
      }
    }) { screen in
      let scalars = screen.app.rows.joined().unicodeScalars
      #expect(!scalars.contains { $0.properties.generalCategory == .control || $0 == "\u{202E}" })
      #expect(screen.app.rows.joined().contains("end"))
    }
  }

  /// Todos for an issue: with its title, with a different title, and for an issue on another host.
  private func onIssueTodos(
    size: Size = Size(columns: 80, rows: 24),
    _ body: @escaping @LoopActor @Sendable (OpenScreen<TodoListPresenter>) async throws -> Void
  ) throws {
    let issue = try #require(Item(stored: "issue", target: "octo/kettle#7", url: nil))
    let other = try #require(
      Item(stored: "issue", target: "octo/kettle#7", url: "https://ghe.example/octo/kettle/issues/7"))
    try onTodos(
      size: size,
      prepare: { world in
        try await world.changeFromOutside { todos in
          todos = [
            Todo(
              id: 1, title: "octo/kettle#7 It hisses", link: issue, createdAt: FakeWorld.start),
            Todo(id: 2, title: "mend it", link: issue, createdAt: FakeWorld.start),
            Todo(id: 3, title: "octo/kettle#7", link: other, createdAt: FakeWorld.start),
          ]
        }
      }, body)
  }

  @Test func `a todo for an issue shows its reference behind the title, and only once`() throws {
    try onIssueTodos { screen in
      let rows = screen.app.frame.rows(of: "todos")
      #expect(rows[1].contains("] It hisses · octo/kettle#7 "))
      #expect(rows[2].contains("] mend it · octo/kettle#7 "))
      #expect(rows[3].contains("] octo/kettle#7 ") && !rows[3].contains("·"))
    }
    try onIssueTodos(size: Size(columns: 40, rows: 12)) { screen in
      let rows = screen.app.frame.rows(of: "todos")
      #expect(rows[2] == "  [ ] mend it · octo/kettle#7        now")
    }
  }

  @Test func `a link leads to its issue; one on another host opens in the browser`() throws {
    try onIssueTodos { screen in
      screen.presenter.followLink()
      let url = "https://github.com/octo/kettle/issues/7"
      #expect(screen.world.tracker.takeEvents() == [.pageView(.issueDetail(url: url))])
      try await screen.app.press("Esc", "G")
      screen.presenter.followLink()
      #expect(screen.world.tracker.takeEvents() == [.pageView(.todoList)])
      #expect(screen.world.desktop.opened == ["https://ghe.example/octo/kettle/issues/7"])
    }
  }

  @Test func `o, Y and y work with the issue's page, reference and title`() throws {
    try onIssueTodos { screen in
      try await screen.app.press("G", "o", "Y")
      try await screen.app.press("y", "n")
      try await screen.app.press("k", "y", "t")
      let url = "https://ghe.example/octo/kettle/issues/7"
      #expect(screen.world.desktop.opened == [url])
      #expect(screen.world.desktop.copied == [url, "octo/kettle#7", "mend it"])
    }
  }
}
