public import Domain

/// What the todo list shows. It is one value, for each one that is observed costs a frame as much as drawing some
/// lines.
public struct TodoListState: Sendable {
  /// The stretch of the list that is loaded.
  public internal(set) var window = TodoWindow.empty
  /// The place of the selected todo in the whole list.
  public internal(set) var selected = 0
  /// Whether the list was read, or could not be.
  public internal(set) var isLoaded = false
  /// Why the list could not be read or changed.
  public internal(set) var problem: String?
  /// True while a change takes long.
  var isWaiting = false

  var selectedTodo: Todo? { window.todo(at: selected) }
}

extension TodoWindow {
  /// The todo at a place of the whole list; nil where it is not in the window.
  func todo(at index: Int) -> Todo? {
    todos.indices.contains(index - start) ? todos[index - start] : nil
  }
}
