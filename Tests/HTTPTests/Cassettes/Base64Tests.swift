import Testing

@testable import HTTP

struct Base64Tests {
  /// Source: RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `bytes and letters are turned into each other`(text: String, letters: String) {
    #expect(Base64.encode(text.utf8) == Array(letters.utf8))
    #expect(Base64.decode(letters.utf8) == Array(text.utf8))
    #expect(Base64.decode(letters.utf8.filter { $0 != UInt8(ascii: "=") }) == Array(text.utf8))
  }

  @Test(arguments: ["a", "ab!c", "ab=c", "abcde", "ab==="])
  func `what is no base64 is refused`(letters: String) {
    #expect(Base64.decode(letters.utf8) == nil)
  }
}
