public import EventLoop

/// What the view may tell the presenter of the todo list.
@LoopActor
public protocol TodoListInput: AnyObject {
  /// The list came to the front: reads it, and listens for changes by other programs.
  func appear()

  /// The list is gone: stops reading and listening.
  func close()

  /// Selects the todo so many rows below, above where negative; at most the first or the last.
  func moveSelection(by count: Int)

  /// Selects the todo at a place of the whole list, from 0; at most the last.
  func select(_ index: Int)

  /// Opens the repository that the selected todo leads to; the editor where it leads nowhere.
  func openSelected()

  /// Opens the editor for a new todo.
  func add()

  /// Opens the editor for the selected todo.
  func editSelected()

  /// Marks the selected todo as done, or as open again.
  func flipSelected()

  /// Deletes the selected todo, after asking where the preferences say so.
  func deleteSelected()

  /// Takes back the last change.
  func undo()

  /// Does again what was taken back last.
  func redo()

  /// Reads the list again.
  func refresh()

  /// Opens the address of the selected todo in the browser.
  func openInBrowser()

  /// Copies the address of the selected todo.
  func copyURL()
}
