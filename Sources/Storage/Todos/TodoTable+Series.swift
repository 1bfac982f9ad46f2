import Dates
import Domain
import FoundationEssentials
import GRDB

/// What became of a repeated todo when one of its occurrences was done or skipped.
struct SeriesMove {
  /// Its fields after the move.
  let changes: TodoChanges
  /// The number of occurrences that were missed.
  let skipped: Int

  /// Nil if the todo does not repeat, or this was its last occurrence.
  init?(_ todo: Todo, now: Date, zone: TimeZone) {
    guard let text = todo.rule, let rule = try? RecurrenceRule(text) else { return nil }
    let dates = RecurringDates(due: todo.due, wait: todo.wait, scheduled: todo.scheduled)
    let present = todo.due ?? todo.scheduled ?? todo.wait
    let start =
      todo.seriesStart ?? present?.day(in: zone) ?? DateValue.moment(Moment(now, in: zone)).day(in: zone)
    // A date that is none of the rule's was edited; the series goes on from its schedule.
    let isEdited = present.map { !rule.hasOccurrence(on: $0.ownDay, from: start) } ?? false
    let step = SeriesStep(
      rule: rule, origin: todo.repeatsFrom, start: start, dates: dates, occurrence: isEdited ? start : nil)
    guard
      case .next(let moved, let day, let skipped, let left) = step.outcome(at: now, in: zone, missed: .skip)
    else {
      return nil
    }
    var changes = TodoChanges()
    changes.set(.due, moved.due.map(TodoFieldValue.date))
    changes.set(.wait, moved.wait.map(TodoFieldValue.date))
    changes.set(.scheduled, moved.scheduled.map(TodoFieldValue.date))
    changes.set(.rule, .text(left.text))
    // After completion the schedule begins anew.
    changes.set(.seriesStart, .day(day))
    changes.set(.started, nil)
    (self.changes, self.skipped) = (changes, skipped)
  }
}

extension DateValue {
  /// The day, where it is meant.
  fileprivate var ownDay: Day {
    switch self {
    case .day(let day): day
    case .moment(let moment): moment.wallTime.day
    }
  }
}

extension RecurrenceRule {
  /// Whether a day is one of a series, without regard to its COUNT.
  fileprivate func hasOccurrence(on day: Day, from start: Day) -> Bool {
    var days = withoutCount().occurrences(from: start, at: nil, in: .gmt, after: day.adding(days: -1))
    return day >= start && days.next() == day
  }
}

extension TodoTable {
  /// Moves repeated todos to their next occurrence, and reopens their parts. The occurrence stays as a todo of its own that is
  /// done or cancelled.
  /// - Returns: the new todos.
  func moveSeries(
    _ db: Database, _ moves: [(todo: Todo, move: SeriesMove)], _ state: TodoState, now: Date
  ) throws -> [Int64] {
    try moves.map { todo, move in
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
      try write(db, move.changes, to: [todo.id], now: now)
      let reopen = "UPDATE todo SET state = 0, done_at = NULL, changed_at = ? WHERE parent = ? AND state = 2"
      try db.cachedStatement(sql: reopen).execute(arguments: [now.milliseconds, todo.id])
      return id
    }
  }

  /// What only the living todo of a series has.
  private static let ofSeries: Set<TodoField> = [.rule, .repeatsFrom, .parent, .needs, .wait, .until]

  /// The todos among some that go on with a next occurrence, and the parts that this reopens.
  func seriesMoves(_ db: Database, ids: [Int64], now: Date) throws -> (
    moves: [(todo: Todo, move: SeriesMove)], reopened: [Int64]
  ) {
    let repeating = try Self.existing(db, ids: ids, SQLCondition("rrule IS NOT NULL AND state < 2"))
    let moves = try TodoRow.fetch(db, ids: repeating).compactMap { todo -> (todo: Todo, move: SeriesMove)? in
      SeriesMove(todo, now: now, zone: zone).map { (todo: todo, move: $0) }
    }
    let parts =
      "SELECT id FROM todo WHERE parent IN (SELECT value FROM json_each(?)) AND state = 2 ORDER BY id"
    let reopened = try Int64.fetchAll(db.cachedStatement(sql: parts), arguments: [moves.map(\.todo.id).json])
    return (moves, reopened)
  }
}
