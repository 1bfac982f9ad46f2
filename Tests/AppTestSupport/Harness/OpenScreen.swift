public import Domain
public import EventLoop
public import Screens
public import Terminal
import Tracking

/// The program with the screen of a route as the current one, above stubs of all screens that the test does not
/// create.
@LoopActor
public final class OpenScreen<Presenter> {
  public let world: FakeWorld
  public let app: AppHarness
  /// What the test created with the screen.
  public let presenter: Presenter

  fileprivate init(_ world: FakeWorld, _ app: AppHarness, _ presenter: Presenter) {
    (self.world, self.app, self.presenter) = (world, app, presenter)
  }

  /// The rows of the focused pane.
  public var lines: [String] { app.frame.focus.map { app.frame.rows(of: $0) } ?? [] }

  /// The title of the selected item: in the focused pane, or in the only one with a selection.
  public var selectedTitle: String? {
    let selected = app.frame.selected
    let title =
      app.frame.focus.flatMap { selected[$0] } ?? (selected.count == 1 ? selected.values.first : nil)
    return title?.description
  }

  /// All rows between the tabs and the status line, without the leading blank, for example a document.
  public var text: [String] { app.rows.dropFirst().dropLast().map { String($0.dropFirst()) } }

  /// The number of views of a page.
  public func views(of page: Page) -> Int {
    world.tracker.events.count { $0 == .pageView(page) }
  }
}

/// A route for which the test did not create a screen.
public struct NoScreen: Error {
  public let route: Route
}

/// Runs `body` with the screen of a route as the current one, in virtual time.
/// - Parameters:
///   - tabs: the first one may be the route itself.
///   - prepare: sets up the world before the program starts.
///   - started: called when the program has started, before the screen is shown.
///   - make: the screens under test, each with its presenter; any other route gets a `StubScreen`.
/// - Throws: what `body` throws.
@discardableResult
public func onScreen<Presenter, T: Sendable>(
  _ route: Route, size: Size = Size(columns: 80, rows: 24),
  tabs: [Tab] = [Tab(root: .repoSearch) { _ in "Search" }, Tab(root: .todoList) { _ in "Todos" }],
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void = { _ in },
  started: @escaping @LoopActor @Sendable (AppHarness) async throws -> Void = { _ in },
  make: @escaping @LoopActor @Sendable (Route, Environment, Router) -> (Presenter, any Screen)?,
  _ body: @escaping @LoopActor @Sendable (OpenScreen<Presenter>) async throws -> T
) throws -> T {
  try onWorld { world in
    try await prepare(world)
    var made: Presenter?
    let app = AppHarness(world, size: size, tabs: tabs) { route, router in
      guard let (presenter, screen) = make(route, world.environment, router) else { return nil }
      made = presenter
      return screen
    }
    try await app.start()
    try await started(app)
    if tabs.first?.root != route {
      app.router.show(route)
      try await world.waitUntilIdle()
    }
    guard let presenter = made else { throw NoScreen(route: route) }
    // The closure lives as long as the program.
    made = nil
    return try await body(OpenScreen(world, app, presenter))
  }
}

/// The same for one screen whose presenter the test does not use.
/// - Throws: what `body` throws.
@discardableResult
public func onScreen<T: Sendable>(
  _ route: Route, size: Size = Size(columns: 80, rows: 24),
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void = { _ in },
  started: @escaping @LoopActor @Sendable (AppHarness) async throws -> Void = { _ in },
  make: @escaping @LoopActor @Sendable (Environment, Router) -> any Screen,
  _ body: @escaping @LoopActor @Sendable (OpenScreen<Void>) async throws -> T
) throws -> T {
  try onScreen(
    route, size: size, prepare: prepare, started: started,
    make: { wanted, environment, router in wanted == route ? ((), make(environment, router)) : nil }, body)
}
