import Domain
import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import GitHub

struct StarsTests {
  @Test func `a star is given and taken back`() throws {
    let (given, taken) = (try sent { .star($0) }, try sent { .unstar($0) })
    #expect(given == "PUT /user/starred/o/r")
    #expect(taken == "DELETE /user/starred/o/r")
  }

  @Test func `watching is set, or the subscription deleted`() throws {
    let requests = try RepoWatching.allCases.map { watching in try sent { .watch($0, watching) } }
    let path = "/repos/o/r/subscription"
    #expect(requests == ["DELETE \(path)", "PUT \(path)", "PUT \(path)"])
  }

  @Test func `what is gone already is no failure, but a star of what does not exist is one`() throws {
    _ = try sent(status: 404) { .unstar($0) }
    #expect(throws: AppError.self) { _ = try sent(status: 404) { .star($0) } }
  }

  /// The method and the target of the request that a write sends.
  private func sent(
    status: Int = 204, _ write: @escaping @Sendable (RepoName) -> Endpoint<Void>
  ) throws -> String {
    let name = try #require(RepoName("o/r"))
    return try onLoop { loop in
      let http = FakeHTTPClient(HTTPClientResponse(status, [:], ""))
      let github = try GitHubRepository(testing: http, on: loop)
      try await github.send(write(name))
      let request = try #require(http.requests.first)
      return "\(request.method) \(request.path ?? "")"
    }
  }
}
