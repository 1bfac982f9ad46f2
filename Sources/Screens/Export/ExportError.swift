/// Why something could not be exported.
public enum ExportError: Error, Hashable, Sendable {
  /// The file could not be written. `reason` is the system's message, without a full stop.
  case notSaved(shownPath: String, reason: String)
  case mailerNotStarted(program: String, reason: String)
  /// It started and exited at once with a status that means failure.
  case mailerFailed(program: String, status: Int32)
}
