public import FoundationEssentials

/// Text in the todo editor that is not saved yet.
public struct UnsavedTodo: Hashable, Sendable {
  /// Identifies the editor.
  public var key: UUID
  /// The edited todo; nil for a new one.
  public var todoID: Int64?
  /// The text when the edit began.
  public var original: TodoText
  public var text: TodoText

  public init(key: UUID, todoID: Int64?, original: TodoText, text: TodoText) {
    self.key = key
    self.todoID = todoID
    self.original = original
    self.text = text
  }
}

/// The fields of a todo that a person types. Unlike in a `Todo`, the title may be empty or have line breaks.
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
