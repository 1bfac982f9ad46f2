import Dates
import Domain
import FoundationEssentials
import GRDB

/// Compiles filters to SQL. Values are bound, never written into the SQL, and each condition is 0 or 1, never NULL, so that its
/// negation is its opposite.
struct FilterCondition {
  let db: Database
  let clock: TodoClock

  func condition(_ filter: TodoFilter) throws -> SQLCondition {
    switch filter {
    case .all, .status(.any): return .all
    case .every(let all): return try joined(all, " AND ", empty: Self.any)
    case .any(let all): return try joined(all, " OR ", empty: Self.none)
    case .not(let inner): return try negated(inner)
    case .tag(let tag): return SQLCondition(Self.tagged, [try tagIDs(tag).json])
    case .project, .projectExactly:
      let names = TodoListJSON.array(try projects(filter))
      return SQLCondition("ifnull(todo.project IN (SELECT value FROM json_each(?)), 0)", [names])
    case .comparison(let field, let comparison, let value): return compared(field, comparison, value)
    case .status(let status): return self.status(status)
    case .has(let field): return Self.has(field)
    case .text(let term, in: let fields): return TodoWords.condition(term, in: fields)
    case .containing(let pattern): return TextCondition.ofTodos(pattern)
    case .id(let id): return SQLCondition("todo.id = ?", [id])
    case .child(of: let parent): return SQLCondition("ifnull(todo.parent = ?, 0)", [parent])
    case .repo(let repo):
      let name = repo.description
      let escaped = name.replacing("\\", with: "\\\\").replacing("_", with: "\\_").replacing("%", with: "\\%")
      return SQLCondition(
        "ifnull(todo.link_target = ? COLLATE NOCASE OR todo.link_target LIKE ? ESCAPE '\\' "
          + "OR todo.link_target LIKE ? ESCAPE '\\', 0)", [name, "\(escaped)#%", "\(escaped)@%"])
    }
  }

  /// Hold for no todo and for each one. SQLite would drop a constant with the rest of the condition, and then not use the index.
  static let none = SQLCondition("todo.state < 0")
  private static let any = SQLCondition("todo.state >= 0")

  /// The opposite, with its negations at the single conditions: SQLite's parser takes only a hundred levels of them.
  private func negated(_ filter: TodoFilter) throws -> SQLCondition {
    switch filter {
    case .not(let inner): return try condition(inner)
    case .every(let all): return try condition(.any(all.map { .not($0) }))
    case .any(let all): return try condition(.every(all.map { .not($0) }))
    default:
      let inner = try condition(filter)
      return inner.sql.isEmpty ? Self.none : SQLCondition("NOT (\(inner.sql))", inner.arguments)
    }
  }

  /// Joins the two conditions with the fewest parentheses until one is left. Joined one after the other, a thousand would be
  /// as deep as SQLite allows (sqlite.org/limits.html, "Maximum Depth Of An Expression Tree").
  private func joined(_ all: [TodoFilter], _ word: String, empty: SQLCondition) throws -> SQLCondition {
    var parts = try all.map { filter in
      let part = try condition(filter)
      let sql = part.sql.isEmpty ? Self.any : part
      return (condition: sql, depth: sql.depth)
    }
    parts.sort { $0.depth > $1.depth }
    while parts.count > 1 {
      let (last, previous) = (parts.removeLast(), parts.removeLast())
      // The deeper one first: the parser keeps nothing of what is before it.
      let pair = SQLCondition(
        "(\(previous.condition.sql))\(word)(\(last.condition.sql))",
        previous.condition.arguments + last.condition.arguments)
      let depth = previous.depth + 1
      parts.insert((pair, depth), at: parts.firstIndex { $0.depth <= depth } ?? parts.endIndex)
    }
    return parts.first?.condition ?? empty
  }

  private static let tagged = """
    EXISTS (SELECT 1 FROM todo_tag WHERE tag_id IN (SELECT value FROM json_each(?)) AND todo_id = todo.id)
    """

