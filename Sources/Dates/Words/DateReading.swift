/// What date words mean.
public enum DateReading: Hashable, Sendable {
  case value(DateValue)
  /// No date: the todo waits until it is given one.
  case someday
}

/// Why date words cannot be read.
public struct DateFault: Error, Hashable, Sendable {
  /// A sentence that says what can be written instead.
  public let message: String
  /// Where the first wrong word begins, in characters from 1.
  public let column: Int
  /// The words that could stand there, or none if there are too many to list.
  public let expected: [String]
  /// What is wrong, for a screen in another language.
  public let topic: DateFaultTopic

  public init(
    _ message: String, column: Int, expected: [String] = [], _ topic: DateFaultTopic = .other
  ) {
    (self.message, self.column, self.expected, self.topic) = (message, column, expected, topic)
  }
}

/// What is wrong with date words, with the text that is meant. The message says it in English, more precisely.
public enum DateFaultTopic: Hashable, Sendable {
  case notDate(String)
  /// A number without a unit.
  case noUnit(number: String)
  case notUnit(String)
  /// `m`, which could be either.
  case minutesOrMonths(number: String)
  /// A day that no calendar has.
  case noSuchDay(String)
  case notTime(String)
  /// It cannot stand behind what is before it.
  case leftover(String)
  /// It adds to a day that stands behind its time.
  case offsetBehindDay
  case other
}
