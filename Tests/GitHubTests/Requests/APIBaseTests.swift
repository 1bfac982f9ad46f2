import GitHub
import Testing

struct APIBaseTests {
  @Test(arguments: [
    ("https://api.github.com", "https://api.github.com"),
    ("https://api.github.com/", "https://api.github.com"),
    ("https://API.GITHUB.com:443", "https://api.github.com"),
    ("https://ghes.example/api/v3", "https://ghes.example/api/v3"),
    ("https://ghes.example:8443/api/v3/", "https://ghes.example:8443/api/v3"),
    ("http://localhost:8080", "http://localhost:8080"),
    ("http://127.0.0.1", "http://127.0.0.1"),
    ("http://127.8.9.10:1/x", "http://127.8.9.10:1/x"),
    ("http://[::1]:9", "http://[::1]:9"),
  ])
  func `a valid address is kept without a trailing slash`(text: String, url: String) throws {
    let apiBaseUrl = try APIBase(text).url
    #expect(apiBaseUrl == url)
  }

  @Test(arguments: [
    ("https://api.github.com", "https://github.com"),
    ("https://api.tenant.ghe.com", "https://tenant.ghe.com"),
    ("https://ghes.example/api/v3", "https://ghes.example"),
    ("https://ghes.example:8443/api/v3", "https://ghes.example:8443"),
    ("http://127.0.0.1:9", "http://127.0.0.1:9"),
    ("https://api.evil-ghe.com", "https://api.evil-ghe.com"),
  ])
  func `an API has a website`(api: String, web: String) throws {
    let url = try APIBase(api).webURL
    #expect(url == web)
  }

  @Test(arguments: ["github.com", "tenant.ghe.com", "ghes.example", "ghes.example:8443"])
  func `a host of web pages has an API, which leads back to it`(host: String) throws {
    let back = try APIBase(APIBase.url(forWebHost: host)).webHost
    #expect(back == host)
  }

  @Test(arguments: [
    ("", APIBaseError.unreadable), ("api.github.com", .unreadable), ("ftp://api.github.com", .unreadable),
    ("file:///etc/passwd", .unreadable), ("https://", .unreadable), ("https://bad host/", .unreadable),
    ("https://api.github.com/\r\nX: 1", .unreadable), ("https://api.github.com/\u{1B}", .unreadable),
    ("https://gïthub.com", .unreadable), ("https://api.github.com/a/../b", .unreadable),
    ("https://api.github.com:99999", .unreadable), ("https://api.github.com/%2e%2e", .unreadable),
    ("http://api.github.com", .insecure(host: "api.github.com")),
    ("http://127.0.0.1.evil.example", .insecure(host: "127.0.0.1.evil.example")),
    ("http://128.0.0.1", .insecure(host: "128.0.0.1")),
    ("http://localhost.evil.example", .insecure(host: "localhost.evil.example")),
    ("https://me:secret@api.github.com", .hasUser), ("https://api.github.com@evil.example", .hasUser),
    ("https://api.github.com?x=1", .hasQuery), ("https://api.github.com/#a", .hasQuery),
  ])
  func `any other address is refused`(text: String, error: APIBaseError) {
    #expect(throws: error) { try APIBase(text) }
  }
}
