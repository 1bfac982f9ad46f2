import Domain
import Foundation
import Testing

struct JSONStringTests {
  @Test func `any text survives a JSON parser`() throws {
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

  @Test func `further unsafe characters are written as numbers`() throws {
    let json = JSONString.quoted("a\u{85}\u{1F600}\r\u{1B}") { $0 > "\u{7F}" }
    #expect(json == #""a\u0085\ud83d\ude00\r\u001b""#)
    let read = try JSONSerialization.jsonObject(with: Data("[\(json)]".utf8)) as? [String]
    #expect(read == ["a\u{85}\u{1F600}\r\u{1B}"])
  }

  /// Each character alone, because a text without escapes takes the fast path.
  @Test(arguments: 0..<0x20 as Range<UInt8>) func `no control character breaks the line`(value: UInt8) throws
  {
    let text = "a\(Unicode.Scalar(value))b"
    let json = JSONString.quoted(text)
    #expect(json.utf8.allSatisfy { $0 >= 0x20 })
    let read = try JSONSerialization.jsonObject(with: Data("[\(json)]".utf8)) as? [String]
    #expect(read == [text])
  }

  @Test(arguments: [("\"", #""\"""#), ("\\", #""\\""#), ("a\u{7F}", "\"a\u{7F}\"")])
  func `only what JSON requires is escaped`(text: String, json: String) {
    let quoted = JSONString.quoted(text)
    #expect(quoted == json)
  }
}
