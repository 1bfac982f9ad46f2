import EventLoop
import Terminal
public import Texts

/// A range of rows that are not loaded, between loaded ones.
public struct ListGap: Hashable, Sendable {
  /// The index of the loaded row below it.
  public let index: Int
  /// The number of missing rows; nil if GitHub does not count them.
  public let count: Int?
  /// Whether a page of them is being loaded.
  public let isLoading: Bool
  /// Whether a page of them can be loaded now: no load is running.
  public let canLoad: Bool
}

extension ListTexts {
  /// The line instead of the rows that are not loaded.
  public func line(of gap: ListGap) -> String {
    if gap.isLoading { return loading }
    return gap.count.map { self.gap(count: $0) } ?? gapUncounted
  }
}

extension Action {
  /// Loads the first page of what is missing in a gap. The line that stands for it names the first key; Enter is for panes
  /// that do not use it for something else.
  static func loadGap(
    _ texts: @escaping @LoopActor () -> Texts, when isEnabled: @escaping @LoopActor () -> Bool,
    run: @escaping @LoopActor () -> Void
  ) -> Action {
    Action(
      "load-gap", [.char("M"), Key(.enter)], texts().list.loadGap, effect: .works, when: isEnabled, run: run)
  }
}
