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

  /// What is wrong, and what to do next.
  func message(path: String, host: TokenHost) -> String {
    switch self {
    case .unreadable(let line):
      "\(path)\(line.map { ", line \($0)," } ?? "") is not the YAML that gh writes. "
        + "Correct it, or sign in again with gh auth login."
    case .noTokenInFile:
      if let variable = host.variables.first {
        "gh keeps its token for \(host.name) in a keyring, where octodo does not look. "
          + "Start octodo with \(variable)=$(gh auth token --hostname \(host.name))."
      } else {
        "gh keeps its token for \(host.name) in a keyring, where octodo does not look. It asks without one."
      }
    case .notAToken:
      "The token for \(host.name) in \(path) holds characters that no token has. "
        + "Sign in again with gh auth login."
    }
  }
}
