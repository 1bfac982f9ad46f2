import HTTP
import HTTPTypes

extension GitHubClient {
  /// Versions live for two years and more; Enterprise Servers know this one.
  /// Source: docs.github.com/rest/about-the-rest-api/api-versions.
  private static let apiVersion = "2022-11-28"

  /// - Parameter etag: of the answer that is there already.
  func request(for call: APICall, ifNot etag: String?) -> HTTPRequest {
    let origin = call.address.origin
    var request = HTTPRequest(
      method: .get, scheme: origin.scheme, authority: origin.authority, path: call.address.target)
    request.headerFields[.accept] = call.accept.rawValue
    request.headerFields[named: .gitHubAPIVersion] = Self.apiVersion
    request.headerFields[.userAgent] = userAgent
    request.headerFields[.ifNoneMatch] = etag
    if let token, origin == base.origin {
      request.headerFields[.authorization] = "Bearer \(token.secret)"
    }
    return request
  }
}
