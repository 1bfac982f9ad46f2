public import Domain
public import EventLoop
public import Observation
import Texts

/// The counts behind the titles of tabs, such as that of the unread notifications. A part of a screen sets the count of
/// its tab, and the first row shows it from every screen.
@LoopActor
@Observable
public final class TabBadges {
  private var texts: [Route: String] = [:]

  nonisolated init() {}

  /// Sets the count of the tab that begins with a route. No count is shown for 0, as before the first one is known; `0+` would
  /// say no more.
  /// - Parameter isPart: whether there may be more, which a plus says.
  public func set(_ count: Int, isPart: Bool = false, of root: Route) {
    let text = count > 0 ? NumberText.short(count) + (isPart ? "+" : "") : nil
    if texts[root] != text { texts[root] = text }
  }

  /// Nil if nothing is shown.
  subscript(root: Route) -> String? { texts[root] }
}
