import Domain
import FoundationEssentials
import GRDB

/// A field of todos that is a list and has a table of its own.
struct TodoList: Sendable {
  let field: TodoField
  /// Has a column `todo_id`.
  let table: String
  /// The SQL that reads the lists of several todos, with a JSON array of ids as its argument. The first column is the id.
  let read: String
  /// Adds an element to a todo.
  let append: @Sendable (Row, inout Todo) throws -> Void
  /// The SQL of the list of `todo` as JSON; NULL if it is empty.
  let json: String
  /// The statements that replace the lists of todos. Their argument is a JSON array of objects with `id` and `list`.
  let replace: [String]

  static let all = [tags, needs, annotations]

  private static let given = "json_each(:lists) AS given, json_each(given.value, '$.list') AS part"
  private static let id = "given.value ->> 'id'"

  private static func clear(_ table: String) -> String {
    "DELETE FROM \(table) WHERE todo_id IN (SELECT value ->> 'id' FROM json_each(:lists))"
  }

  private static let tags = TodoList(
    field: .tags, table: "todo_tag",
    read: """
      SELECT todo_id, \(RowLimit.title("name")) FROM todo_tag JOIN tag ON tag.id = tag_id
      WHERE todo_id IN (SELECT value FROM json_each(?)) ORDER BY name COLLATE BINARY
      """,
    append: { row, todo in todo.tags.append(try row.decode(String.self, atIndex: 1)) },
    json: """
      (SELECT iif(count(*) = 0, NULL, json_group_array(name)) FROM (
        SELECT name FROM todo_tag JOIN tag ON tag.id = tag_id WHERE todo_id = todo.id ORDER BY name COLLATE BINARY))
      """,
    replace: [
      clear("todo_tag"),
      "INSERT OR IGNORE INTO tag (name) SELECT DISTINCT part.value FROM \(given)",
      """
      INSERT OR IGNORE INTO todo_tag (tag_id, todo_id)
      SELECT tag.id, \(id) FROM \(given) JOIN tag ON tag.name = part.value
      """,
    ])

  private static let needs = TodoList(
    field: .needs, table: "todo_dep",
    read: """
      SELECT todo_id, needs_id FROM todo_dep WHERE todo_id IN (SELECT value FROM json_each(?)) ORDER BY needs_id
      """,
    append: { row, todo in todo.needs.append(try row.decode(Int64.self, atIndex: 1)) },
    json: """
      (SELECT iif(count(*) = 0, NULL, json_group_array(needs_id)) FROM (
        SELECT needs_id FROM todo_dep WHERE todo_id = todo.id ORDER BY needs_id))
      """,
    replace: [
      clear("todo_dep"),
      "INSERT OR IGNORE INTO todo_dep (todo_id, needs_id) SELECT \(id), part.value FROM \(given)",
    ])

  private static let annotations = TodoList(
    field: .annotations, table: "annotation",
    read: """
      SELECT todo_id, at, \(RowLimit.note("text")) FROM annotation
      WHERE todo_id IN (SELECT value FROM json_each(?)) ORDER BY at, id
      """,
    append: { row, todo in
      todo.annotations.append(
        TodoAnnotation(
          at: Date(milliseconds: try row.decode(Int64.self, atIndex: 1)),
          text: try row.decode(String.self, atIndex: 2)))
    },
    json: """
      (SELECT iif(count(*) = 0, NULL, json_group_array(json_array(at, text))) FROM (
        SELECT at, text FROM annotation WHERE todo_id = todo.id ORDER BY at, id))
      """,
    replace: [
      clear("annotation"),
      """
      INSERT INTO annotation (todo_id, at, text)
      SELECT \(id), part.value ->> 0, part.value ->> 1 FROM \(given) ORDER BY given.key, part.key
      """,
    ])
}
