import EventLoop
import Terminal
public import Texts

/// A range of rows that are not loaded, between loaded ones.
public struct ListGap: Hashable, Sendable {
  /// The index of the loaded row below it.
  public let place: Int
  /// The number of missing rows; nil if GitHub does not count them.
  public let count: Int?
  /// Whether a page of them is being loaded.
  public let isLoading: Bool
  /// Whether a page of them can be loaded now: no load is running.
  public let canLoad: Bool
}

extension ListTexts {
  /// The line in the place of the rows that are not loaded.
  public func line(of gap: ListGap) -> String {
    if gap.isLoading { return loading }
    return gap.count.map { self.gap(count: $0) } ?? gapUncounted
  }
}

extension Action {
  /// Loads the first page of what is missing in a gap. The line in its place names the first key; Enter is for panes
  /// that do not use it for something else.
  static func loadGap(
    _ texts: @escaping @LoopActor () -> Texts, when isEnabled: @escaping @LoopActor () -> Bool,
    run: @escaping @LoopActor () -> Void
  ) -> Action {
    Action(
      "load-gap", [.char("M"), Key(.enter)], texts().list.loadGap, effect: .works, when: isEnabled, run: run)
  }
}

/// The lines of a list: one for each row, and one for the gap if there is one.
struct RowLines: Hashable {
  let rows: Int
  /// The index of the row below the gap; nil without a gap.
  let gap: Int?

  var count: Int { gap == nil ? rows : rows + 1 }

  /// The line of a row.
  func line(of place: Int) -> Int {
    if let gap, place >= gap { place + 1 } else { place }
  }

  /// The index of the row in a line; nil for the gap.
  func place(at line: Int) -> Int? {
    guard let gap, line >= gap else { return line }
    return line == gap ? nil : line - 1
  }
}
