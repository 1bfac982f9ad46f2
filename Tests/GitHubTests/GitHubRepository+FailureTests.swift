import Domain
import EventLoop
import GitHub
import HTTP
import TestSupport
import Testing

/// A request without a response.
struct GitHubRepositoryFailureTests {
  @Test func `the reason why there is no response is reported as it is`() throws {
    try onLoop { loop in
      let client = try GitHubRepository(testing: FakeHTTPClient(failing: AppError.twoLengths), on: loop)
      await #expect(throws: AppError.twoLengths) {
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
