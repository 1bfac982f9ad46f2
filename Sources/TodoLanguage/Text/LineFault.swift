/// Why a quick-add line or a filter cannot be read.
public struct LineFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where the first offending character is, 1-based, in characters. It is within the text, unless the text is empty.
  public let column: Int
  /// A sentence that says what is wrong, and what is expected instead.
  public let message: String

  /// Whether the rest of the line belongs to what cannot be read.
  let isUnclosedQuote: Bool

  init(column: Int, _ message: String, isUnclosedQuote: Bool = false) {
    (self.column, self.message, self.isUnclosedQuote) = (column, message, isUnclosedQuote)
  }

  /// The message with its column, for the command line.
  public var description: String { "Column \(column): \(message)" }
}
