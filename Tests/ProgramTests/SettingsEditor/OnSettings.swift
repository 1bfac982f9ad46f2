import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Tracking

@testable import Program

/// The program with the settings as its only real screen.
@LoopActor
final class SettingsScreen {
  let world: FakeWorld
  let app: AppHarness
  let presenter: SettingsEditorPresenter
  let preferences: CurrentPreferences

  /// Starts the program.
  init(_ world: FakeWorld, size: Size) async throws {
    self.world = world
    let environment = world.environment
    preferences = environment.preferences
    var made: SettingsEditorPresenter?
    let tabs = [Tab(root: .settings) { $0.tabs.settings }, Tab(root: .repoSearch) { _ in "Search" }]
    let links = [SettingsLink(.todoList) { $0.tabs.todos }]
    app = AppHarness(world, size: size, tabs: tabs) { route, router in
      guard case .settings = route else { return nil }
      let presenter = SettingsEditorPresenter(environment: environment, router: router, links: links)
      made = presenter
      return SettingsEditorScreen.pane(presenter)
    }
    try await app.start()
    presenter = try #require(made)
    made = nil
    _ = world.tracker.takeEvents()
  }

  var selected: String? { app.frame.selected["settings"]?.description }

  /// Goes to the row with a label.
  func select(_ label: String) async throws {
    let index = try #require(presenter.rows.firstIndex { $0.label == label })
    presenter.select(index)
    try await world.settle()
  }

  func row(_ label: String) throws -> SettingsRow {
    try #require(presenter.rows.first { $0.label == label })
  }
}

/// Runs `body` with the settings in front, in virtual time.
/// - Throws: what `body` throws.
func onSettings(
  size: Size = Size(columns: 80, rows: 24),
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void = { _ in },
  _ body: @escaping @LoopActor @Sendable (SettingsScreen) async throws -> Void
) throws {
  try onWorld { world in
    try await prepare(world)
    try await body(SettingsScreen(world, size: size))
  }
}
