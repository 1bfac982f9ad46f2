import Yams

/// Why gh's existing `hosts.yml` gives no token.
enum GhHostsProblem: Error, Equatable {
  /// `line`: from 1; nil if unknown.
  case unreadable(line: Int?)
  /// The host has an entry, but its token is elsewhere, usually in the keyring.
  case noTokenInFile
  case notAToken

  /// Maps an error of Yams. Only the line is kept, because the error's text quotes the file, which may hold
  /// tokens.
  init(_ error: any Error) {
    switch error {
    case let problem as GhHostsProblem: self = problem
    case YamlError.scanner(_, _, let mark, _), YamlError.parser(_, _, let mark, _),
      YamlError.composer(_, _, let mark, _):
      self = .unreadable(line: mark.line)
    default: self = .unreadable(line: nil)
    }
  }

  func notice(path: String, host: TokenHost) -> TokenNotice {
    switch self {
    case .unreadable(let line): .hostsUnreadable(path: path, line: line)
    case .noTokenInFile: .inKeyring(host: host.name, variable: host.variables.first)
    case .notAToken: .hostsNotAToken(host: host.name, path: path)
    }
  }
}
