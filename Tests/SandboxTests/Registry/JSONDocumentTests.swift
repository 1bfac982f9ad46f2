import Testing

@testable import Sandbox

struct JSONDocumentTests {
  @Test(arguments: ["{}", "[]", "null", "1.5", "\"a\"", "[1, [true, {\"a\": {\"b\": null}}], \"\\u00e9\"]"])
  func `what is JSON is taken`(text: String) throws {
    try JSONDocument.check(Array(text.utf8))
  }

  @Test(arguments: ["", "{", "[1,", "{\"a\": tru}", "{'a': 1}", "[\"\\x\"]", "1 2", "[1e]"])
  func `what is none is refused`(text: String) {
    #expect(throws: (any Error).self) { try JSONDocument.check(Array(text.utf8)) }
  }

  @Test func `bytes that are no text are refused`() {
    #expect(throws: (any Error).self) { try JSONDocument.check([0x5B, 0x22, 0xFF, 0x22, 0x5D]) }
  }
}
