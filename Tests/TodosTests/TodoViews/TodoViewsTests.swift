import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing

@testable import Todos

struct TodoViewsTests {
  private func onViews(
    prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void = { _ in },
    _ body: @escaping @LoopActor @Sendable (OpenScreen<TodoViewsPresenter>) async throws -> Void
  ) throws {
    try onScreen(
      .todoViews, size: Size(columns: 80, rows: 24), tabs: [Tab(root: .todoViews) { _ in "Views" }],
      prepare: prepare,
      make: { route, environment, router in
        guard case .todoViews = route else { return nil }
        let presenter = TodoViewsPresenter(environment, router)
        return (presenter, TodoViewsScreen.pane(presenter))
      }, body)
  }

  @Test func `saved views follow those of every octodo, in the orders that were chosen`() throws {
    try onViews(
      prepare: { world in
        try await world.fill(open: 3, done: 2)
        try await world.todos.chooseSort(TodoSort(.title), ofView: "all")
        try await world.todos.saveView(named: "Mine", filter: "is:any", sort: TodoSort(.due))
      }
    ) { screen in
      let rows = screen.presenter.list.state.window.items
      #expect(rows.map(\.title).suffix(2) == ["All", "Mine"])
      #expect(rows.map(\.count.text).suffix(2) == ["3", "5"])
      #expect(rows.map(\.view.sort.key).suffix(2) == [.title, .due])
      #expect(screen.presenter.list.captions.count == 2)
      #expect(screen.presenter.list.sectionStarts == [0, rows.count - 1])
    }
  }

  @Test func `a search finds names and filters, and only what it shows has captions`() throws {
    try onViews(
      prepare: { try await $0.todos.saveView(named: "Mine", filter: "+quartz", sort: TodoSort(.due)) }
    ) { screen in
      let reads = screen.world.todos.reads
      screen.presenter.list.filter(by: TextPattern("quartz"))
      try await screen.world.waitUntilIdle()
      #expect(screen.presenter.list.state.window.items.map(\.title) == ["Mine"])
      #expect(screen.world.todos.reads == reads)
      #expect(screen.presenter.list.sectionStarts == [0])
    }
  }

  @Test func `a filter that cannot be saved is asked for again`() throws {
    try onViews(
      prepare: { world in
        try await world.todos.saveView(named: "Mine", filter: "", sort: TodoSort(.due))
      }
    ) { screen in
      try await screen.app.press("G", "e")
      try await screen.app.type("is:nothing")
      try await screen.app.press("Enter")
      #expect(screen.app.frame.focus == "filter")
      let saved = try await screen.world.todos.savedViews()
      #expect(saved.map(\.filter) == [""])
    }
  }
}
