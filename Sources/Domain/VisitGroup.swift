public import FoundationEssentials

/// All visits to repositories of one name, or to todos of one title: a row of the history.
public struct VisitGroup: Hashable, Sendable, Identifiable {
  public var id: Int64
  /// The latest of these visits.
  public var visit: Visit
  /// The number of visits, at least one.
  public var count: Int
  /// The time of the latest visit.
  public var lastAt: Date

  public init(id: Int64, visit: Visit, count: Int, lastAt: Date) {
    self.id = id
    self.visit = visit
    self.count = count
    self.lastAt = lastAt
  }
}
