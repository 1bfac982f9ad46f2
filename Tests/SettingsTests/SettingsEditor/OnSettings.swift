import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import Testing
import Texts
import Tracking

@testable import Settings

extension OpenScreen<SettingsEditorPresenter> {
  var preferences: CurrentPreferences { world.environment.preferences }

  /// Moves to the row with a label.
  func select(_ label: String) async throws {
    let index = try #require(presenter.rows.firstIndex { $0.label == label })
    presenter.list.select(index)
    try await world.waitUntilIdle()
  }

  func row(_ label: String) throws -> SettingsRow {
    try #require(presenter.rows.first { $0.label == label })
  }
}

/// Runs `body` with the settings as the current screen, in virtual time.
/// - Throws: what `body` throws.
func onSettings(
  size: Size = Size(columns: 80, rows: 24),
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void = { _ in },
  _ body: @escaping @LoopActor @Sendable (OpenScreen<SettingsEditorPresenter>) async throws -> Void
) throws {
  try onScreen(
    .settings, size: size,
    tabs: [Tab(root: .settings) { $0.tabs.settings }, Tab(root: .repoSearch) { _ in "Search" }],
    prepare: prepare,
    make: { route, environment, router in
      guard case .settings = route else { return nil }
      let links = [SettingsLink(.todoList) { $0.tabs.todos }]
      let presenter = SettingsEditorPresenter(environment: environment, router: router, links: links)
      return (presenter, SettingsEditorScreen.pane(presenter))
    }
  ) { (screen: OpenScreen<SettingsEditorPresenter>) in
    _ = screen.world.tracker.takeEvents()
    try await body(screen)
  }
}
