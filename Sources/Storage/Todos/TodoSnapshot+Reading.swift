import Domain
import FoundationEssentials
import GRDB

extension TodoSnapshot {
  /// The columns that `todo(_:from:id:)` expects, read from the snapshot `content`.
  static let reads: String = {
    let columns = restored.map { column in
      // A moment has no day in a snapshot.
      column.name.hasSuffix("_day")
        ? "ifnull(\(column.value), iif(content ->> '$.\(column.name.dropLast(3))at' IS NULL, NULL, 0))"
        : column.value
    }
    let lists = TodoList.all.map { "content -> '$.\($0.field.name)'" }
    return (columns + lists).joined(separator: ", ")
  }()

  /// The todo of a snapshot.
  /// - Parameter start: the index of the first column.
  /// - Throws: if a column has the wrong type, as in a damaged file, instead of trapping.
  static func todo(_ row: Row, from start: Int, id: Int64) throws -> Todo {
    var todo = Todo(id: id, title: "", createdAt: Date(milliseconds: 0))
    var index = start
    for columns in TodoColumns.own where columns.field != .id {
      guard let value = try columns.value(row, at: &index) else { continue }
      try columns.field.set(value, in: &todo)
    }
    for list in TodoList.all {
      defer { index += 1 }
      guard let json = try row.decode(String?.self, atIndex: index) else { continue }
      try list.field.set(try value(of: list, json), in: &todo)
    }
    return todo
  }

  private static func value(of list: TodoList, _ json: String) throws -> TodoFieldValue {
    let (decoder, data) = (JSONDecoder(), Data(json.utf8))
    switch list.field.type {
    case .words: return .words(try decoder.decode([String].self, from: data))
    case .ids: return .ids(try decoder.decode([Int64].self, from: data))
    default:
      let annotations = try decoder.decode([StoredAnnotation].self, from: data)
      return .annotations(annotations.map { TodoAnnotation(at: Date(milliseconds: $0.at), text: $0.text) })
    }
  }

  /// An array of the time in milliseconds and the text.
  private struct StoredAnnotation: Decodable {
    let at: Int64
    let text: String

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      at = try values.decode(Int64.self)
      text = try values.decode(String.self)
    }
  }
}
