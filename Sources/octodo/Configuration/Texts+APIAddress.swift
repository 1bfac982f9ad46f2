import GitHub
import Texts

extension Texts {
  /// What is wrong with an API address, and what to do next.
  func sentence(for error: APIBaseError) -> String {
    switch error {
    case .unreadable: apiAddress.unreadable
    case .insecure(let host): apiAddress.insecure(host: host)
    case .hasUser: apiAddress.hasUser
    case .hasQuery: apiAddress.hasQuery
    }
  }
}
