/// A stretch of the todo list: open ones before done ones, each newest first.
public struct TodoWindow: Hashable, Sendable {
  /// The place of the first row in the whole list, from 0.
  public var start: Int
  /// In the order of the list.
  public var todos: [Todo]
  public var counts: TodoCounts

  public init(start: Int, todos: [Todo], counts: TodoCounts) {
    self.start = start
    self.todos = todos
    self.counts = counts
  }

  /// The list without todos.
  public static let empty = TodoWindow(start: 0, todos: [], counts: TodoCounts(open: 0, done: 0))
}

/// How many todos there are.
public struct TodoCounts: Hashable, Sendable {
  public var open: Int
  public var done: Int
  public var total: Int { open + done }

  public init(open: Int, done: Int) {
    self.open = open
    self.done = done
  }
}

/// Where a stretch of the todo list is to begin or to end.
public enum TodoAnchor: Hashable, Sendable {
  case top
  case bottom
  /// The rows that follow this todo, which stands at `index` in the whole list.
  case after(Todo, index: Int)
  /// The rows that come before this todo, which stands at `index`.
  case before(Todo, index: Int)
  /// Rows on both sides of the todo with this id, or the top where it is gone.
  case around(Int64)
}
