public import Dates

/// What marking todos as done, or leaving out one of their dates, did.
public struct DoneTodos: Hashable, Sendable {
  /// The number of todos that changed.
  public let count: Int
  /// The number of todos that go on with their next date.
  public let repeated: Int
  /// The number of repeated todos that have no further date.
  public let ended: Int
  /// The number of dates that repeated todos left out, because they had passed.
  public let missed: Int
  /// The number of open todos that now need nothing more.
  public let freed: Int

  public init(count: Int, repeated: Int, ended: Int = 0, missed: Int, freed: Int) {
    (self.count, self.repeated, self.ended) = (count, repeated, ended)
    (self.missed, self.freed) = (missed, freed)
  }
}

/// What else happens when todos are marked as done.
public struct DoneRules: Hashable, Sendable {
  public let openParts: OpenPartsOutcome
  public let missed: MissedOccurrences

  public init(openParts: OpenPartsOutcome = .stayOpen, missed: MissedOccurrences = .skip) {
    (self.openParts, self.missed) = (openParts, missed)
  }
}

/// What becomes of the open parts of todos that are done.
public enum OpenPartsOutcome: Hashable, Sendable {
  case stayOpen
  /// They are done as well, on all levels.
  case areDone
}
