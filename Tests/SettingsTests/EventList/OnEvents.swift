import AppTestSupport
import Domain
import EventLoop
import Settings
import Terminal
import Tracking

/// Runs `body` with the events as the current screen, in virtual time: launch, the search's page view, what `before`
/// tracks, and the page view of the events.
/// - Throws: what `body` throws.
func onEvents(
  size: Size = Size(columns: 80, rows: 24),
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void = { _ in },
  before: @escaping @LoopActor @Sendable (EventLog) -> Void = { _ in },
  _ body: @escaping @LoopActor @Sendable (OpenScreen<Void>) async throws -> Void
) throws {
  try onScreen(
    .events, size: size, prepare: prepare, started: { before($0.world.events) },
    make: { environment, _ in EventListScreen.make(environment) }, body)
}

/// Tracks this number of searches.
func searches(_ count: Int) -> @LoopActor @Sendable (EventLog) -> Void {
  { log in for page in 0..<count { log.track(.search(query: "swift", page: page + 1)) } }
}
