/// One page of a list on GitHub.
public struct ItemPage<Item> {
  public var items: [Item]
  /// How many items the whole list has, by GitHub's count; only the first 1,000 of a search can be reached. Nil where
  /// GitHub does not count.
  public var total: Int?
  /// True where GitHub ran out of time and may have missed some.
  public var isIncomplete: Bool
  /// The number of items that could not be read and were left out.
  public var unreadable: Int
  /// The way to the next page, nil on the last one.
  public var next: PageCursor?
  public var rateLimit: RateLimit?

  public init(
    items: [Item], total: Int? = nil, isIncomplete: Bool = false, unreadable: Int = 0,
    next: PageCursor? = nil, rateLimit: RateLimit? = nil
  ) {
    self.items = items
    self.total = total
    self.isIncomplete = isIncomplete
    self.unreadable = unreadable
    self.next = next
    self.rateLimit = rateLimit
  }
}

extension ItemPage: Sendable where Item: Sendable {}
extension ItemPage: Equatable where Item: Equatable {}

/// Where the next page is, as the server's own `link` header said it. Opaque: nobody builds one by hand.
public struct PageCursor: Hashable, Sendable {
  public let url: String

  public init(url: String) {
    self.url = url
  }
}
