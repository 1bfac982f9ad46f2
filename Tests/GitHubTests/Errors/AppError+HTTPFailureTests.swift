import Domain
import EventLoop
import GitHub
import HTTP
import TestSupport
import Testing

struct AppErrorHTTPFailureTests {
  @Test(arguments: [
    (HTTPFailure.offline, AppError.offline), (.twoLengths, .twoLengths),
    (.unknownHost("h.example"), .unknownHost("h.example")),
    (.refused(host: "h.example"), .refused(host: "h.example")),
    (.connectionLost, .connectionLost),
    (.insecure(reason: "the certificate has expired."), .insecure(reason: "the certificate has expired")),
    (.timedOut, .timedOut),
    (.tooLarge(limitBytes: 8 << 20), .tooLarge(limitBytes: 8 << 20)),
    (.tooManyHeaders, .tooManyHeaders),
    (.tooManyRedirects(limit: 5), .tooManyRedirects(limit: 5)),
    (.redirectRefused(to: "http://h.example"), .redirectRefused(to: "http://h.example")),
    (.fewDescriptors, .fewDescriptors), (.noCurl, .noCurl),
    (.invalidRequest(reason: "No such header."), .other(reason: "No such header")),
    (.other(reason: "curl 99"), .other(reason: "curl 99")),
  ])
  func `each failure without a response has its error`(failure: HTTPFailure, error: AppError) throws {
    try onLoop { loop in
      let client = try GitHubRepository(testing: FakeHTTPClient(failing: failure), on: loop)
      await #expect(throws: error) {
        try await client.page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30))
      }
    }
  }

  @Test func `cancelling is not a network error`() throws {
    try onLoop { loop in
      let client = try GitHubRepository(testing: FakeHTTPClient(failing: CancellationError()), on: loop)
      await #expect(throws: CancellationError.self) {
        try await client.page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30))
      }
    }
  }
}
