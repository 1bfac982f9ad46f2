/// A loaded stretch of a list that may be far longer.
public struct Window<Item> {
  /// The place of the first item in the whole list, from 0.
  public var start: Int
  /// In the order of the list.
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

  /// The place behind the last loaded item.
  public var end: Int { start + items.count }

  /// The item at a place of the whole list; nil if it is not loaded.
  public func item(at place: Int) -> Item? {
    items.indices.contains(place - start) ? items[place - start] : nil
  }
}

extension Window: Sendable where Item: Sendable {}
extension Window: Equatable where Item: Equatable {}
extension Window: Hashable where Item: Hashable {}

/// What a stretch of the history is to have in its middle.
public enum VisitAnchor: Hashable, Sendable {
  /// The group at this place of the whole history. It is found from `known`, a stretch that was read before:
  /// the nearer it is to that or to an end of the history, the quicker.
  case index(Int, near: Window<VisitGroup>)
  /// The group with this id; the top where it is gone.
  case group(Int64)
}
