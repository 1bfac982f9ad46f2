import Dates
import Domain
import FoundationEssentials
import GRDB

/// What follows when todos are done or skipped.
struct SeriesMoves {
  typealias Move = (todo: Todo, move: SeriesMove)

  /// The todos that go on with a next occurrence, with their fields after that, and by how many days their parts move.
  var moves: [(todo: Todo, changes: TodoChanges, days: Int)] = []
  /// Their parts, at any depth, that are done or become so at once, and open again.
  var reopened: [Int64] = []
  /// The todos that need one of them or of their parts, and need no more than the occurrence that is done.
  var freed: [Int64] = []

  /// Their parts, at any depth, with dates that move with them.
  var dated: [Int64] = []

  /// The todos besides those that are done.
  var others: [Int64] { reopened + freed + dated }
  /// The number of occurrences that were missed, also of series that end.
  let missed: Int

  /// - Parameter all: those of todos that are done or skipped.
  init(_ all: [Move] = []) {
    moves = all.compactMap { todo, move in move.changes.map { (todo, $0, move.days) } }
    missed = all.reduce(0) { $0 + $1.move.skipped }
  }
}

extension TodoTable {
  /// Moves repeated todos to their next occurrence, and reopens their parts, whose dates move with it. The occurrence stays as a
  /// todo of its own that is done or cancelled, and what needed the todo or one of its parts needs that one instead.
  /// - Returns: the new todos.
  func moveSeries(_ db: Database, _ series: SeriesMoves, _ state: TodoState, now: Date) throws -> [Int64] {
    guard !series.moves.isEmpty else { return [] }
    let (reopened, dated) = (Set(series.reopened), Set(series.dated))
    let added = try series.moves.map { todo, changes, days in
      var history = TodoChanges()
      for field in TodoField.all where field.isEditable && !Self.ofSeries.contains(field) {
        history.set(field, field.value(of: todo))
      }
      history.remove(.state)
      history.set(.seriesID, .number(todo.id))
      let id = try insert(db, history, now: now)
      let close = "UPDATE todo SET state = ?, done_at = ?, created_at = ? WHERE id = ?"
      try db.cachedStatement(sql: close)
        .execute(arguments: [state.rawValue, now.milliseconds, todo.createdAt.milliseconds, id])
      try write(db, changes, to: [todo.id], now: now)
      try db.cachedStatement(sql: "UPDATE todo_dep SET needs_id = ? WHERE needs_id = ? AND \(Self.isOpen)")
        .execute(arguments: [id, todo.id])
      guard !reopened.isEmpty || !dated.isEmpty else { return id }
      let parts = try Self.parts(db, of: todo.id)
      try need(db, id, insteadOf: parts.filter(reopened.contains), besides: parts + [todo.id])
      try moveDates(db, of: parts.filter(dated.contains), by: days, now: now)
      return id
    }
    let reopen = """
      UPDATE todo SET state = 0, done_at = NULL, changed_at = ?
      WHERE id IN (SELECT value FROM json_each(?)) AND state = 2
      """
    try db.cachedStatement(sql: reopen).execute(arguments: [now.milliseconds, series.reopened.json])
    try renewNeeds(db, of: series.moves.map(\.todo.id))
    return added
  }

  /// The parts of a todo at any depth.
  private static func parts(_ db: Database, of id: Int64) throws -> [Int64] {
    let sql = """
      WITH RECURSIVE part (id) AS (
        SELECT id FROM todo WHERE parent = ? UNION SELECT todo.id FROM part JOIN todo ON todo.parent = part.id)
      SELECT id FROM part ORDER BY id
      """
    return try Int64.fetchAll(db.cachedStatement(sql: sql), arguments: [id])
  }

  /// Others that needed a done part are not blocked again when it opens for the next occurrence.
  /// - Parameter others: those that need it for each occurrence.
  private func need(_ db: Database, _ id: Int64, insteadOf parts: [Int64], besides others: [Int64]) throws {
    guard !parts.isEmpty else { return }
    let old = """
      needs_id IN (SELECT value FROM json_each(:parts)) AND \(Self.isOpen)
      AND todo_id NOT IN (SELECT value FROM json_each(:others))
      """
    let add =
      "INSERT OR IGNORE INTO todo_dep (todo_id, needs_id) SELECT todo_id, :id FROM todo_dep WHERE \(old)"
    let own: StatementArguments = ["parts": parts.json, "others": others.json]
    try db.cachedStatement(sql: add).execute(arguments: own + ["id": id])
    try db.cachedStatement(sql: "DELETE FROM todo_dep WHERE \(old)").execute(arguments: own)
  }

  /// A part that repeats by itself has dates of its own.
  private func moveDates(_ db: Database, of parts: [Int64], by days: Int, now: Date) throws {
    guard days != 0, !parts.isEmpty else { return }
    for part in try TodoRow.fetch(db, ids: parts) where part.rule == nil {
      var changes = TodoChanges()
      if let due = part.due { changes.set(.due, .date(due.moved(days: days))) }
      if let wait = part.wait { changes.set(.wait, .date(wait.moved(days: days))) }
      if let scheduled = part.scheduled { changes.set(.scheduled, .date(scheduled.moved(days: days))) }
      if !changes.isEmpty { try write(db, changes, to: [part.id], now: now) }
    }
  }

