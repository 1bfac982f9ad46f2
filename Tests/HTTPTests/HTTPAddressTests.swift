import Testing

@testable import HTTP

struct HTTPAddressTests {
  @Test(arguments: [
    ("https://h/a/b?q=1#f", "https://h", "/a/b?q=1"), ("https://h", "https://h", "/"),
    ("https://h?q", "https://h", "/?q"), ("http://h:8080/", "http://h:8080", "/"),
  ]) func `a URL has an origin and a target`(url: String, origin: String, target: String) throws {
    let address = try #require(HTTPAddress(url: url))
    #expect("\(address.origin)" == origin)
    #expect(address.target == target)
  }

  @Test(arguments: [
    "https://h/a b", "https://h/\u{1B}", "https://h/a\r\nX: y", "https://h/é", "https://h/a\\b", "/a",
  ])
  func `a URL with bytes that are not allowed in a request line is refused`(url: String) {
    #expect(HTTPAddress(url: url) == nil)
  }

  @Test(arguments: [
    ("https://other/x", "https://other/x"), ("//other/x", "https://other/x"), ("/x?y#z", "https://h/x?y"),
    ("x", "https://h/a/x"), ("./x", "https://h/a/x"), ("../x", "https://h/x"), ("../../../x", "https://h/x"),
    ("..", "https://h/"), (".", "https://h/a/"), ("?y", "https://h/a/b?y"), ("", "https://h/a/b?q=1"),
    ("x?y=a:b", "https://h/a/x?y=a:b"),
    ("/x/./y/../z?a/../b", "https://h/x/z?a/../b"),
  ]) func `a reference is resolved against its base`(reference: String, url: String) throws {
    let address = try #require(HTTPAddress(url: "https://h/a/b?q=1"))
    let resolvedURL = try #require(address.resolving(reference)).url
    #expect(resolvedURL == url)
  }

  @Test(arguments: [
    "file:///etc/passwd", "javascript:alert(1)", "https://user@h/", "https:///x", "/a b", "/a\u{0}b",
    "ftp://h/x",
    "https:/\\h/x", "\\\\h/x",
  ]) func `an invalid reference is refused`(reference: String) throws {
    let address = try #require(HTTPAddress(url: "https://h/a/b?q=1"))
    #expect(address.resolving(reference) == nil)
  }
}
