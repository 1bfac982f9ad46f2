import GitHub
import Texts

extension Texts {
  /// Why a source of a token could not be used, and what to do about it.
  /// - Parameter home: the user's home folder, which is written as `~`.
  func sentence(for notice: TokenNotice, home: String) -> String {
    switch notice {
    case .notAToken(let variable): token.notAToken(variable: variable)
    case .hostsUnreadable(let path, let line?):
      token.hostsUnreadableAt(path: path.writingHome(home), line: "\(line)")
    case .hostsUnreadable(let path, nil): token.hostsUnreadable(path: path.writingHome(home))
    case .inKeyring(let host, let variable?): token.inKeyring(host: host, variable: variable)
    case .inKeyring(let host, nil): token.inKeyringOnly(host: host)
    case .hostsNotAToken(let host, let path): token.hostsNotAToken(host: host, path: path.writingHome(home))
    case .fileUnreadable(let path, let reason):
      token.fileUnreadable(path: path.writingHome(home), reason: reason)
    }
  }
}

extension Texts {
  /// What is wrong with an API address, and what to do next.
  func sentence(for error: APIBaseError) -> String {
    switch error {
    case .unreadable: apiAddress.unreadable
    case .insecure(let host): apiAddress.insecure(host: host)
    case .hasUser: apiAddress.hasUser
    case .hasQuery: apiAddress.hasQuery
    case .website(let api): apiAddress.website(api: api)
    }
  }
}
