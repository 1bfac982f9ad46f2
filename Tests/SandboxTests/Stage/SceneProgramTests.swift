import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import TestSupport
import Testing
import Tracking

@testable import Sandbox

struct SceneProgramTests {
  @Test func `the scene's route shows its screen, and any other one a dummy that names it`() throws {
    try onWorld { world in
      let registry = try SceneRegistry([SampleScenes.scene()], fixtures: SampleScenes.fixtures)
      let program = SceneProgram(scene: try registry.find("tea").0, environment: world.environment)
      let (app, terminal) = try await start(program, in: world)
      #expect(terminal.frame.rows.first?.hasPrefix("[1 tea]") == true)
      #expect(terminal.frame.rows(of: "stub") != [])
      let name = try #require(RepoName("octo/kettle"))
      app.router.show(.repoDetail(name, known: nil))
      try await world.waitUntilIdle()
      #expect(
        terminal.frame.rows(of: "dummy").prefix(6) == [
          "", "  A screen of another feature", "", "  route  repoDetail", "  octo/kettle", "  known: nil",
        ])
      app.handle(.key(Key(.escape)))
      try await world.waitUntilIdle()
      let detail = Page.repoDetail(url: "https://github.com/octo/kettle")
      #expect(
        world.tracker.takeEvents() == [
          .launch, .pageView(.repoSearch), .pageView(detail), .pageView(.repoSearch),
        ])
      app.stop()
    }
  }

  @Test func `among the tabs of a program the scene is in its own, and the others are dummies`() throws {
    try onWorld { world in
      let registry = try SceneRegistry([SampleScenes.scene()], fixtures: SampleScenes.fixtures)
      let tabs = SceneTabs([
        Tab(root: .todoList) { _ in "One" }, Tab(root: .history) { _ in "Two" },
      ]) { $0 == .repoSearch ? .history : .todoList }
      let program = SceneProgram(
        scene: try registry.find("tea").0, environment: world.environment, tabs: tabs)
      let (app, terminal) = try await start(program, in: world)
      #expect(terminal.frame.rows.first?.hasPrefix(" 1 One [2 Two]") == true)
      #expect(terminal.frame.rows(of: "stub") != [])
      app.handle(.key(.char("1")))
      try await world.waitUntilIdle()
      #expect(terminal.frame.rows(of: "dummy") != [])
      app.stop()
    }
  }

  @Test func `a long route can be scrolled`() throws {
    try onLoop { loop in
      let title = Array(repeating: "leaf", count: 300).joined(separator: " ")
      let dummy = DummyScreen(.todoEditor(.new(title: title + " end", link: nil)))
      let buffer = FrameBuffer(size: Size(columns: 40, rows: 10))
      for _ in 0..<300 { dummy.actions.first?.run() }
      dummy.draw(Canvas(buffer))
      #expect(buffer.frame.rows.last?.contains("end") == true)
    }
  }
}

/// Starts the program on a terminal of 60 columns and 12 rows.
@LoopActor
private func start(_ program: SceneProgram, in world: FakeWorld) async throws -> (App, GridTerminal) {
  let terminal = GridTerminal(size: Size(columns: 60, rows: 12))
  let app = program.app(terminal: terminal, onQuit: {}, onSuspend: {})
  app.start()
  try await world.waitUntilIdle()
  return (app, terminal)
}

struct RouteTextTests {
  @Test func `a route is shown with its parameters`() throws {
    let name = try #require(RepoName("octo/kettle"))
    #expect(RouteText(.todoList).name == "todoList" && RouteText(.todoList).parameters == [])
    let bare = RouteText(.repoDetail(name, known: nil))
    #expect(bare.name == "repoDetail" && bare.parameters == ["octo/kettle", "known: nil"])
    let known = RouteText(.repoDetail(name, known: Repo(id: 7, name: name)))
    #expect(known.parameters.last?.hasPrefix("known: Repo(id: 7, name: octo/kettle") == true)
    let editor = RouteText(.todoEditor(.new(title: "a", link: nil)))
    #expect(editor.name == "todoEditor" && editor.parameters.first?.contains("new(title: \"a\"") == true)
  }

  @Test func `a route has the page of its own screen`() throws {
    let name = try #require(RepoName("octo/kettle"))
    let todo = Todo(id: 1, title: "a", createdAt: .distantPast)
    #expect(Route.repoSearch.page == .repoSearch)
    #expect(Route.repoDetail(name, known: nil).page == .repoDetail(url: "https://github.com/octo/kettle"))
    #expect(Route.todoList.page == .todoList)
    #expect(Route.todoEditor(.existing(todo)).page == .todoEditor)
  }
}