  /// The tags with a name in any case and with any accents.
  func tagIDs(_ tag: String) throws -> [Int64] {
    let wanted = SearchWords.folded(tag)
    return try TagNames.among(db, ascii: wanted) { SearchWords.folded($0) == wanted }
  }

  /// The names of the projects that a filter means, in any case and with any accents; none for another filter.
  func projects(_ filter: TodoFilter) throws -> [String] {
    let isMeant: (String) -> Bool
    switch filter {
    case .project(let project):
      isMeant = { [project = SearchWords.folded(project)] in $0 == project || $0.hasPrefix("\(project).") }
    case .projectExactly(let project): isMeant = { [project = SearchWords.folded(project)] in $0 == project }
    default: return []
    }
    return try String.fetchAll(db.cachedStatement(sql: "SELECT project FROM project_count"))
      .filter { isMeant(SearchWords.folded($0)) }
  }

  private static func has(_ field: TodoField) -> SQLCondition {
    if let list = TodoList.all.first(where: { $0.field == field }) {
      return SQLCondition("EXISTS (SELECT 1 FROM \(list.table) WHERE todo_id = todo.id)")
    }
    let column = "todo.\(TodoColumns(field).names[0])"
    guard let empty = TodoColumns(field).emptyValue else { return SQLCondition("\(column) IS NOT NULL") }
    return SQLCondition("\(column) <> ?", [empty])
  }
}

extension FilterCondition {
  private func status(_ status: TodoStatus) -> SQLCondition {
    let (now, today) = (clock.milliseconds, clock.today.number)
    switch status {
    case .any: return .all
    case .open: return SQLCondition("todo.state = 0")
    case .waiting: return SQLCondition("todo.state = 1")
    case .done: return SQLCondition("todo.state = 2")
    case .cancelled: return SQLCondition("todo.state = 3")
    case .overdue:
      return SQLCondition(
        "todo.state = 0 AND ifnull(CASE WHEN todo.due_at IS NULL THEN todo.due_day < ? ELSE todo.due_at < ? END, 0)",
        [today, now])
    case .today: return SQLCondition("todo.state = 0 AND ifnull(todo.due_day = ?, 0)", [today])
    case .ready:
      return SQLCondition(
        """
        todo.state = 0 AND todo.open_blockers = 0 AND ifnull(
          CASE WHEN todo.scheduled_at IS NULL THEN todo.scheduled_day <= ? ELSE todo.scheduled_at <= ? END, 1)
        """, [today, now])
    case .blocked: return SQLCondition("todo.state < 2 AND todo.open_blockers > 0")
    case .blocking: return SQLCondition("todo.state < 2 AND todo.blocks > 0")
    case .active: return SQLCondition("todo.state < 2 AND todo.started_at IS NOT NULL")
    case .recurring: return SQLCondition("todo.rrule IS NOT NULL")
    // Nothing is synchronised yet.
    case .synced, .conflict, .closedUpstream: return Self.none
    }
  }

  private func compared(
    _ field: TodoField, _ comparison: TodoComparison, _ value: TodoFieldValue
  ) -> SQLCondition {
    let has = Self.has(field)
    guard let compared = comparedValue(field, comparison, value) else { return Self.none }
    return has.and(SQLCondition("ifnull(\(compared.sql), 0)", compared.arguments))
  }

