/// Why something was not handed out of the program.
public enum ExportError: Error, Hashable, Sendable {
  /// The file could not be written. `reason` is the system's, without a full stop.
  case notSaved(shownPath: String, reason: String)
  case mailerNotStarted(program: String, reason: String)
  /// It was started, and ended at once with a status that says that it opened nothing.
  case mailerFailed(program: String, status: Int32)
}
