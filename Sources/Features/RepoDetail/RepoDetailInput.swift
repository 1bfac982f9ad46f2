public import EventLoop

/// What the view may tell the presenter of one repository.
@LoopActor
public protocol RepoDetailInput: AnyObject {
  /// The screen came to the front: loads, the first time.
  func appear()
  /// The screen is gone for good: stops what is under way.
  func close()
  /// Loads again; what is on view stays until the new is there.
  func refresh()
  func openInBrowser()
  func copyURL()
  /// Makes a todo of the repository at once, where there is none.
  func makeTodo()
  /// Opens the editor on a todo for the repository.
  func writeTodo()
  /// Opens the list of the repository's issues.
  func showIssues()
}
