import Domain
import FoundationEssentials
import GitHub

/// What a list from GitHub shows, observed as one value (see `ChangeSignal`).
public struct PagedListState<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  var rows = PagedRows<Item>() { didSet { didChangeRows() } }
  /// The rows that are loaded.
  public var items: [Item] { rows.items }
  /// The rows of an earlier query. They are shown, faint, until the first response for the new one.
  var outdated = PagedRows<Item>() { didSet { didChangeRows() } }
  var isOutdated: Bool { items.isEmpty && !outdated.items.isEmpty }
  /// The rows to draw.
  var drawn: PagedRows<Item> { isOutdated ? outdated : rows }
  /// The rows that are shown, also those of an earlier query.
  public var shownItems: [Item] { drawn.items }
  /// The rows of the first page. They decide the widths of columns, which must not change when more pages arrive.
  public var firstPage: ArraySlice<Item> { drawn.items.prefix(drawn.firstCount) }
  /// The index of the selected row, 0 if there is none.
  public internal(set) var selected = 0
  var marks = Marks<Item>()
  public internal(set) var phase = LoadPhase.resting { didSet { version += 1 } }
  /// Changes whenever rows or phase change.
  var version = 0
  /// Changes whenever rows change.
  private(set) var rowsVersion = 0

  private mutating func didChangeRows() {
    version += 1
    rowsVersion += 1
  }

  /// The other values of the last response; nil before the first one.
  var response: LastResponse?
  /// When the first page was loaded.
  var loadedAt: Date?
  /// The page that is being loaded, or was loaded last.
  var page = PageRequest.first

  /// The number of items in the whole list; nil if GitHub does not count them.
  public var total: Int? { response?.total }
  /// Whether the list has more items than GitHub serves.
  public var hasUnreachable: Bool { response?.total != response?.reachable }
  /// The gap between the rows loaded from the start and those loaded from the end; nil if there is none.
  public var gap: ListGap? {
    drawn.gap.map { gap in
      let isLoading = if phase == .loadingMore, case .inGap = page { true } else { false }
      return ListGap(
        place: gap.place, count: response?.reachable.map { max(1, $0 - items.count) }, isLoading: isLoading,
        canLoad: !phase.isRunning)
    }
  }
  /// The number of the selected row in the whole list, from 1. Rows below a gap are counted from the end; nil if they
  /// cannot be.
  var selectedNumber: Int? {
    guard let gap = rows.gap, selected >= gap.place else { return selected + 1 }
    guard rows.next == nil, let reachable = response?.reachable else { return nil }
    return max(selected + 1, reachable - (items.count - 1 - selected))
  }
  /// The number of the selected row from the end of the list, where the last row is 1; nil if the end is not loaded.
  var selectedNumberFromEnd: Int? { rows.next == nil ? items.count - selected : nil }
  public var selectedItem: Item? { items.indices.contains(selected) ? items[selected] : nil }
}

/// The values of a response besides its items. Not nested in the generic state, because a frame reads it.
struct LastResponse: Sendable {
  let total: Int?
  let reachable: Int?
  let isIncomplete: Bool
  let unreadable: Int
  let rateLimit: RateLimit?
  let saved: SavedCopy?
}
