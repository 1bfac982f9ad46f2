public import FoundationEssentials

/// What stands in the todo editor and was not saved yet.
public struct UnsavedTodo: Hashable, Sendable {
  /// Tells one editor from another.
  public var key: UUID
  /// The todo that is edited; nil for a new one.
  public var todoID: Int64?
  /// What the edit began with.
  public var original: TodoText
  public var text: TodoText

  public init(key: UUID, todoID: Int64?, original: TodoText, text: TodoText) {
    self.key = key
    self.todoID = todoID
    self.original = original
    self.text = text
  }
}

/// The parts of a todo that a person writes. Unlike those of a `Todo` they may be of any form.
public struct TodoText: Hashable, Sendable {
  public var title: String
  public var note: String
  public var link: TodoLink?

  public init(title: String, note: String = "", link: TodoLink? = nil) {
    self.title = title
    self.note = note
    self.link = link
  }
}
