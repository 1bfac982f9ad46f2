import Domain
import GRDB

/// A field of a row that was read without SQLite.
enum SalvagedField {
  case null
  case integer(Int64)
  case text(String)

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var integer: Int64? { if case .integer(let number) = self { number } else { nil } }
  var value: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let number): number.databaseValue
    case .text(let text): text.databaseValue
    }
  }
  var isNull: Bool { if case .null = self { true } else { false } }
}

/// A todo that was found in a page of a damaged file.
struct SalvagedTodo {
  private let fields: [SalvagedField]

  /// The number of columns before the seventh version of the schema, in it, and since the twelfth one.
  private static let widths = [8, 9, columns.count]
  /// The most columns that a row of todos has.
  static let width = columns.count

  /// Nil if the fields are not those of a todo. The id is not among them, because SQLite keeps it outside of the row.
  /// - Parameter fields: in the order of the table's columns.
  init?(_ fields: [SalvagedField]) {
    guard Self.widths.contains(fields.count), fields[0].isNull, let title = fields[1].text, !title.isEmpty,
      fields[2].text != nil, fields[5].integer != nil, fields[6].isNull || fields[6].integer != nil,
      let state = fields[7].integer
    else { return nil }
    let isLeft: Bool = state == 0 || state == 1 && fields.count > 9
    guard isLeft == fields[6].isNull,
      fields[3].isNull && fields[4].isNull || fields[4].text != nil && Self.links.contains(fields[3].text)
    else { return nil }
    self.fields = fields
  }

  private static let links = Set<String?>(ItemKind.all.map(\.stored))

  /// The values of `columns`.
  func values(id: Int64) -> [DatabaseValue] {
    var values = fields.map(\.value)
    values[0] = id.databaseValue
    // The column had 1 for a todo that was done.
    if fields.count < Self.width, !fields[6].isNull { values[7] = TodoState.done.rawValue.databaseValue }
    return values
  }

  /// The columns of the values.
  var names: [String] { Array(Self.columns.prefix(fields.count)) }

  /// In the order of the table.
  static let columns = [
    "id", "title", "note", "link_kind", "link_target", "created_at", "done_at", "state", "link_url", "uid",
    "priority",
    "project", "due_day", "due_at", "due_zone", "wait_day", "wait_at", "wait_zone", "scheduled_day",
    "scheduled_at",
    "scheduled_zone", "until_day", "until_at", "until_zone", "rrule", "repeat_from", "parent", "started_at",
    "changed_at", "extra", "series_start", "series", "position", "urgency", "open_children", "open_blockers",
    "blocks",
  ]
}
