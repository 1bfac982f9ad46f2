import HTTP
import HTTPTypes

/// One question to GitHub.
struct APICall {
  enum MediaType: String {
    case json = "application/vnd.github+json"
    /// The file itself instead of its description.
    case raw = "application/vnd.github.raw+json"
  }

  let address: HTTPAddress
  let accept: MediaType
  /// The rate limit's pool that GitHub will most likely count it in.
  let resource: String

  init(_ address: HTTPAddress, accept: MediaType = .json, base: APIBase) {
    self.address = address
    self.accept = accept
    let search = base.path + "/search/"
    resource =
      !address.target.hasPrefix(search)
      ? "core" : address.target.hasPrefix(search + "code") ? "code_search" : "search"
  }
}
