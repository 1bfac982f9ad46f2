import Dates
import Domain
import FoundationEssentials
import GRDB

/// The columns of a field in the table `todo`, by the type of its value.
struct TodoColumns {
  let field: TodoField
  /// Empty for a field with a table of its own.
  let names: [String]

  /// The fields with columns, in the order of `TodoField.all`.
  static let all = TodoField.all.map(TodoColumns.init).filter { !$0.names.isEmpty }
  /// The columns that undo restores. Undo needs no others, because those follow from them.
  static let own = all.filter { !$0.field.isDerived }

  /// Those of dates: the day, the moment and its zone.
  static let dates = all.filter { $0.field.type == .date }

  init(_ field: TodoField) {
    self.field = field
    let name = field.name
    names =
      switch field.type {
      case .text, .number, .day, .state, .origin: [name]
      case .instant: ["\(name)_at"]
      case .date: ["\(name)_day", "\(name)_at", "\(name)_zone"]
      case .item: ["\(name)_kind", "\(name)_target", "\(name)_url"]
      case .words, .ids, .annotations: []
      }
  }

  /// The SQL that reads the columns. Many rows are read at once, so longer texts than octodo writes, which another program
  /// may have written, are read up to that length only.
  var reads: [String] {
    switch field.type {
    case .text: field.isMultiline ? names.map(RowLimit.note) : names.map(RowLimit.title)
    case .item: [names[0], RowLimit.title(names[1]), RowLimit.title(names[2])]
    default: names
    }
  }

  /// What the first column has instead of NULL; nil if it can be NULL or is never empty.
  var emptyValue: (any DatabaseValueConvertible)? {
    switch field.empty {
    case .text(let text)?: text
    case .number(let number)?: number
    case .origin(let origin)?: origin.stored
    default: nil
    }
  }

  /// The values of the columns.
  /// - Parameter zone: that of the user, for the days of moments.
  func values(_ value: TodoFieldValue?, in zone: TimeZone) -> [(any DatabaseValueConvertible)?] {
    switch value ?? field.empty {
    case .text(let text)?: [text.withoutNUL]
    case .number(let number)?: [number]
    case .day(let day)?: [day.number]
    case .state(let state)?: [state.rawValue]
    case .origin(let origin)?: [origin.stored]
    case .instant(let instant)?: [instant.milliseconds]
    case .date(.day(let day))?: [day.number, nil, nil]
    case .date(.moment(let moment))?:
      [
        Day(of: moment.milliseconds, in: zone).number, moment.milliseconds, moment.zone.withoutNUL,
      ]
    case .item(let item)?: [item.kind.stored, item.description, item.storedPage]
    case .words?, .ids?, .annotations?: []
    case nil: names.map { _ in nil }
    }
  }

  /// The value of a row.
  /// - Parameter index: that of the first column; moved behind the last one.
  /// - Throws: if a column has the wrong type, as in a damaged file, instead of trapping.
  func value(_ row: Row, at index: inout Int) throws -> TodoFieldValue? {
    defer { index += names.count }
    switch field.type {
    case .text: return try row.decode(String?.self, atIndex: index).map(TodoFieldValue.text)
    case .number: return try row.decode(Int64?.self, atIndex: index).map(TodoFieldValue.number)
    case .day: return try row.decode(Int?.self, atIndex: index).map { .day(Day(number: $0)) }
    case .state:
      let state = try row.decode(Int?.self, atIndex: index)
      return state.flatMap(TodoState.init).map(TodoFieldValue.state)
    case .origin:
      return try row.decode(Int?.self, atIndex: index).map { .origin(RepeatOrigin(stored: $0)) }
    case .instant:
      return try row.decode(Int64?.self, atIndex: index).map { .instant(Date(milliseconds: $0)) }
    case .date:
      guard let day = try row.decode(Int?.self, atIndex: index) else { return nil }
      guard let at = try row.decode(Int64?.self, atIndex: index + 1) else {
        return .date(.day(Day(number: day)))
      }
      let zone = try row.decode(String?.self, atIndex: index + 2) ?? "UTC"
      return .date(.moment(Moment(milliseconds: at, zone: zone)))
    case .item:
      // An invalid link; the todo is then shown without it.
      return TodoRow.link(
        kind: try row.decode(String?.self, atIndex: index),
        target: try row.decode(String?.self, atIndex: index + 1),
        url: try row.decode(String?.self, atIndex: index + 2)
      ).map(TodoFieldValue.item)
    case .words, .ids, .annotations: return nil
    }
  }
}

extension RepeatOrigin {
  fileprivate init(stored: Int) { self = stored == 1 ? .completion : .schedule }
  fileprivate var stored: Int { self == .completion ? 1 : 0 }
}
