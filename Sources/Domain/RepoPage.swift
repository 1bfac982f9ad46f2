/// One page of search results.
public struct RepoPage: Hashable, Sendable {
  public var repos: [Repo]
  /// How many repositories match, by GitHub's count; only the first 1,000 can be reached.
  public var total: Int
  /// True where GitHub ran out of time and may have missed some.
  public var isIncomplete: Bool
  /// How many items of the page could not be read and were left out.
  public var unreadable: Int
  /// The way to the next page, nil on the last one.
  public var next: PageCursor?
  public var rateLimit: RateLimit?

  public init(
    repos: [Repo], total: Int, isIncomplete: Bool = false, unreadable: Int = 0, next: PageCursor? = nil,
    rateLimit: RateLimit? = nil
  ) {
    self.repos = repos
    self.total = total
    self.isIncomplete = isIncomplete
    self.unreadable = unreadable
    self.next = next
    self.rateLimit = rateLimit
  }
}

/// Where the next page is, as the server's own `link` header said it. Opaque: nobody builds one by hand.
public struct PageCursor: Hashable, Sendable {
  public let url: String

  public init(url: String) {
    self.url = url
  }
}
