import Domain
import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import GitHub

/// The value that an endpoint of the repository o/r decodes from a response, and its request.
func response<Value>(
  _ json: String, _ endpoint: @escaping @Sendable (RepoName) -> Endpoint<Value>
) throws -> (Value, HTTPRequest) {
  let name = try #require(RepoName("o/r"))
  return try onLoop { loop in
    let http = FakeHTTPClient(HTTPClientResponse(200, [:], json))
    let github = try GitHubRepository(testing: http, on: loop)
    let value = try await github.value(of: endpoint(name)).value
    return (value, try #require(http.requests.first))
  }
}
