import GRDB

/// A field of a row that was read without SQLite.
enum SalvagedField {
  case null
  case integer(Int64)
  case text(String)

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var integer: Int64? { if case .integer(let number) = self { number } else { nil } }
  var isNull: Bool { if case .null = self { true } else { false } }
}

/// A todo that was found in a page of a damaged file.
struct SalvagedTodo {
  /// In bytes, more than the editor accepts for a note: 4,000 characters of 64 bytes.
  static let longestText = 256_000

  let title: String
  let note: String
  let linkKind: String?
  let linkTarget: String?
  let createdAt: Int64
  let doneAt: Int64?
  let linkURL: String?

  /// Nil if the fields are not those of a todo. The id is not among them, because SQLite keeps it outside of the row.
  /// - Parameter fields: in the order of the table's columns; before the seventh version of the schema there was no
  ///   `link_url`.
  init?(_ fields: [SalvagedField]) {
    guard (8...9).contains(fields.count), fields[0].isNull, let title = fields[1].text, !title.isEmpty,
      let note = fields[2].text, let createdAt = fields[5].integer, let isDone = fields[7].integer,
      isDone == (fields[6].isNull ? 0 : 1), fields[6].isNull || fields[6].integer != nil,
      fields[3].isNull && fields[4].isNull
        || fields[4].text != nil && ["repo", "issue"].contains(fields[3].text)
    else { return nil }
    (self.title, self.note, self.createdAt, doneAt) = (title, note, createdAt, fields[6].integer)
    (linkKind, linkTarget) = (fields[3].text, fields[4].text)
    linkURL = fields.count == 9 ? fields[8].text : nil
  }

  /// The values of `columns`.
  func values(id: Int64) -> [DatabaseValue] {
    let values: [(any DatabaseValueConvertible)?] = [
      id, title, note, linkKind, linkTarget, createdAt, doneAt, doneAt != nil, linkURL,
    ]
    return values.map { $0?.databaseValue ?? .null }
  }

  static let columns = [
    "id", "title", "note", "link_kind", "link_target", "created_at", "done_at", "is_done", "link_url",
  ]
}
