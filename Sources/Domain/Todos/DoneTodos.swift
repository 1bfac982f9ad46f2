/// What marking todos as done, or leaving out one of their dates, did.
public struct DoneTodos: Hashable, Sendable {
  /// The number of todos that changed.
  public let count: Int
  /// The number of dates that repeated todos left out, because they had passed.
  public let missed: Int
  /// The number of open todos that now need nothing more.
  public let freed: Int

  public init(count: Int, missed: Int, freed: Int) {
    (self.count, self.missed, self.freed) = (count, missed, freed)
  }
}
