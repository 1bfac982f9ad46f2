import Testing

@testable import Settings

struct IndentedJSONTests {
  @Test func `each member has its line, in the order of the text`() {
    let lines = IndentedJSON(#"{"b":"x","a":{"n":1.0,"list":[1,true]},"z":{},"e":[]}"#).lines
    #expect(
      lines == [
        "{", #"  "b": "x","#, #"  "a": {"#, #"    "n": 1.0,"#, #"    "list": ["#, "      1,", "      true",
        "    ]", "  },", #"  "z": {},"#, #"  "e": []"#, "}",
      ])
  }

  @Test func `what is in a string stays as it is`() {
    let text = #""a, b: {c} [d] \" \\""#
    #expect(IndentedJSON("{\"k\":\(text)}").lines == ["{", "  \"k\": \(text)", "}"])
  }

  @Test(arguments: ["", "}", "]]", "{", #"{"a"#]) func `text that is no JSON does no harm`(text: String) {
    #expect(IndentedJSON(text).lines.joined().filter { $0 != " " } == text)
  }
}
