/// What could not be used in the search for a token. None of it quotes a value, which may be a token.
public enum TokenNotice: Hashable, Sendable {
  /// The variable holds characters that no token has.
  case notAToken(variable: String)
  /// gh's file is not what gh writes; `line` is from 1, where it is known.
  case hostsUnreadable(path: String, line: Int?)
  /// gh knows the host, but keeps its token elsewhere; `variable` is the one that takes it, if any does.
  case inKeyring(host: String, variable: String?)
  case hostsNotAToken(host: String, path: String)
  /// The system does not let the file be read, and says why.
  case fileUnreadable(path: String, reason: String)
}
