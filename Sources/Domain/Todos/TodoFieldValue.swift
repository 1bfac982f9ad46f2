public import Dates
public import FoundationEssentials

/// The value of one field of a todo.
public enum TodoFieldValue: Hashable, Sendable {
  case text(String)
  case number(Int64)
  /// A day or a moment that a person chose.
  case date(DateValue)
  /// A day that is never a moment.
  case day(Day)
  /// A time that octodo recorded.
  case instant(Date)
  case words([String])
  case ids([Int64])
  /// On the heap, because it is larger than the others, and an import has millions of values.
  indirect case item(Item)
  case annotations([TodoAnnotation])
  case state(TodoState)
  case origin(RepeatOrigin)

  public var type: TodoFieldType {
    switch self {
    case .text: .text
    case .number: .number
    case .date: .date
    case .day: .day
    case .instant: .instant
    case .words: .words
    case .ids: .ids
    case .item: .item
    case .annotations: .annotations
    case .state: .state
    case .origin: .origin
    }
  }
}

/// The type of a field's value. It decides how the field is stored, undone, imported and exported.
public enum TodoFieldType: Hashable, Sendable {
  case text, number, date, day, instant, words, ids, item, annotations, state, origin
}

/// A value of another type than that of the field.
public struct TodoFieldMismatch: Error, Hashable, Sendable {
  public let field: TodoField
  public let value: TodoFieldValue
}
