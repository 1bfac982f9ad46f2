import Domain
import GRDB

/// A whole todo as JSON, with its lists and without what follows from its other fields. Fields without a value are left out,
/// so that a snapshot stays equal to its todo when a later schema adds columns.
enum TodoSnapshot {
  /// The SQL of the snapshot of a row of `todo`. A waiting todo and one whose last day has passed count as open, and a moment has
  /// no day, because octodo changes them when a time comes, without a change of the user. Each member begins with a comma and is
  /// NULL without a value; `json_object` would need half as long again, because it cannot leave out members.
  static let sql: String = {
    var members: [String] = []
    for field in TodoField.all where field != .id && !field.isDerived {
      if let list = TodoList.all.first(where: { $0.field == field }) {
        members.append("',\"\(field.name)\":' || \(list.json)")
      }
      let columns = TodoColumns(field)
      for (index, name) in columns.names.enumerated() {
        let (value, isText) = value(of: columns, index)
        members.append(
          isText
            ? "CASE WHEN \(value) IS NOT NULL THEN ',\"\(name)\":' || json_quote(\(value)) END"
            : "',\"\(name)\":' || \(value)")
      }
    }
    let form = String(repeating: "%s", count: members.count)
    return "'{' || substr(format('\(form)', \(members.joined(separator: ", "))), 2) || '}'"
  }()

  private static func value(of columns: TodoColumns, _ index: Int) -> (sql: String, isText: Bool) {
    // Qualified, because a table of JSON in the same statement has columns of the same names.
    let name = "todo.\(columns.names[index])"
    switch columns.field.type {
    case .state:
      return ("iif(\(name) >= 2 AND NOT \(TodoExpiry.isExpired), \(name), NULL)", false)
    case .instant where columns.field == .done:
      return ("iif(\(TodoExpiry.isExpired), NULL, \(name))", false)
    case .date where index == 0: return ("iif(todo.\(columns.names[1]) IS NULL, \(name), NULL)", false)
    case .text where columns.field.empty != nil: return ("nullif(\(name), '')", true)
    case .number where columns.field.empty != nil, .origin: return ("nullif(\(name), 0)", false)
    case .text, .item: return (name, true)
    case .date: return (name, index == 2)
    default: return (name, false)
    }
  }

  /// The columns that a snapshot has, each with the SQL of its value in the snapshot `content`.
  static let restored: [(name: String, value: String)] = TodoColumns.own.flatMap { columns in
    columns.names.compactMap { name in
      guard name != "id" else { return nil }
      let value = "content ->> '$.\(name)'"
      switch columns.field.type {
      case .state, .origin: return (name, "ifnull(\(value), 0)")
      case .text where columns.field.empty != nil: return (name, "ifnull(\(value), '')")
      case .number where columns.field.empty != nil: return (name, "ifnull(\(value), 0)")
      default: return (name, value)
      }
    }
  }

  /// Gives the todos back their snapshots of one side of a change set: inserts them if `isNew`, else changes them.
  /// - Parameter ids: must have a snapshot.
  static func restore(_ db: Database, ids: [Int64], from set: Int64, _ side: ChangeLog.Side, isNew: Bool)
    throws
  {
    guard !ids.isEmpty else { return }
    let source = """
      FROM (SELECT key, content FROM change_row WHERE set_id = ? AND side = ? AND tbl = 'todo'
        AND key IN (SELECT value FROM json_each(?)))
      """
    let names = restored.map(\.name).joined(separator: ", ")
    let values = restored.map(\.value).joined(separator: ", ")
    let sql =
      isNew
      ? "INSERT INTO todo (id, \(names)) SELECT key, \(values) \(source)"
      : "UPDATE todo SET \(restored.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")) \(source) WHERE todo.id = key"
    let arguments: StatementArguments = [set, side.rawValue, ids.json]
    try db.cachedStatement(sql: sql).execute(arguments: arguments)
    for list in TodoList.all {
      let lists = """
        SELECT json_group_array(json_object('id', key, 'list', json(ifnull(content -> '$.\(list.field.name)', '[]')))) \(source)
        """
      let json = try String.fetchOne(db.cachedStatement(sql: lists), arguments: arguments) ?? "[]"
      try list.replace(db, lists: json)
    }
  }
}

extension TodoList {
  /// Replaces the lists of todos.
  /// - Parameter lists: a JSON array of objects with `id` and `list`.
  func replace(_ db: Database, lists: String) throws {
    for sql in replace {
      try db.cachedStatement(sql: sql).execute(arguments: ["lists": lists])
    }
  }
}
