import Testing

@testable import GitHub

struct JSONValueTests {
  @Test func `an accessor returns a value of its type`() throws {
    let json = try Self.read(
      #"{"text": "é", "number": -7, "flag": true, "items": [1, "a", null], "none": null}"#)
    #expect(json["text"].word == "é")
    #expect(json["number"].number == -7)
    #expect(json["flag"].flag == true)
    #expect(json["items"].items?.map(\.number) == [1, nil, nil])
    #expect(json["none"].word == nil)
    #expect(json["missing"]["deeper"].word == nil)
  }

  @Test(arguments: ["text", "number", "fraction", "flag", "items", "object"])
  func `a value is of one type only`(key: String) throws {
    let json = try Self.read(
      #"{"text": "1", "number": 1, "fraction": 1.5, "flag": true, "items": [1], "object": {"1": 1}}"#)
    let value = json[key]
    #expect((value.word != nil) == (key == "text"))
    #expect((value.number != nil) == (key == "number"))
    #expect((value.flag != nil) == (key == "flag"))
    #expect((value.items != nil) == (key == "items"))
    #expect((value["1"].number != nil) == (key == "object"))
  }

  @Test(arguments: [
    (#""\ud83e\udd8a""#, "🦊"), (#""a\u0000b""#, "a\0b"), (#""lone \ud83d here""#, "lone \u{FFFD} here"),
    (#""\"\\\/\n""#, "\"\\/\n"),
  ])
  func `escapes in a text are decoded`(json: String, text: String) throws {
    let word = try Self.read("[\(json)]").items?.first?.word
    #expect(word == text)
  }

  @Test func `a value outlives its parent`() throws {
    let inner = try Self.read(#"{"a": {"b": ["c"]}}"#)["a"]["b"].items?.first
    #expect(inner?.word == "c")
  }

  @Test(arguments: [
    "", " ", "{", #"{"a": 1"#, #"{"a": 1} x"#, "<html>", #"{"a": 1,}"#, "[1 2]", "\0{}",
    "/* x */ {}",
  ])
  func `bytes that are not JSON are refused`(text: String) {
    #expect(throws: JSONProblem.notJSON) { try Self.read(text) }
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abc", 2, "ab"), ("日本", 5, "日"), ("日本", 2, ""), ("🦊x", 4, "🦊"), ("a🦊", 4, "a"),
  ])
  func `a long text is cut between scalars`(text: String, bytes: Int, cut: String) throws {
    let read = try Self.read("[\"\(text)\"]").items?.first?.text(bytes: bytes)
    #expect(read == cut)
  }

  @Test func `a word is short`() throws {
    let json = try Self.read(#"["\#(String(repeating: "x", count: 2_049))"]"#)
    #expect(json.items?.first?.word == nil)
    #expect(json.items?.first?.text(bytes: 10_000)?.count == 2_049)
  }

  private static func read(_ text: String) throws -> JSONValue { try JSONValue(Array(text.utf8)) }
}
