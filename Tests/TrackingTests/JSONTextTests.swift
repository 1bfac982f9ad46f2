import Foundation
import Testing

@testable import Tracking

struct JSONTextTests {
  @Test func `any text comes back from a JSON reader as it was`() throws {
    let controls = String(String.UnicodeScalarView((0..<0xA0).compactMap(Unicode.Scalar.init)))
    let texts = [
      "", "plain", controls, "\"quoted\" \\ / back", "é日🇩🇪👩‍👩‍👧", "\u{301}first is a mark",
      "\u{2028}\u{2029}\u{FEFF}",
      "\u{10FFFF}",
    ]
    for text in texts {
      let json = "[\(JSONText.quoted(text))]"
      let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
      let scalars = read?.first.map { Array($0.unicodeScalars) }
      #expect(scalars == Array(text.unicodeScalars))
    }
  }

  @Test func `no text breaks the line`() {
    let controls = String(String.UnicodeScalarView((0..<0x20).compactMap(Unicode.Scalar.init)))
    #expect(JSONText.quoted(controls).utf8.allSatisfy { $0 >= 0x20 })
  }
}
