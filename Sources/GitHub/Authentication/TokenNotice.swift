/// A token source that could not be used. Never quotes a value, because it may be a token.
public enum TokenNotice: Hashable, Sendable {
  /// The variable has characters that no token has.
  case notAToken(variable: String)
  /// gh's file is invalid or too large; `line` is from 1, nil if unknown.
  case hostsUnreadable(path: String, line: Int?)
  /// gh keeps the host's token elsewhere; `variable` is the environment variable for it, nil if there is
  /// none.
  case inKeyring(host: String, variable: String?)
  case hostsNotAToken(host: String, path: String)
  /// The file could not be read; `reason` is the system's message.
  case fileUnreadable(path: String, reason: String)
}
