import Dates
import Domain
import FoundationEssentials
import GRDB

/// The order of a list. Todos without a date or priority follow those that have one, so an order has one or two tiers, each
/// the order of an index. Equal todos are ordered by id in both directions, the older one first; of those that were added at the
/// same time, the id says which is the newer one.
struct TodoOrder {
  /// Todos that are ordered by the same keys.
  struct Tier {
    /// Holds for the todos of the tier; empty for all.
    let condition: String
    let index: TodoOrderIndex
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

  /// - Parameter scope: the todos of the list, if an index has their order; nil for all.
  init(_ sort: TodoSort, within scope: TodoScope? = nil) {
    let down = !sort.isAscending
    switch sort.key {
    case .urgency: tiers = [Self.urgency(down, scope)]
    case .created: tiers = [Tier("todo_created", [.created(down), .id(down)])]
    case .changed: tiers = [Tier("todo_changed", [.changed(down), .id])]
    case .manual: tiers = [Tier("todo_position", [.position(down), .id])]
    case .title: tiers = [Tier(condition: "", index: .none, keys: [.title(down), .id])]
    case .due:
      tiers = [
        Tier("todo_due", [.dueDay(down), .dueAt(down), .id], where: "due_day IS NOT NULL"),
        Tier("todo_created", [.created(false), .id], where: "due_day IS NULL"),
      ]
    case .priority:
      tiers = [
        Tier("todo_priority", [.priority(down), .id], where: "priority > 0"),
        Tier("todo_created", [.created(false), .id], where: "priority = 0"),
      ]
    }
  }

  private static func urgency(_ down: Bool, _ scope: TodoScope?) -> Tier {
    switch scope {
    case nil: Tier("todo_urgency", [.urgency(down), .id])
    case .projects(let names)?: Tier(condition: "", index: .ofProjects(names), keys: [.urgency(down), .id])
    case .tag(let id)?:
      Tier(
        condition: "", index: .ofTag(id),
        keys: [.urgency(down, column: "todo_tag.todo_urgency"), .id(column: "todo_tag.todo_id")])
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

/// Todos that have an index of their own by urgency.
enum TodoScope {
  case tag(Int64)
  case projects([String])
}

/// Where the todos of a tier are read, in their order for each start and state.
struct TodoOrderIndex {
  /// The table, with the index.
  let source: String
  /// What follows the table if the condition of a list has columns of `todo`.
  var join = ""
  /// The column of the state.
  var state = "state"
  /// What comes before the state in the index. More than one is merged.
  var starts: [SQLCondition] = [.all]
  /// Whether each state is a range of its own.
  var isByState = true

  /// No index has the order.
  static let none = TodoOrderIndex(source: "todo", isByState: false)

  fileprivate static func named(_ name: String) -> Self { TodoOrderIndex(source: "todo INDEXED BY \(name)") }

  fileprivate static func ofProjects(_ names: [String]) -> Self {
    TodoOrderIndex(
      source: "todo INDEXED BY todo_project", starts: names.map { SQLCondition("project = ?", [$0]) })
  }

  fileprivate static func ofTag(_ id: Int64) -> Self {
    TodoOrderIndex(
      source: "todo_tag INDEXED BY todo_tag_urgency",
      join: " CROSS JOIN todo ON todo.id = todo_tag.todo_id",
      state: "todo_tag.todo_state", starts: [SQLCondition("todo_tag.tag_id = ?", [id])])
  }
}

extension TodoOrder.Tier {
  fileprivate init(_ index: String, _ keys: [TodoOrder.Key], where condition: String = "") {
    (self.index, self.keys, self.condition) = (.named(index), keys, condition)
  }
}

extension TodoOrder.Key {
  private init(
    _ sql: String, _ isDescending: Bool, _ value: @escaping (Todo, TimeZone) -> any DatabaseValueConvertible
  ) {
    self.init(sql: sql, isDescending: isDescending) { value($0, $1).databaseValue }
  }

  fileprivate static var id: Self { id() }
  fileprivate static func id(_ down: Bool = false, column: String = "id") -> Self {
    Self(column, down) { todo, _ in todo.id }
  }
  fileprivate static func urgency(_ down: Bool, column: String = "urgency") -> Self {
    Self(column, down) { todo, _ in todo.urgency }
  }
  fileprivate static func priority(_ down: Bool) -> Self {
    Self("priority", down) { todo, _ in todo.priority }
  }
  fileprivate static func position(_ down: Bool) -> Self {
    Self("position", down) { todo, _ in todo.position }
  }
  fileprivate static func title(_ down: Bool) -> Self {
    Self(TitleKey.sql, down) { todo, _ in SearchWords.folded(todo.title) }
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
