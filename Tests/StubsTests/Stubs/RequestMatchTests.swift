import HTTPTypes
import Testing

@testable import HTTP
@testable import Stubs

struct RequestMatchTests {
  private func sent(
    _ target: String, _ method: HTTPRequest.Method = .get, body: String = ""
  ) throws -> SentRequest {
    let base = try #require(HTTPAddress(url: "https://api.github.com"))
    let address = try #require(HTTPAddress(origin: base.origin, target: target))
    let request = HTTPRequest(method: method, scheme: nil, authority: nil, path: nil)
    return SentRequest(request, body: Array(body.utf8), at: address, base: base)
  }

  private func differences(_ match: RequestMatch, _ target: String) throws -> [String] {
    match.differences(from: try sent(target)).map(\.text)
  }

  @Test func `path and whole query must be equal`() throws {
    let match = RequestMatch(method: .get, target: "/repos?page=1")
    let actual = try sent("/repos?page=1")
    #expect(match.matches(actual))
    var found = try differences(match, "/repos?page=2")
    #expect(found == ["page: stub 1, sent 2"])
    found = try differences(match, "/repos")
    #expect(found == ["page: stub 1, not sent"])
    found = try differences(match, "/repos?page=1&a=b")
    #expect(found == ["a: not in the stub, sent b"])
    found = try differences(match, "/repos/?page=1")
    #expect(found == ["path: stub /repos, sent /repos/"])
  }

  @Test func `one of several values of a name may be the wanted one`() throws {
    let wanted = [
      ParameterMatch(name: "page", value: .equal("2")),
      ParameterMatch(name: "page", value: .matching(RegexPattern(source: "^2$"))),
    ]
    for parameter in wanted {
      let match = RequestMatch(method: .get, target: "/s", including: [parameter])
      let (both, other) = (try sent("/s?page=1&page=2"), try sent("/s?page=1&page=3"))
      #expect(match.matches(both))
      #expect(!match.matches(other))
    }
  }

  @Test func `a body is compared byte for byte`() throws {
    let match = RequestMatch(method: .post, target: "/s", body: Array("abc".utf8))
    let (same, other) = (try sent("/s", .post, body: "abc"), try sent("/s", .post, body: "abd"))
    #expect(match.matches(same))
    #expect(!match.matches(other))
    let any = RequestMatch(method: .post, target: "/s")
    #expect(any.matches(other))
  }

  @Test func `the order of different query names is free, that of equal names is not`() throws {
    let match = RequestMatch(method: .get, target: "/s?a=1&b=2&a=3")
    let actual = try sent("/s?b=2&a=1&a=3")
    #expect(match.matches(actual))
    let found = try differences(match, "/s?b=2&a=3&a=1")
    #expect(found == ["a: stub 1, 3, sent 3, 1"])
  }

  @Test(arguments: [
    ("/s?q=a b", "/s?q=a%20b"), ("/s?q=a b", "/s?q=a+b"), ("/s?q=a%2Bb", "/s?q=a%2bb"),
    ("/s?q=c%2B%2B lang", "/s?q=c%2B%2B+lang"),
    ("/s?q=検索", "/s?q=%E6%A4%9C%E7%B4%A2"), ("/r/é", "/r/%C3%A9"), ("/s?q=100%", "/s?q=100%25"),
    ("/s?q=language:c", "/s?q=language%3Ac"), ("/s?q=", "/s?q"), ("/s?q=5%25", "/s?q=5%"),
    ("/s?q=%254", "/s?q=%4"), ("/s?q=%25zz", "/s?q=%zz"),
  ]) func `percent-encoding makes no difference`(stub: String, request: String) throws {
    let requestSent = try sent(request)
    #expect(RequestMatch(method: .get, target: stub).matches(requestSent))
  }

  @Test(arguments: [
    ("/r/a/b", "/r/a%2Fb"), ("/r/a b", "/r/a+b"), ("/s?q=a+b", "/s?q=a%2Bb"), ("/s?a=1&b=2", "/s?a=1%26b=2"),
    ("/s?q=c++ lang", "/s?q=c%2B%2B+lang"),
  ])
  func `encoded delimiters are not delimiters`(stub: String, request: String) throws {
    let requestSent = try sent(request)
    #expect(!RequestMatch(method: .get, target: stub).matches(requestSent))
  }

  @Test func `including requires at least its parameters`() throws {
    let pattern = RegexPattern(source: "^\\d+$")
    let match = RequestMatch(
      method: .get, target: "/s?sort=stars",
      including: [
        ParameterMatch(name: "q", value: .equal("swift")),
        ParameterMatch(name: "page", value: .matching(pattern)),
      ])
    let actual = try sent("/s?page=12&q=swift&sort=stars&more=1")
    #expect(match.matches(actual))
    let found = try differences(match, "/s?page=x&sort=forks")
    #expect(
      found == [
        "sort: stub stars, sent forks", "q: stub swift, not sent", "page: stub /^\\d+$/, sent x",
      ])
  }

  @Test func `a pattern applies its flags`() throws {
    let plain = RegexPattern(source: "a.b")
    let flagged = RegexPattern(source: "a.b", ignoresCase: true, dotMatchesNewlines: true)
    #expect(!plain.isFound(in: "A\nB"))
    #expect(flagged.isFound(in: "xA\nBx"))
    #expect(plain != flagged)
    let ignoringCase = RegexPattern(source: "a.b", ignoresCase: true)
    #expect(plain != ignoringCase)
    #expect("\(flagged)" == "/a.b/is")
    #expect(throws: (any Error).self) { try RegexPattern(source: "(").compiled() }
  }

  @Test func `method and body are compared if they are given`() throws {
    let match = RequestMatch(method: .post, target: "/m", body: Array("{}".utf8))
    var actual = try sent("/m", .post, body: "{}")
    #expect(match.matches(actual))
    actual = try sent("/m", .put, body: "{}")
    #expect(!match.matches(actual))
    actual = try sent("/m", .post, body: "{ }")
    #expect(!match.matches(actual))
    actual = try sent("/m", .delete, body: "x")
    #expect(RequestMatch(method: nil, target: "/m").matches(actual))
  }

  @Test func `matches with equal parts are equal`() throws {
    #expect(
      RequestMatch(method: .get, target: "/a?x=1&y=2") == RequestMatch(method: .get, target: "/a?y=2&x=1"))
    #expect(RequestMatch(method: .get, target: "/a?x=1") != RequestMatch(method: nil, target: "/a?x=1"))
    #expect(
      RequestMatch(method: .get, target: "/a") != RequestMatch(method: .get, target: "/a", including: []))
    let (once, twice) = ("/a?x=1", "/a?x=1&x=2")
    #expect(RequestMatch(method: .get, target: once) != RequestMatch(method: .get, target: twice))
    let elsewhere = RequestMatch(method: .get, target: "https://other.example/a")
    #expect(RequestMatch(method: .get, target: "/a") != elsewhere)
  }

  @Test func `a server is recognised before a path or a question mark only`() {
    #expect(RequestTarget("https://other.example?q=1").origin?.host == "other.example")
    #expect(RequestTarget("https://other.example?q=1").query.map(\.name) == ["q"])
    let login = RequestTarget("/login?to=https://other.example/a")
    #expect(login.origin == nil)
    #expect(login.path == ["login"])
  }
}
