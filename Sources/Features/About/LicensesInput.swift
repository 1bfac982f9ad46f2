public import EventLoop

/// What the view may tell the presenter of the licences.
@LoopActor
public protocol LicensesInput: AnyObject {
  /// Opens the web address of a dependency in the browser, by its place on the screen.
  func openInBrowser(_ index: Int)

  /// Copies that address.
  func copyAddress(_ index: Int)
}
