import EventLoop

/// The user's desktop, outside of the terminal's cells.
public protocol Desktop: AnyObject, Sendable {
  /// Opens an https address in the browser.
  /// - Throws: `DesktopError` with a sentence.
  @LoopActor func open(_ url: String) throws

  /// Puts text on the clipboard.
  @LoopActor func copy(_ text: String)
}

/// Why the desktop did not do what it was asked.
public struct DesktopError: Error, Hashable, Sendable {
  /// A sentence for the person.
  public let message: String

  public init(message: String) {
    self.message = message
  }
}
