import AppTestSupport
import Domain
import EventLoop
import History
import Screens
import Terminal
import TestSupport
import Testing
import Tracking

struct HistoryOpeningTests {
  @Test func `Enter opens the repository, which is a visit, and Esc returns to its row`() throws {
    try onHistory(3, prepare: { try await $0.record(try Self.swift, Visit(.todo(id: 9), title: "other")) }) {
      screen in
      try await screen.app.press("j", "Enter")
      #expect(
        screen.world.tracker.takeEvents().last
          == .pageView(.repoDetail(url: "https://github.com/apple/swift")))
      try await screen.app.press("Esc")
      #expect(screen.selectedTitle == "apple/swift")
      #expect(screen.presenter.list.state.selected == 0)
      #expect(screen.presenter.list.item(at: 0)?.count == 2)
      #expect(screen.world.tracker.takeEvents().last == .pageView(.history))
    }
  }

  @Test func `Enter opens the issue`() throws {
    let repo = try #require(RepoName("apple/swift"))
    let issue = Visit(.issue(7, of: repo), title: "apple/swift#7 It leaks")
    try onHistory(0, prepare: { try await $0.record(issue) }) { screen in
      try await screen.app.press("Enter")
      #expect(
        screen.world.tracker.takeEvents().last
          == .pageView(.issueDetail(url: "https://github.com/apple/swift/issues/7")))
    }
  }

  @Test func `the title of an issue can be copied without its name`() throws {
    let repo = try #require(RepoName("apple/swift"))
    let known = Visit(.issue(7, of: repo), title: "apple/swift#7 It leaks")
    let unknown = Visit(.issue(8, of: repo), title: "apple/swift#8")
    try onHistory(0, prepare: { for visit in [known, unknown] { try await $0.record(visit) } }) { screen in
      try await screen.app.press("j", "y", "t")
      #expect(screen.world.desktop.copied == ["It leaks"])
      try await screen.app.press("k", "y")
      #expect(!screen.app.frame.rows(of: "copy").contains { $0.contains("title") })
    }
  }

  @Test
  func `t makes todos of the marked repository and issue, and u undoes that before an earlier deletion`()
    throws
  {
    let repo = try #require(RepoName("apple/swift"))
    let visits = [
      Visit(.issue(7, of: repo), title: "apple/swift#7 It leaks"),
      Visit(.repo(repo), title: "apple/swift"),
      Visit(.todo(id: 9), title: "milk"), Visit(.todo(id: 8), title: "bread"),
    ]
    try onHistory(0, prepare: { for visit in visits { try await $0.record(visit) } }) { screen in
      try await screen.app.press("D", "Space", "Space", "Space", "t")
      var todos = try await screen.world.storedTodos()
      #expect(todos.map(\.title).sorted() == ["apple/swift", "apple/swift#7 It leaks"])
      #expect(todos.allSatisfy { $0.link != nil })
      try await screen.app.press("u")
      todos = try await screen.world.storedTodos()
      #expect(todos.isEmpty)
      #expect(screen.app.status.hasPrefix(" No longer a todo: "))
      try await screen.app.press("u")
      #expect(screen.app.status.hasPrefix(" Restored: bread."))
    }
  }

  @Test func `u goes on to the deletion if the newest todo was undone on another screen`() throws {
    let repo = try #require(RepoName("apple/swift"))
    let visits = [Visit(.repo(repo), title: "apple/swift"), Visit(.todo(id: 9), title: "milk")]
    try onHistory(0, prepare: { for visit in visits { try await $0.record(visit) } }) { screen in
      try await screen.app.press("D", "t")
      _ = try await screen.world.todos.undo()
      try await screen.app.press("u")
      #expect(screen.app.status.hasPrefix(" Restored: milk."))
    }
  }

  @Test func `u restores what was deleted after a todo was made`() throws {
    let repo = try #require(RepoName("apple/swift"))
    let visits = [Visit(.repo(repo), title: "apple/swift"), Visit(.todo(id: 9), title: "milk")]
    try onHistory(0, prepare: { for visit in visits { try await $0.record(visit) } }) { screen in
      try await screen.app.press("j", "t", "k", "D", "u")
      #expect(screen.app.status.hasPrefix(" Restored: milk."))
      let todos = try await screen.world.storedTodos()
      #expect(todos.map(\.title) == ["apple/swift"])
    }
  }

  @Test func `u knows the newest change also after earlier todos were undone`() throws {
    let repo = try #require(RepoName("apple/swift"))
    let visits = [Visit(.repo(repo), title: "apple/swift"), Visit(.todo(id: 9), title: "milk")]
    try onHistory(0, prepare: { for visit in visits { try await $0.record(visit) } }) { screen in
      try await screen.app.press("j", "t", "u", "k", "D", "t", "u")
      #expect(screen.app.status.hasPrefix(" No longer a todo: apple/swift."))
      try await screen.app.press("u")
      #expect(screen.app.status.hasPrefix(" Restored: milk."))
    }
  }

  @Test func `u undoes deletions and todos one after the other, the newest first`() throws {
    let repo = try #require(RepoName("apple/swift"))
    let visits = [
      Visit(.repo(repo), title: "apple/swift"), Visit(.todo(id: 9), title: "milk"),
      Visit(.todo(id: 8), title: "bread"),
    ]
    try onHistory(0, prepare: { for visit in visits { try await $0.record(visit) } }) { screen in
      try await screen.app.press("D", "j", "t", "k", "D", "u")
      #expect(screen.app.status.hasPrefix(" Restored: milk."))
      try await screen.app.press("u")
      #expect(screen.app.status.hasPrefix(" No longer a todo: apple/swift."))
      try await screen.app.press("u")
      #expect(screen.app.status.hasPrefix(" Restored: bread."))
      try await screen.app.press("U", "U", "U")
      let titles = try await screen.storedTitles
      #expect(titles == ["apple/swift"])
      let todos = try await screen.world.storedTodos()
      #expect(todos.count == 1)
    }
  }

  @Test func `U redoes in the other order what u undid, todos and deletions`() throws {
    let repo = try #require(RepoName("apple/swift"))
    let visits = [Visit(.repo(repo), title: "apple/swift"), Visit(.todo(id: 9), title: "milk")]
    try onHistory(0, prepare: { for visit in visits { try await $0.record(visit) } }) { screen in
      try await screen.app.press("D", "t", "u", "u", "U")
      #expect(screen.app.status.hasPrefix(" 1 entry deleted."))
      try await screen.app.press("U")
      #expect(screen.app.status.hasPrefix(" Todo added: apple/swift."))
      let todos = try await screen.world.storedTodos()
      #expect(todos.map(\.title) == ["apple/swift"])
      try await screen.app.press("u", "U", "u", "u")
      #expect(screen.app.status.hasPrefix(" Restored: milk."))
    }
  }

  @Test func `a todo of the history has no todo`() throws {
    try onHistory(1) { screen in
      try await screen.app.press("t")
      #expect(screen.app.status.hasPrefix(" Only repositories and issues become todos."))
      let todos = try await screen.world.storedTodos()
      #expect(todos.isEmpty)
    }
  }

  @Test func `Enter opens the editor with the current todo`() throws {
    try onHistory(
      0,
      prepare: {
        try await $0.fill(open: 2); try await $0.record(Visit(.todo(id: 1), title: "old name"))
      }
    ) {
      screen in
      try await screen.app.press("Enter")
      #expect(screen.world.tracker.takeEvents().last == .pageView(.todoEditor))
      let titles = try await screen.storedTitles
      // That is no visit, and the name stays as it was.
      #expect(titles == ["old name"])
    }
  }

  @Test func `a deleted todo is reported, and nothing opens`() throws {
    try onHistory(1) { screen in
      try await screen.app.press("Enter")
      #expect(screen.app.status.contains("This todo was deleted: visit 0. Press D"))
      #expect(screen.world.tracker.takeEvents().isEmpty)
    }
  }

  @Test func `an unreadable todo file is reported`() throws {
    try onHistory(1) { screen in
      screen.world.todos.failure = .storage(.locked)
      try await screen.app.press("Enter")
      #expect(screen.app.status.contains("another program has it locked"))
    }
  }

  @Test func `keys that arrive with Enter wait for the editor`() throws {
    try onHistory(
      0,
      prepare: {
        try await $0.fill(open: 1); try await $0.record(Visit(.todo(id: 1), title: "open 0"))
      }
    ) {
      screen in
      screen.world.todos.readingTime = .seconds(1)
      try await screen.app.pressAtOnce("Enter", "x")
      #expect(screen.app.resolver.stubs.isEmpty)
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.app.resolver.stubs.map(\.events) == [[.key(.char("x"))]])
    }
  }

  private static var swift: Visit {
    get throws { Visit(.repo(try #require(RepoName("apple/swift"))), title: "apple/swift") }
  }
}
