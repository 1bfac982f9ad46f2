/// What a person set in config.yml, as far as screens need it.
public struct Preferences: Hashable, Sendable {
  /// Results a page of a search, 1 to 100 (GitHub's limit).
  public var pageSize: Int
  /// Whether a delete asks first.
  public var confirmsDelete: Bool

  public init(pageSize: Int = 30, confirmsDelete: Bool = true) {
    self.pageSize = pageSize
    self.confirmsDelete = confirmsDelete
  }
}
