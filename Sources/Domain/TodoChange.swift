/// A change to the todo list that can be taken back.
public enum TodoChange: String, Hashable, Sendable {
  case added, edited, done, reopened, deleted
}

/// What `undo` took back, or `redo` did again.
public struct UndoneChange: Hashable, Sendable {
  public var change: TodoChange
  public var todoID: Int64
  public var title: String

  public init(change: TodoChange, todoID: Int64, title: String) {
    self.change = change
    self.todoID = todoID
    self.title = title
  }
}
