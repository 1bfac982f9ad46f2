import Dates
import Domain
import FoundationEssentials
import GRDB

/// The order of a list. Todos without a date or priority follow those that have one, so an order has one or two tiers, each
/// the order of an index.
struct TodoOrder {
  /// Todos that are ordered by the same keys.
  struct Tier {
    /// Holds for the todos of the tier; empty for all.
    let condition: String
    /// The index that begins with the state and continues with the keys; nil if there is none.
    let index: String?
    /// The last one is the id.
    let keys: [Key]
  }

  struct Key {
    /// In the words of the index.
    let sql: String
    let isDescending: Bool
    /// The value of a todo.
    let value: (Todo, TimeZone) -> DatabaseValue

    /// The same key in the other direction.
    var reversed: Key { Key(sql: sql, isDescending: !isDescending, value: value) }
  }

  let tiers: [Tier]

  init(_ sort: TodoSort) {
    let down = !sort.isAscending
    switch sort.key {
    case .urgency:
      tiers = [Tier("todo_urgency", [.urgency(down), .id(!down)])]
    case .created: tiers = [Tier("todo_created", [.created(down), .id(down)])]
    case .changed: tiers = [Tier("todo_changed", [.changed(down), .id(down)])]
    case .manual: tiers = [Tier("todo_position", [.position(down), .id(down)])]
    case .title: tiers = [Tier(nil, [.title(down), .id(down)])]
    case .due:
      tiers = [
        Tier("todo_due", [.dueDay(down), .dueAt(down), .id(down)], where: "due_day IS NOT NULL"),
        Tier("todo_created", [.created(true), .id(true)], where: "due_day IS NULL"),
      ]
    case .priority:
      tiers = [
        Tier("todo_priority", [.priority(down), .id(down)], where: "priority > 0"),
        Tier("todo_created", [.created(true), .id(true)], where: "priority = 0"),
      ]
    }
  }

  /// The index of the tier of a todo.
  func tier(of todo: Todo, _ sort: TodoSort) -> Int {
    switch sort.key {
    case .due: todo.due == nil ? 1 : 0
    case .priority: todo.priority == 0 ? 1 : 0
    default: 0
    }
  }
}

extension TodoOrder.Tier {
  fileprivate init(_ index: String?, _ keys: [TodoOrder.Key], where condition: String = "") {
    (self.index, self.keys, self.condition) = (index, keys, condition)
  }
}

extension TodoOrder.Key {
  private init(
    _ sql: String, _ isDescending: Bool, _ value: @escaping (Todo, TimeZone) -> any DatabaseValueConvertible
  ) {
    self.init(sql: sql, isDescending: isDescending) { value($0, $1).databaseValue }
  }

  fileprivate static func id(_ down: Bool) -> Self { Self("id", down) { todo, _ in todo.id } }
  fileprivate static func urgency(_ down: Bool) -> Self { Self("urgency", down) { todo, _ in todo.urgency } }
  fileprivate static func priority(_ down: Bool) -> Self {
    Self("priority", down) { todo, _ in todo.priority }
  }
  fileprivate static func position(_ down: Bool) -> Self {
    Self("position", down) { todo, _ in todo.position }
  }
  fileprivate static func title(_ down: Bool) -> Self {
    Self("title COLLATE NOCASE", down) { todo, _ in todo.title }
  }
  fileprivate static func created(_ down: Bool) -> Self {
    Self("created_at", down) { todo, _ in todo.createdAt.milliseconds }
  }
  fileprivate static func changed(_ down: Bool) -> Self {
    Self("changed_at", down) { todo, _ in todo.changedAt.milliseconds }
  }
  fileprivate static func dueDay(_ down: Bool) -> Self {
    Self("due_day", down) { todo, zone in todo.due?.day(in: zone).number ?? 0 }
  }
  /// A day comes after the moments of it.
  fileprivate static func dueAt(_ down: Bool) -> Self {
    Self("ifnull(due_at, 9223372036854775807)", down) { todo, _ in
      if case .moment(let moment) = todo.due { moment.milliseconds } else { Int64.max }
    }
  }
}
