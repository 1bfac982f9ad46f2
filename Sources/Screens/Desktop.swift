public import EventLoop

/// The user's desktop, outside of the terminal's cells.
@LoopActor
public protocol Desktop: AnyObject, Sendable {
  /// Opens an https, http or mailto address in the browser.
  /// - Throws: `DesktopError` with a sentence.
  func open(_ url: String) throws

  /// Copies text to the clipboard.
  /// - Parameter then: called once, as soon as it is known where the text arrived.
  func copy(_ text: String, then: @escaping @LoopActor (CopyResult) -> Void)

  /// What a new mail can contain; nil if there is no mail program.
  var mailForm: MailForm? { get }

  /// Opens the mail program with a new mail.
  /// - Throws: `ExportError.mailerNotStarted`.
  func compose(_ mail: Mail) throws

  /// Starts one of the user's programs without a shell and without the tokens in the environment.
  /// - Parameters:
  ///   - command: the program, searched in PATH if it has no slash, and its arguments.
  ///   - inTerminal: whether it gets the terminal until it ends; the call returns only then.
  ///   - onEnd: called once it has ended.
  /// - Throws: `DesktopError.commandNotStarted`.
  func run(
    _ command: [String], inTerminal: Bool, onEnd: @escaping @LoopActor (CommandEnd) -> Void
  ) throws

  /// Gives a text to the user's editor, which has the terminal until it ends; the call returns only then.
  /// - Parameter name: that of the file that the editor opens.
  /// - Returns: the text as the editor left it.
  /// - Throws: `DesktopError`.
  func edit(_ text: String, as name: String) throws -> String

  /// Where `save` writes a file of this name if nothing prevents it, as shown in messages.
  func shownPath(for name: String) -> String

  /// Writes a new file to the current folder, or to the home folder if that fails. An existing file is never
  /// overwritten: the new one gets a number. The call blocks; make it on a helper thread.
  /// - Parameter name: for example `octodo-history.csv`.
  /// - Throws: `ExportError.notSaved`.
  nonisolated func save(_ text: String, as name: String) throws -> SavedFile
}

/// Where a copied text arrived.
public enum CopyResult: Hashable, Sendable {
  /// On a clipboard.
  case copied
  /// At the terminal, which does not say what it does with it.
  case sent
  /// At a tmux that keeps programs from the clipboard.
  case refusedByTmux
  /// Nowhere: the terminal has no clipboard.
  case noClipboard
  /// Nowhere: terminals take at most `limit` bytes.
  case tooLong(limit: Int)
}

/// Why a call to the desktop failed.
public enum DesktopError: Error, Hashable, Sendable {
  case notWebAddress
  case browserNotStarted(program: String, reason: String)
  /// It started and exited at once with a status that means failure.
  case browserFailed(program: String, status: Int32)
  /// The variable that names the program has a quote that does not end.
  case unbalancedQuote(variable: String)
  /// One of the user's commands.
  case commandNotStarted(program: String, reason: String)
  case editorNotStarted(program: String, reason: String)
  /// It ended with a status that means failure.
  case editorFailed(program: String, status: Int32)
  /// The same, and what it wrote stays in the file.
  case textNotUsed(program: String, status: Int32, path: String)
  /// The file for the editor could not be written.
  case textNotPassed(reason: String)
  /// What the editor left cannot be read. It stays in the file.
  case textNotTaken(path: String, reason: String)
}
