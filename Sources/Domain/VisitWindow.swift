/// A stretch of the history, the last visit first.
public struct VisitWindow: Hashable, Sendable {
  /// The place of the first group in the whole history, from 0.
  public var start: Int
  /// In the order of the history.
  public var groups: [VisitGroup]
  /// How many groups the whole history has.
  public var total: Int

  public init(start: Int, groups: [VisitGroup], total: Int) {
    self.start = start
    self.groups = groups
    self.total = total
  }

  /// The history without visits.
  public static let empty = VisitWindow(start: 0, groups: [], total: 0)
}

/// What a stretch of the history is to have in its middle.
public enum VisitAnchor: Hashable, Sendable {
  /// The group at this place of the whole history. It is found from `known`, a stretch that was read before:
  /// the nearer it is to that or to an end of the history, the quicker.
  case index(Int, near: VisitWindow)
  /// The group with this id; the top where it is gone.
  case group(Int64)
}
