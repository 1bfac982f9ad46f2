import Testing

@testable import Sandbox

struct JSONCheckTests {
  @Test(arguments: ["{}", "[]", "null", "1.5", "\"a\"", "[1, [true, {\"a\": {\"b\": null}}], \"\\u00e9\"]"])
  func `valid JSON is accepted`(text: String) throws {
    try JSONCheck.check(Array(text.utf8))
  }

  @Test(arguments: ["", "{", "[1,", "{\"a\": tru}", "{'a': 1}", "[\"\\x\"]", "1 2", "[1e]"])
  func `invalid JSON is refused`(text: String) {
    #expect(throws: (any Error).self) { try JSONCheck.check(Array(text.utf8)) }
  }

  @Test func `invalid UTF-8 is refused`() {
    #expect(throws: (any Error).self) { try JSONCheck.check([0x5B, 0x22, 0xFF, 0x22, 0x5D]) }
  }
}
