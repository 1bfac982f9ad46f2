import AppTestSupport
import Domain
import EventLoop
import Program
import Screens
import Terminal
import TestSupport
import Tracking

/// The program with the list of events over a stub of the search.
@LoopActor
final class EventScreen {
  let world: FakeWorld
  let app: AppHarness

  init(_ world: FakeWorld, size: Size, before: (EventLog) -> Void) async throws {
    self.world = world
    app = AppHarness(world, size: size) { route, _ in
      guard case .events = route else { return nil }
      return EventListScreen.make(world.environment)
    }
    try await app.start()
    before(world.events)
    app.router.show(.events)
    try await world.settle()
  }

  var selected: String? { app.frame.selected["events"].map(\.description) }
  var rows: [String] { app.frame.rows(of: "events") }
}

/// Runs `body` with the events in front, in virtual time: launch, the search's page view, what `before` tracks, and
/// the page view of the events.
/// - Throws: what `body` throws.
func onEvents(
  size: Size = Size(columns: 80, rows: 24),
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void = { _ in },
  before: @escaping @LoopActor @Sendable (EventLog) -> Void = { _ in },
  _ body: @escaping @LoopActor @Sendable (EventScreen) async throws -> Void
) throws {
  try onWorld { world in
    try await prepare(world)
    try await body(EventScreen(world, size: size, before: before))
  }
}

/// Tracks so many searches.
func searches(_ count: Int) -> @LoopActor @Sendable (EventLog) -> Void {
  { log in for page in 0..<count { log.track(.search(query: "swift", page: page + 1)) } }
}
