public import Domain
public import EventLoop
public import Observation

/// The counts behind the titles of tabs, such as that of the unread notifications. A part of a screen sets the count of
/// its tab, and the first row shows it from every screen.
@LoopActor
@Observable
public final class TabBadges {
  private var counts: [Route: Int] = [:]

  nonisolated init() {}

  /// Sets the count of the tab that begins with a route. No count is shown for 0, as before the first one is known.
  public func set(_ count: Int, of root: Route) {
    let shown = count > 0 ? count : nil
    if counts[root] != shown { counts[root] = shown }
  }

  /// Nil if nothing is shown.
  subscript(root: Route) -> Int? { counts[root] }
}
