public import Dates
public import Domain

/// Why a quick-add line or a filter cannot be read.
public struct LineFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where the first offending character is, 1-based, in characters. It is within the text, unless the text is empty.
  public let column: Int
  /// A sentence that says what is wrong, and what is expected instead.
  public let message: String

  /// What it is about, for a screen in another language.
  public let topic: LineFaultTopic

  /// The field that was typed on its own; nil for a line.
  public private(set) var field: TodoField?

  /// Whether the rest of the line belongs to what cannot be read.
  let isUnclosedQuote: Bool

  init(column: Int, _ topic: LineFaultTopic, _ message: String, isUnclosedQuote: Bool = false) {
    (self.column, self.topic, self.message) = (column, topic, message)
    self.isUnclosedQuote = isUnclosedQuote
  }

  /// The fault of a field that was typed on its own, which says nothing of its key in a line.
  func inside(_ field: TodoField) -> LineFault {
    let keys = LineKey.ofChanges.filter { $0.field == field }.flatMap(\.names).map { "\($0): " }
    let rest = keys.first(where: message.hasPrefix).map { message.dropFirst($0.count) }
    var fault = LineFault(
      column: column, topic, rest.map(String.init) ?? message, isUnclosedQuote: isUnclosedQuote)
    fault.field = field
    return fault
  }

  /// The message with its column, for the command line.
  public var description: String { "Column \(column): \(message)" }
}

/// What cannot be read in a line. The message says it in English, more precisely.
public enum LineFaultTopic: Hashable, Sendable {
  case tooLong
  /// A control character.
  case control
  /// An open or close parenthesis without the other one.
  case parenthesis
  /// A quote that is not closed, or has nothing in it.
  case quote
  /// A condition that a word such as `or` needs.
  case condition
  /// A name before a colon that stands for no field.
  /// - Parameter nearest: the field that was probably meant; nil if it is not known.
  case field(String, nearest: String?)
  /// The value of a key, which can be one of some words.
  /// - Parameter choices: the words, or the one that was probably meant; empty if there are others, too.
  case value(of: String, choices: [String] = [])
  /// A sign without what follows it.
  case name
  /// A comparison or a range that the key does not take.
  case comparison
  /// The number of a todo.
  case number
  /// A repository, an issue or a pull request.
  case item
  /// - Parameter nearest: the word that was probably meant; nil if it is not known.
  case date(nearest: String?, DateFaultTopic = .other)
  case repetition
  case title
  /// A text that would become the title, and is probably a value.
  /// - Parameters:
  ///   - title: as it follows `title:`.
  ///   - value: with its key or sign.
  case titleOrValue(title: String, value: String)
  /// A field that is set twice.
  case twice
}