  /// What an occurrence needed of other series, the next one needs of their next occurrences.
  private func renewNeeds(_ db: Database, of ids: [Int64]) throws {
    let old = """
      todo_id IN (SELECT value FROM json_each(:ids)) AND EXISTS (
        SELECT 1 FROM todo AS needed CROSS JOIN todo AS live ON live.id = needed.series
        WHERE needed.id = needs_id AND live.rrule IS NOT NULL AND live.state < 2)
      """
    let add = """
      INSERT OR IGNORE INTO todo_dep (todo_id, needs_id)
      SELECT todo_id, (SELECT series FROM todo WHERE id = needs_id) FROM todo_dep WHERE \(old)
      """
    for sql in [add, "DELETE FROM todo_dep WHERE \(old)"] {
      try db.cachedStatement(sql: sql).execute(arguments: ["ids": ids.json])
    }
  }

  private static let isOpen = "EXISTS (SELECT 1 FROM todo WHERE id = todo_id AND state < 2)"

  /// What only the living todo of a series has.
  private static let ofSeries: Set<TodoField> = [.rule, .repeatsFrom, .parent, .needs, .until]

  /// What becomes of the todos that repeat if they are done or skipped. Searching it can take milliseconds for each of them.
  func seriesMoves(
    _ db: Database, ids: [Int64], missed: MissedOccurrences, now: Date
  ) throws -> [SeriesMoves.Move] {
    let repeating = try Self.existing(db, ids: ids, SQLCondition("rrule IS NOT NULL AND state < 2"))
    guard !repeating.isEmpty else { return [] }
    return try TodoRow.fetch(db, ids: repeating).compactMap { todo -> SeriesMoves.Move? in
      let earlier = todo.hasMoment ? try occurrences(db, of: todo.id) : []
      let calendar = todo.extra == nil ? nil : try calendar(db, of: todo.id)
      return SeriesMove(todo, earlier: earlier, calendar: calendar, missed: missed, now: now, zone: zone)
        .map { (todo, $0) }
    }
  }

  /// What follows if todos are done or skipped.
  /// - Parameter moves: those of these todos.
  func series(_ db: Database, _ moves: [SeriesMoves.Move], of ids: [Int64]) throws -> SeriesMoves {
    var series = SeriesMoves(moves)
    guard !series.moves.isEmpty else { return series }
    let moving = series.moves.map(\.todo.id).json
    let parts = """
      WITH RECURSIVE part (id) AS (
        SELECT todo.id FROM json_each(?) AS given JOIN todo ON todo.parent = given.value
        UNION SELECT todo.id FROM part JOIN todo ON todo.parent = part.id)
      SELECT todo.id FROM part JOIN todo USING (id)
      WHERE state = 2 OR todo.id IN (SELECT value FROM json_each(?)) ORDER BY todo.id
      """
    series.reopened = try Int64.fetchAll(db.cachedStatement(sql: parts), arguments: [moving, ids.json])
    let dated = """
      WITH RECURSIVE part (id) AS (
        SELECT todo.id FROM json_each(:moving) AS given JOIN todo ON todo.parent = given.value
        UNION SELECT todo.id FROM part JOIN todo ON todo.parent = part.id)
      SELECT todo.id FROM part JOIN todo USING (id)
      WHERE rrule IS NULL AND state < 3 AND coalesce(due_day, wait_day, scheduled_day) IS NOT NULL
        AND (state < 2 OR todo.id IN (SELECT value FROM json_each(:reopened))) ORDER BY todo.id
      """
    series.dated = try Int64.fetchAll(
      db.cachedStatement(sql: dated), arguments: ["moving": moving, "reopened": series.reopened.json])
    let freed = """
      SELECT DISTINCT todo_id FROM todo_dep
      WHERE needs_id IN (SELECT value FROM json_each(?)) AND \(Self.isOpen) ORDER BY todo_id
      """
    series.freed = try Int64.fetchAll(
      db.cachedStatement(sql: freed), arguments: [(series.moves.map(\.todo.id) + series.reopened).json])
    return series
  }

  /// The iCalendar object in the fields of other programs.
  private func calendar(_ db: Database, of id: Int64) throws -> String? {
    let sql = "SELECT extra ->> '$.ics' FROM todo WHERE id = ? AND json_valid(extra)"
    return try String.fetchOne(db.cachedStatement(sql: sql), arguments: [id])
  }

  /// The last occurrences of a series that are done, the latest first.
  private func occurrences(_ db: Database, of id: Int64) throws -> [Todo] {
    // The clocks do not change twice within so few occurrences, and one that is skipped can be among them.
    let sql = "SELECT \(TodoRow.read) FROM todo WHERE series = ? ORDER BY id DESC LIMIT 3"
    return try TodoRow.todos(db, db.cachedStatement(sql: sql), [id])
  }
}
