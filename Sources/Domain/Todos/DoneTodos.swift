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
  /// The number of repeated todos that stayed as they are, because another program did the date that the caller saw.
  public let doneBefore: Int

  public init(
    count: Int, repeated: Int, ended: Int = 0, missed: Int, freed: Int, doneBefore: Int = 0
  ) {
    (self.count, self.repeated, self.ended) = (count, repeated, ended)
    (self.missed, self.freed, self.doneBefore) = (missed, freed, doneBefore)
  }
}

/// What else happens when todos are marked as done.
public struct DoneRules: Hashable, Sendable {
  public let openParts: OpenPartsOutcome
  public let missed: MissedOccurrences
  /// The due dates of the repeated todos as the caller saw them.
  public let seen: [Int64: DateValue?]

  /// - Parameter todos: as the caller saw them: of one that repeats only that date is done, once. Empty if any date is meant.
  public init(
    openParts: OpenPartsOutcome = .stayOpen, missed: MissedOccurrences = .skip, seen todos: [Todo] = []
  ) {
    (self.openParts, self.missed) = (openParts, missed)
    var seen: [Int64: DateValue?] = [:]
    for todo in todos where todo.rule != nil { seen.updateValue(todo.due, forKey: todo.id) }
    self.seen = seen
  }
}

/// What becomes of the open parts of todos that are done.
public enum OpenPartsOutcome: Hashable, Sendable {
  case stayOpen
  /// They are done as well, on all levels.
  case areDone
}
