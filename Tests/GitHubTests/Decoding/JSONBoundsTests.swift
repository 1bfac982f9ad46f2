import TestSupport
import Testing

@testable import GitHub

struct JSONBoundsTests {
  private func isRead(_ text: String, within bounds: JSONBounds = JSONBounds()) -> Bool {
    do {
      try bounds.check(Array(text.utf8))
      return true
    } catch {
      return false
    }
  }

  private static func list(of unit: String, count: Int) -> String {
    #"{"items": ["# + Array(repeating: unit, count: count).joined(separator: ",") + "]}"
  }

  @Test(
    arguments: [
      list(of: "{}", count: 100_000), list(of: "[]", count: 150_000), list(of: "1", count: 200_001),
      list(of: "\"\"", count: 200_001), list(of: "{}", count: 30_000), list(of: #""k":1"#, count: 190_000),
      String(repeating: "[", count: 65), String(repeating: #"{"a":"#, count: 65),
      String(repeating: "[", count: 4_000_000),
    ].map(LongText.init))
  func `JSON that would fill the memory is not parsed`(json: LongText) {
    #expect(!isRead(json.text))
    #expect(throws: JSONProblem.tooMuch) { try JSONValue(Array(json.text.utf8)) }
  }

  @Test(
    arguments: [
      list(of: "1", count: 199_000), list(of: "{}", count: 20_000), list(of: #""k":1"#, count: 120_000),
      String(repeating: "[", count: 64) + String(repeating: "]", count: 64),
      #""\#(String(repeating: "{[,", count: 100_000))""#, #"["\"{{{{", "\\", "]"]"#,
    ].map(LongText.init))
  func `JSON within the limits is parsed`(json: LongText) {
    #expect(isRead(json.text))
  }

  @Test func `a quote in a name in single quotes hides nothing`() {
    let text = #"{'"':[0],"a":["# + String(repeating: "{},", count: 100_000) + #"1],"b":"":"'"}"#
    #expect(throws: JSONProblem.notJSON) { try JSONValue(Array(text.utf8)) }
    #expect(throws: JSONProblem.notJSON) { try JSONBounds().check(Array("{'a':1}".utf8)) }
  }

  @Test func `values are counted outside of texts only`() {
    let bounds = JSONBounds(values: 3, depth: 2)
    #expect(isRead(#"[{},"\",,[[["]"#, within: bounds))
    #expect(!isRead(#"[{},"\\",1,2]"#, within: bounds))
    #expect(!isRead("[[[]]]", within: bounds))
  }

  @Test(arguments: ["\"", "\"\\", "[\"a\\\"", "}}}]]]", "", ",,,,"])
  func `bytes that are not JSON are counted too`(text: String) {
    #expect(isRead(text))
    #expect(throws: JSONProblem.notJSON) { try JSONValue(Array(text.utf8)) }
  }
}
