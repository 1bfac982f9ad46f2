public import EventLoop

/// What the view may tell the presenter of About.
@LoopActor
public protocol AboutInput: AnyObject {
  /// Selects the row so many rows below, above where negative. Headings are not counted.
  func moveSelection(by count: Int)

  /// Selects a row by its place, from 0; the nearest where it is a heading or there is none.
  func select(_ index: Int)

  /// Shows the licence that the selected row stands for.
  func openSelected()

  /// Shows the licences of all dependencies.
  func openAll()

  /// Opens the web address of the selected dependency in the browser.
  func openInBrowser()

  /// Copies the web address of the selected dependency; on another row the versions, for a report.
  func copy()
}
