/// Which rows of a long list are on view. It scrolls only as far as needed to show the selection.
public struct ListScroll: Hashable, Sendable {
  /// The first row on view.
  public private(set) var top = 0

  public init() {}

  /// Scrolls by a number of rows, for rows that were inserted above those on view. `follow` clamps it.
  mutating func scroll(by count: Int) {
    top += count
  }

  /// Scrolls so that the selected row is on view, without empty rows below the last one if possible. Returns the rows
  /// on view.
  public mutating func follow(selected: Int?, count: Int, rows: Int) -> Range<Int> {
    guard rows > 0, count > 0 else {
      top = 0
      return 0..<0
    }
    if let selected {
      if selected < top { top = selected }
      if selected >= top + rows { top = selected - rows + 1 }
    }
    top = max(0, min(top, count - rows))
    return top..<min(count, top + rows)
  }
}
