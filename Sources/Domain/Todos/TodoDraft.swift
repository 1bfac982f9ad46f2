extension Todo {
  /// The most bytes of a text that is read from the todo file; more than the editor accepts for a note, 4,000 characters of 64 bytes.
  public static let longestText = 256_000
  /// The most characters of a text of one line, such as a title or the name of a tag, that are read from the todo file; more than
  /// a field accepts, 500 characters of 64 bytes.
  public static let longestLine = 32_000
}

/// The text of a todo before it is saved. Its title is never empty.
public struct TodoDraft: Hashable, Sendable {
  /// One line, never empty.
  public let title: String
  /// Free text, may be empty.
  public let note: String
  public let link: Item?

  /// Joins the lines of the title with spaces, because a list shows a title on one line. Other blanks are spaces too;
  /// invisible signs stay, because they shape some scripts and choose between forms of a sign. A note that looks empty
  /// is.
  /// - Throws: `AppError.emptyTitle` if a reader would see nothing of the title.
  public init(title: String, note: String = "", link: Item? = nil) throws(AppError) {
    let words = title.withPlainBlanks.split { $0.isWhitespace || $0.isNewline }
    guard !title.looksEmpty else { throw .emptyTitle }
    self.title = words.joined(separator: " ")
    self.note = note.looksEmpty ? "" : note
    self.link = link
  }
}

/// The result of an edit.
public enum TodoUpdate: Hashable, Sendable {
  /// Saved; the todo as stored.
  case saved(Todo)
  /// Not saved, because the text was changed since the edit began; the todo as it is now.
  case changedMeanwhile(Todo)
}

/// The kinds of changes that can be undone.
public enum TodoChange: String, Hashable, Sendable {
  case added, edited, done, reopened, deleted
  /// Given up, left out once, moved in the list, and taken from a file.
  case cancelled, skipped, moved, imported
}

/// The change that `undo` or `redo` applied.
public struct UndoneChange: Hashable, Sendable {
  public var change: TodoChange
  public var todoID: Int64
  public var title: String
  /// The number of todos that were changed together; todo and title are those of the first one.
  public var count: Int
  /// What the command called the change; may be empty.
  public var label: String
  /// The number of todos that stayed as they are, because they were changed since.
  public var skipped: Int

  public init(
    change: TodoChange, todoID: Int64, title: String, count: Int = 1, label: String = "", skipped: Int = 0
  ) {
    self.change = change
    self.todoID = todoID
    self.title = title
    self.count = count
    self.label = label
    self.skipped = skipped
  }
}
