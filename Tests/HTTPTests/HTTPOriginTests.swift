import Testing

@testable import HTTP

struct HTTPOriginTests {
  @Test func `case and the default port make no difference`() throws {
    let origin = try #require(HTTPOrigin(scheme: "HTTPS", authority: "API.GitHub.com:443"))
    #expect(origin == HTTPOrigin(scheme: "https", authority: "api.github.com"))
    #expect("\(origin)" == "https://api.github.com")
  }

  @Test func `scheme, host and port all count`() throws {
    let origin = HTTPOrigin(scheme: "https", authority: "api.github.com")
    #expect(origin != HTTPOrigin(scheme: "http", authority: "api.github.com"))
    #expect(origin != HTTPOrigin(scheme: "https", authority: "api.github.com:8443"))
    #expect(origin != HTTPOrigin(scheme: "https", authority: "api.github.com."))
    #expect(origin != HTTPOrigin(scheme: "https", authority: "api.github.com.attacker.example"))
  }

  @Test(arguments: [
    "", "user@host", "user:token@host", "host:", "host:99999", "host:+1", "a b", "a/b", "a\\b", "a%2eb",
    "a?b", "a#b",
    "a\r\nb", "検索.example", "[::1", "::1", "[]", "[::1%25eth0]",
  ]) func `what two parsers could read differently is refused`(authority: String) {
    #expect(HTTPOrigin(scheme: "https", authority: authority) == nil)
  }

  @Test(arguments: ["file", "ftp", "", "httpsx"]) func `other schemes are refused`(scheme: String) {
    #expect(HTTPOrigin(scheme: scheme, authority: "host") == nil)
  }

  @Test(arguments: ["localhost", "127.0.0.1", "127.1.2.3:80", "[::1]", "[::1]:8080"])
  func `loopback addresses are recognised`(authority: String) throws {
    let isLoopback = try #require(HTTPOrigin(scheme: "http", authority: authority)).isLoopback
    #expect(isLoopback)
  }

  @Test(arguments: [
    "localhost.example", "127.0.0.1.example", "128.0.0.1", "127.0.0", "127.0.0.256", "127.0.0.08", "[::2]",
    "10.0.0.1",
  ]) func `a name that looks like loopback is not loopback`(authority: String) throws {
    let isLoopback = try #require(HTTPOrigin(scheme: "http", authority: authority)).isLoopback
    #expect(!isLoopback)
  }
}
