public import AppCore
public import EventLoop

/// What the view may tell the presenter of the repository search.
@LoopActor
public protocol RepoSearchInput: AnyObject {
  func appear()
  func close()

  func type(_ text: String)
  func edit(_ edit: LineEdit)
  func showOlderQuery()
  func showNewerQuery()
  func submit()

  func focusQuery()
  func focusResults()
  func moveSelection(by count: Int)
  func select(_ index: Int)
  func openSelected()

  func cycleSort()
  func flipOrder()
  func refresh()
  /// Stops what is under way; without anything under way, leaves the query for the results, and a text that
  /// was not submitted goes.
  func cancel()

  func openInBrowser()
  func copyURL()
  /// Makes a todo of the selected repository at once, where there is none.
  func makeTodo()
  /// Opens the editor on a todo for the selected repository.
  func writeTodo()

  /// Opens the list of issues of the selected repository.
  func showIssues()
}