  /// Nil if such values cannot be compared.
  private func comparedValue(
    _ field: TodoField, _ comparison: TodoComparison, _ value: TodoFieldValue
  ) -> SQLCondition? {
    let columns = TodoColumns(field)
    switch (field.type, value) {
    case (.date, .date(.day(let day))):
      return SQLCondition("todo.\(columns.names[0]) \(comparison.sql) ?", [day.number])
    case (.date, .date(.moment(let moment))): return self.moment(columns, comparison, moment)
    case (.instant, .date(.day(let day))): return instant(columns.names[0], comparison, day)
    case (.instant, .date(.moment(let moment))):
      return SQLCondition("todo.\(columns.names[0]) \(comparison.sql) ?", [moment.milliseconds])
    case (.number, .number(let number)):
      return SQLCondition("todo.\(columns.names[0]) \(comparison.sql) ?", [number])
    case (_, let value) where value.type != field.type: return nil
    case (.item, .item(let item)): return comparison.isEquality.map { Self.link(item, isEqual: $0) }
    case (.words, _), (.ids, _), (.annotations, _):
      guard let list = TodoList.all.first(where: { $0.field == field }) else { return nil }
      return comparison.isEquality.map {
        SQLCondition("(\(list.json) = json(?)) = ?", [TodoListJSON.list(value), $0])
      }
    default:
      guard let isEqual = comparison.isEquality else { return nil }
      let values = columns.values(value, in: clock.zone)
      let equal = columns.names.map { "todo.\($0) IS ?" }.joined(separator: " AND ")
      return SQLCondition("(\(equal)) = ?", StatementArguments(values + [isEqual]))
    }
  }

  /// A day counts as after all moments of it for due and until, and as before them for wait and scheduled.
  private func moment(
    _ columns: TodoColumns, _ comparison: TodoComparison, _ moment: Moment
  ) -> SQLCondition {
    let day = moment.wallTime(in: clock.zone).day.number
    let (dayColumn, atColumn) = ("todo.\(columns.names[0])", "todo.\(columns.names[1])")
    let isEnd = [.due, .until].contains(columns.field)
    let ofDay: String =
      switch comparison {
      case .equal: "0 * ?"
      case .notEqual: "1 + 0 * ?"
      case .less, .lessOrEqual: "\(dayColumn) \(isEnd ? "<" : "<=") ?"
      case .greater, .greaterOrEqual: "\(dayColumn) \(isEnd ? ">=" : ">") ?"
      }
    return SQLCondition(
      "CASE WHEN \(atColumn) IS NULL THEN \(ofDay) ELSE \(atColumn) \(comparison.sql) ? END",
      [day, moment.milliseconds])
  }

  private func instant(_ column: String, _ comparison: TodoComparison, _ day: Day) -> SQLCondition {
    let start = Moment(WallTime(day, .midnight), in: clock.zone).milliseconds
    let end = Moment(WallTime(day.adding(days: 1), .midnight), in: clock.zone).milliseconds
    let column = "todo.\(column)"
    return switch comparison {
    case .equal: SQLCondition("\(column) >= ? AND \(column) < ?", [start, end])
    case .notEqual: SQLCondition("NOT (\(column) >= ? AND \(column) < ?)", [start, end])
    case .less: SQLCondition("\(column) < ?", [start])
    case .lessOrEqual: SQLCondition("\(column) < ?", [end])
    case .greater: SQLCondition("\(column) >= ?", [end])
    case .greaterOrEqual: SQLCondition("\(column) >= ?", [start])
    }
  }

  /// See `Item.isSame`.
  private static func link(_ item: Item, isEqual: Bool) -> SQLCondition {
    let host = item.web.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let sql = """
      (todo.link_kind = ? AND todo.link_target = ? COLLATE NOCASE
        AND (? IS NULL OR ? = 'github.com' AND todo.link_url IS NULL OR todo.link_url LIKE 'http%://' || ? || '/%'
          OR todo.link_url LIKE 'http%://www.' || ? || '/%')) = ?
      """
    return SQLCondition(sql, [item.kind.stored, item.description, host, host, host, host, isEqual])
  }
}

extension TodoComparison {
  fileprivate var sql: String { self == .notEqual ? "<>" : rawValue }

  /// Whether equal values are meant; nil for an order.
  fileprivate var isEquality: Bool? {
    switch self {
    case .equal: true
    case .notEqual: false
    case .less, .lessOrEqual, .greater, .greaterOrEqual: nil
    }
  }
}
