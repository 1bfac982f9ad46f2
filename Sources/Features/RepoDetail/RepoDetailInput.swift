public import EventLoop

/// What the view may tell the presenter of one repository.
@LoopActor
public protocol RepoDetailInput: AnyObject {
  func appear()
  func close()
  func refresh()
  func openInBrowser()
  func copyURL()
  /// Makes a todo of the repository at once.
  func makeTodo()
  /// Opens the editor on a todo for the repository.
  func writeTodo()
}
