/// A loaded range of the todo list: open todos before done ones, each newest first.
public struct TodoWindow: Hashable, Sendable {
  /// The index of the first row in the whole list.
  public var start: Int
  /// In list order.
  public var todos: [Todo]
  public var counts: TodoCounts
  /// Whether there is a change to undo.
  public var canUndo: Bool

  public init(start: Int, todos: [Todo], counts: TodoCounts, canUndo: Bool = false) {
    self.start = start
    self.todos = todos
    self.counts = counts
    self.canUndo = canUndo
  }

  /// An empty list.
  public static let empty = TodoWindow(start: 0, todos: [], counts: TodoCounts(open: 0, done: 0))
}

/// The number of todos.
public struct TodoCounts: Hashable, Sendable {
  public var open: Int
  public var done: Int
  public var total: Int { open + done }

  public init(open: Int, done: Int) {
    self.open = open
    self.done = done
  }
}

/// The position of a window in the todo list.
public enum TodoAnchor: Hashable, Sendable {
  case top
  case bottom
  /// The rows after this todo, whose index in the whole list is `index`.
  case after(Todo, index: Int)
  /// The rows before this todo, whose index in the whole list is `index`.
  case before(Todo, index: Int)
  /// Rows on both sides of the todo with this id; the top if it was deleted or does not match.
  case around(Int64)
}
