import Domain
import HTTPTypes
import Testing

@testable import HTTP

struct HTTPRequestCheckTests {
  private func check(
    scheme: String? = "https", authority: String? = "h", path: String? = "/", _ headers: HTTPFields = [:]
  ) throws {
    let request = HTTPRequest(
      method: .get, scheme: scheme, authority: authority, path: path, headerFields: headers)
    _ = try request.checkedAddress()
  }

  @Test func `a plain request passes`() throws {
    try check([.authorization: "Bearer x", .accept: "a, b\tc"])
  }

  @Test func `an invalid address is refused`() {
    #expect(throws: AppError.self) { try check(scheme: nil) }
    #expect(throws: AppError.self) { try check(authority: nil) }
    #expect(throws: AppError.self) { try check(authority: "u:p@h") }
    #expect(throws: AppError.self) { try check(path: nil) }
    #expect(throws: AppError.self) { try check(path: "/a\r\nX-Evil: 1") }
    #expect(throws: AppError.self) { try check(scheme: "file", path: "/etc/passwd") }
  }

  @Test func `plain http is for loopback only`() throws {
    try check(scheme: "http", authority: "127.0.0.1:80")
    #expect(throws: AppError.invalidRequest(reason: "octodo connects to api.github.com over https only")) {
      try check(scheme: "http", authority: "api.github.com")
    }
  }

  @Test(arguments: [UInt8(0x01), 0x1B, 0x7F]) func `a control byte in a header is refused and not quoted`(
    byte: UInt8
  ) {
    var headers = HTTPFields()
    headers.append(HTTPField(name: .authorization, lenientValue: Array("canary".utf8) + [byte]))
    #expect(throws: AppError.invalidRequest(reason: "The header Authorization holds control characters")) {
      try check(headers)
    }
  }

  @Test func `line ends never become part of a value`() {
    let field = HTTPField(name: .authorization, lenientValue: Array("a\r\nX-Evil: 1\u{0}".utf8))
    #expect(field.value.utf8.allSatisfy { $0 >= 0x20 })
  }

  @Test(arguments: ["Host", "content-length", "Transfer-Encoding", "Accept-Encoding", "Proxy-Authorization"])
  func `headers of the transport are refused`(name: String) throws {
    let name = try #require(HTTPField.Name(name))
    #expect(throws: AppError.self) { try check([name: "1"]) }
  }
}
