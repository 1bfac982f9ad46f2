import Testing

@testable import History

struct CSVTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("two words", "two words"), ("履歴", "履歴"), ("it's", "it's"), ("a=b", "a=b"),
    ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("\"", "\"\"\"\""),
    ("one\ntwo", "\"one\ntwo\""), ("one\r\ntwo", "\"one\r\ntwo\""), ("one\rtwo", "\"one\rtwo\""),
  ])
  func `a value is quoted if necessary`(value: String, expected: String) {
    #expect(CSVText.field(value) == expected)
  }

  @Test(arguments: [
    ("=1+1", "\"'=1+1\""), ("+1", "\"'+1\""), ("-1", "\"'-1\""), ("@SUM(A1)", "\"'@SUM(A1)\""),
    ("\t=1", "\"'\t=1\""), ("\r\n=1", "\"'\r\n=1\""), ("\n=1", "\"'\n=1\""), ("＝1", "\"'＝1\""),
    ("=HYPERLINK(\"https://example.org\",\"x\")", "\"'=HYPERLINK(\"\"https://example.org\"\",\"\"x\"\")\""),
    // A mark that combines with the sign forms one character with it.
    ("=\u{301}1", "\"'=\u{301}1\""),
  ])
  func `what a spreadsheet would treat as a formula becomes text`(value: String, expected: String) {
    #expect(CSVText.field(value) == expected)
  }

  @Test(arguments: ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"])
  func `each sign that starts a formula is made text, and only at the start`(sign: String) {
    #expect(CSVText.field("\(sign)1") == "\"'\(sign)1\"")
    #expect(CSVText.field(sign) == "\"'\(sign)\"")
    let inside = CSVText.field("1\(sign)1")
    #expect(!inside.contains("'"))
  }

  @Test func `a record ends with a line break of two characters`() {
    #expect(CSVText.line(["a", "b,c", ""]) == "a,\"b,c\",\r\n")
  }
}
