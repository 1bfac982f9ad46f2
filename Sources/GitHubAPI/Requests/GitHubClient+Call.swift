import Domain

extension GitHubClient {
  /// - Parameter endpoint: begins with a slash; what came from outside is percent-encoded in it.
  /// - Throws: `AppError.other` where it is no address.
  func call(_ endpoint: String, accept: APICall.MediaType = .json) throws(AppError) -> APICall {
    guard let address = base.address(endpoint) else {
      throw .other(reason: "\(endpoint) is not an address that octodo can ask")
    }
    return APICall(address, accept: accept, base: base)
  }
}
