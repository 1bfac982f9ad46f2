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

  public init(_ message: String, column: Int, expected: [String] = []) {
    (self.message, self.column, self.expected) = (message, column, expected)
  }
}
