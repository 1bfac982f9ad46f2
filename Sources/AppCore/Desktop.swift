import EventLoop

/// The user's desktop, outside of the terminal's cells.
public protocol Desktop: AnyObject, Sendable {
  /// Opens an https address in the browser.
  /// - Throws: `DesktopError` with a sentence.
  @LoopActor func open(_ url: String) throws

  /// Puts text on the clipboard.
  @LoopActor func copy(_ text: String)

  /// What a new mail can take along here; nil where there is no mailer.
  @LoopActor var mailForm: MailForm? { get }

  /// Opens the mailer with a new mail.
  /// - Throws: `ExportError.mailerNotStarted`.
  @LoopActor func compose(_ mail: Mail) throws

  /// Writes a new file in the current folder, or in the person's own where that does not work. A file that is
  /// there already stays as it is: the new one gets a number. The call blocks; make it on a helper thread.
  /// - Parameter name: `octodo-history.csv` for example.
  /// - Throws: `ExportError.notSaved`.
  func save(_ text: String, as name: String) throws -> SavedFile
}

/// Why the desktop did not do what it was asked.
public enum DesktopError: Error, Hashable, Sendable {
  case notWebAddress
  case browserNotStarted(program: String, reason: String)
  /// It was started, and ended at once with a status that says that it opened nothing.
  case browserFailed(program: String, status: Int32)
}
