/// A loaded range of a list that may be far longer.
public struct Window<Item> {
  /// The index of the first item in the whole list.
  public var start: Int
  /// In list order.
  public var items: [Item]
  /// The number of items in the whole list.
  public var total: Int

  public init(start: Int, items: [Item], total: Int) {
    self.start = start
    self.items = items
    self.total = total
  }

  /// An empty list.
  public static var empty: Self { Self(start: 0, items: [], total: 0) }

  /// The index after the last loaded item.
  public var end: Int { start + items.count }

  /// The item at an index of the whole list; nil if it is not loaded.
  public func item(at place: Int) -> Item? {
    place >= start && place < end ? items[place - start] : nil
  }
}

extension Window: Sendable where Item: Sendable {}
extension Window: Equatable where Item: Equatable {}
extension Window: Hashable where Item: Hashable {}

/// The item of the history that a window is centred on.
public enum VisitAnchor: Hashable, Sendable {
  /// The group at this index of the whole history. The search starts from `known`, a window that was loaded
  /// before: the nearer the index is to that window or to an end of the history, the faster.
  case index(Int, near: Window<VisitGroup>)
  /// The group with this id; the top if it was deleted or does not match.
  case group(Int64)
}
