import Stubs
import Testing

@testable import Scripting

struct StubAdviceTests {
  @Test(arguments: [
    ("/user", #"stub GET "/user""#),
    (
      "/search/repositories?q=swift&per_page=30&page=1",
      #"stub GET "/search/repositories" including q="swift""#
    ),
    (
      "/search/repositories?q=a%20%22b%22&per_page=30&page=2",
      #"stub GET "/search/repositories" including q="a \"b\"" page="2""#
    ),
    ("/items?page=1", #"stub GET "/items" including page="1""#),
    ("/items?a=1&a=2", #"stub GET "/items?a=1&a=2""#), ("/items?a[b]=1", #"stub GET "/items?a[b]=1""#),
    ("/items?count=1", #"stub GET "/items?count=1""#),
  ])
  func `the stub matches the request`(target: String, stub: String) throws {
    let advice = StubAdvice.stub(method: "GET", target: RequestTarget(target))
    #expect(advice == stub)
    #expect(Script.errors("\(advice) -> 200").isEmpty)
  }
}
