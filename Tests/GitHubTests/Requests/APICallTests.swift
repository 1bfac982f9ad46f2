import HTTP
import Testing

@testable import GitHub

struct APICallTests {
  @Test(arguments: [
    ("/search/repositories?q=a", "search"), ("/search/code?q=a", "code_search"), ("/repos/o/r", "core"),
    ("/repos/search/search", "core"), ("/searching", "core"),
  ])
  func `a call knows its rate limit pool`(endpoint: String, resource: String) throws {
    for base in ["https://api.github.com", "https://ghes.example/api/v3"] {
      let base = try APIBase(base)
      let address = try #require(base.address(endpoint))
      #expect(APICall(address, base: base).resource == resource)
    }
  }
}
