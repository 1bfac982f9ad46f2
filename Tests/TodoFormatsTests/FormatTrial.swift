import Dates
import Domain
import FoundationEssentials
import Testing
import TodoFormats

/// Reads and writes files as an import and an export do, without a database.
struct FormatTrial {
  let context: FormatContext
  let file: any TodoFileFormat

  /// - Parameter now: as RFC 3339 writes it.
  init(_ format: TodoFormat, now: String = "2026-11-22T10:30:00+01:00", zone: String = "Europe/Berlin") throws
  {
    let zone = try #require(TimeZone(identifier: zone))
    let now = try #require(Moment(rfc3339: now, in: zone)).date
    context = FormatContext(now: now, zone: zone, version: "1.0")
    file = format.file(context)
  }

  func read(_ text: String) -> TodoFileContent { file.read(Array(text.utf8)) }

  func plan(_ text: String, into todos: [Todo] = []) -> ImportPlan {
    ImportPlan(read(text), into: todos, by: file, context)
  }

  /// The todos of a file, with the ids 1, 2 and so on.
  func imported(_ text: String) -> [Todo] { Self.applied(plan(text)) }

  func todo(_ text: String) throws -> Todo { try #require(imported(text).first) }

  func write(_ todos: [Todo]) -> String { file.write(PortableTodo.all(todos)) }

  /// A calendar with one todo, without a zone or with some.
  static func calendar(_ lines: String, zones: String = "") -> String {
    "BEGIN:VCALENDAR\n\(zones)BEGIN:VTODO\nUID:u\nSUMMARY:s\n\(lines)\nEND:VTODO\nEND:VCALENDAR\n"
  }

  /// What a plan without changes adds.
  static func applied(_ plan: ImportPlan) -> [Todo] {
    var todos: [Todo] = []
    for item in plan.items {
      guard case .add(var todo) = item.action else { continue }
      todo.id = Int64(todos.count + 1)
      todos.append(todo)
    }
    func id(_ target: ImportPlan.Target) -> Int64 {
      switch target {
      case .stored(let id): id
      case .added(let index): Int64(index + 1)
      }
    }
    for (index, item) in plan.items.enumerated() where todos.indices.contains(index) {
      if let parent = item.parent { todos[index].parent = parent.value.map(id) }
      if let needs = item.needs { todos[index].needs = needs.value.map(id).sorted() }
    }
    return todos
  }

  /// `2026-12-01`, or `2026-12-01T17:00` in the zone.
  static func text(_ date: DateValue?) -> String {
    switch date {
    case .day(let day): "\(day)"
    case .moment(let moment): "\(moment.wallTime.day)T\(moment.wallTime.time)"
    case nil: "-"
    }
  }
}

extension ImportPlan {
  /// New, changed, equal, skipped, unreadable.
  var counts: [Int] { [newCount, changedCount, equalCount, skipped.count, unreadable.count] }
}
