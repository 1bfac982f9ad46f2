import Foundation
import Testing

@testable import Tracking

struct JSONStringTests {
  @Test func `any text comes back from a JSON reader as it was`() throws {
    let controls = String(String.UnicodeScalarView((0..<0xA0).compactMap(Unicode.Scalar.init)))
    let texts = [
      "", "plain", controls, "\"quoted\" \\ / back", "é日🇩🇪👩‍👩‍👧", "\u{301}first is a mark",
      "\u{2028}\u{2029}\u{FEFF}",
      "\u{10FFFF}",
    ]
    for text in texts {
      let json = "[\(JSONString.quoted(text))]"
      let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
      let scalars = read?.first.map { Array($0.unicodeScalars) }
      #expect(scalars == Array(text.unicodeScalars))
    }
  }

  @Test func `what else is unsafe is written as its number`() throws {
    let json = JSONString.quoted("a\u{85}\u{1F600}\r\u{1B}") { $0 > "\u{7F}" }
    #expect(json == #""a\u0085\ud83d\ude00\r\u001b""#)
    let read = try JSONSerialization.jsonObject(with: Data("[\(json)]".utf8)) as? [String]
    #expect(read == ["a\u{85}\u{1F600}\r\u{1B}"])
  }

  @Test func `no text breaks the line`() {
    let controls = String(String.UnicodeScalarView((0..<0x20).compactMap(Unicode.Scalar.init)))
    #expect(JSONString.quoted(controls).utf8.allSatisfy { $0 >= 0x20 })
  }
}
