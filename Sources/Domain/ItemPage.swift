/// One page of a list on GitHub.
public struct ItemPage<Item> {
  public var items: [Item]
  /// The number of items in the whole list as GitHub counts it; only the first 1,000 of a search can be
  /// loaded. Nil if GitHub sends no count.
  public var total: Int?
  /// GitHub's search timed out, so items may be missing.
  public var isIncomplete: Bool
  /// The number of items that could not be decoded and were left out.
  public var unreadable: Int
  /// The cursor of the next page; nil on the last page.
  public var next: PageCursor?
  /// The cursor of the last page; nil on the last page, and if GitHub links to none.
  public var last: PageCursor?
  public var rateLimit: RateLimit?
  /// Set if the page comes from an earlier response.
  public var saved: SavedCopy?

  public init(
    items: [Item], total: Int? = nil, isIncomplete: Bool = false, unreadable: Int = 0,
    next: PageCursor? = nil, last: PageCursor? = nil, rateLimit: RateLimit? = nil, saved: SavedCopy? = nil
  ) {
    self.items = items
    self.total = total
    self.isIncomplete = isIncomplete
    self.unreadable = unreadable
    self.next = next
    self.last = last
    self.rateLimit = rateLimit
    self.saved = saved
  }
}

extension ItemPage: Sendable where Item: Sendable {}
extension ItemPage: Equatable where Item: Equatable {}

/// The address of another page, from the server's `link` header. No address of a page is built by hand.
public struct PageCursor: Hashable, Sendable {
  public let url: String

  public init(url: String) {
    self.url = url
  }
}
