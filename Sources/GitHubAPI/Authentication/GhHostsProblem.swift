import Yams

/// Why no token can be had from gh's `hosts.yml`, although the file is there.
enum GhHostsProblem: Error, Equatable {
  /// - line: from 1, where it is known.
  case unreadable(line: Int?)
  /// gh knows the host, but its token stands elsewhere, as a rule in the keyring.
  case noTokenInFile
  case notAToken

  /// From what Yams throws. Its texts quote the file, which may hold tokens, so only the line is taken over.
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
