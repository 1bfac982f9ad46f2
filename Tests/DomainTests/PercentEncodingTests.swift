import Foundation
import Testing

@testable import Domain

struct PercentEncodingTests {
  @Test(arguments: [
    "flux", "a b", "c++ c# 100%", "a&b=c", "what?/no", "\"exact phrase\" 'x'", "日本語", "🦊👨‍👩‍👧", "é e\u{301}",
    "\0\t\r\n\u{1B}\u{7F}", "stars:>100 user:@me", "\u{202E}abc", "~-._", "%41",
  ])
  func `text survives encoding and decoding`(text: String) {
    let encoded = PercentEncoding.encode(text)
    #expect(encoded.removingPercentEncoding == text)
    #expect(PercentEncoding.decode(encoded) == text)
    #expect(encoded.utf8.allSatisfy { PercentEncoding.isUnreserved($0) || $0 == UInt8(ascii: "%") })
  }

  @Test(arguments: ["%", "%4", "%+1", "%-0", "%zz", "%４１", "%ff", "a%41%"])
  func `text with anything but two digits, or no UTF-8, is not decoded`(text: String) {
    #expect(PercentEncoding.decode(text) == nil)
  }

  @Test func `a byte has two digits, and a space is not a plus`() {
    #expect(PercentEncoding.encode("\n +") == "%0A%20%2B")
  }
}
