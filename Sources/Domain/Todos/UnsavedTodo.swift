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

  /// What was typed in the line for new todos.
  public init(key: UUID, line: String) {
    self.init(
      key: key, todoID: nil, original: TodoText(title: ""),
      text: TodoText(title: line, fields: [Self.lineField: Self.lineField]))
  }

  /// Whether it was typed in the line for new todos, whose words mean more than a title.
  public var isLine: Bool { todoID == nil && text.fields[Self.lineField] != nil }

  /// No field of a todo, so that editors leave it out.
  private static let lineField = "line"
}

/// The fields of a todo that a user types. Unlike in a `Todo`, the title may be empty or have line breaks.
public struct TodoText: Hashable, Sendable {
  public var title: String
  public var note: String
  public var link: Item?
  /// What is typed in other fields, by their names. A kept text has only those that were changed.
  public var fields: [String: String]

  public init(title: String, note: String = "", link: Item? = nil, fields: [String: String] = [:]) {
    self.title = title
    self.note = note
    self.link = link
    self.fields = fields
  }
}

/// Access to editor text that was not saved when octodo ended. Text kept by one running octodo cannot be
/// taken by another.
public protocol UnsavedTodoRepository: Sendable {
  /// Takes over the newest text left by an octodo that no longer runs; returns nil if there is none.
  /// - Parameter todoID: the todo that was edited, nil for a new one. With nil, the text of a deleted todo
  ///   may be returned as text for a new one.
  /// - Throws: `AppError.storage`.
  func takeLeft(for todoID: Int64?) async throws -> UnsavedTodo?

  /// The number of texts that successive calls of `takeLeft` would return.
  func leftCount(for todoID: Int64?) async throws -> Int

  /// The ids of todos with a kept edit, also of those that are being edited now.
  /// - Throws: `AppError.storage`.
  func editedTodos() async throws -> [Int64]

  /// Keeps the text, replacing what was kept under its key.
  /// - Throws: `AppError.storage`.
  func keep(_ todo: UnsavedTodo) async throws

  /// Deletes what is kept under the key.
  /// - Throws: `AppError.storage`.
  func discard(_ key: UUID) async throws

  /// Leaves what is kept under the key for the next `takeLeft`.
  func release(_ key: UUID) async
}
