/// The kinds of changes that can be undone.
public enum TodoChange: String, Hashable, Sendable {
  case added, edited, done, reopened, deleted
}

/// The change that `undo` or `redo` applied.
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
