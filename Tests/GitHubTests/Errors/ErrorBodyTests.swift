import Testing

@testable import GitHub

struct ErrorBodyTests {
  @Test(arguments: [
    (#"{"message": "Not Found"}"#, "Not Found"),
    (
      #"{"message": "Validation Failed", "errors": [{"message": "The search is longer than 256 "#
        + #"characters.", "resource": "Search", "field": "q", "code": "invalid"}]}"#,
      "Validation Failed: The search is longer than 256 characters"
    ),
    (
      #"{"message": "Failed", "errors": [{"field": "q", "code": "missing_field"}, {"code": "invalid"}]}"#,
      "Failed: q is missing, the resource is not valid"
    ),
    (#"{"errors": [{"field": "q", "code": "custom"}, {"code": "odd"}]}"#, "q: custom, odd"),
    (#"{"errors": ["One.", 3, null, {"field": "q"}, {}]}"#, "One., q is not valid"),
    (#"{"message": 3, "errors": "text"}"#, nil),
    (#"{"message": "..."}"#, nil),
    ("[]", nil), ("", nil), ("<html>", nil),
  ])
  func `GitHub's message becomes part of a sentence`(body: String, reason: String?) {
    #expect(ErrorBody(Array(body.utf8)).reason == reason)
  }

  @Test(arguments: [
    (
      "Request forbidden by administrative rules.\r\nPlease send a User-Agent.\n",
      "Request forbidden by administrative rules. Please send a User-Agent"
    ),
    (#"{"message": "Not Found"}"#, "Not Found"), ("<html>Blocked</html>", nil), (" \n", nil), ("", nil),
  ])
  func `a plain text is a message itself`(body: String, reason: String?) {
    #expect(ErrorBody(Array(body.utf8), isPlain: true).reason == reason)
  }

  @Test func `a long text is cut`() {
    let body = #"{"message": "\#(String(repeating: "日", count: 10_000))"}"#
    #expect(ErrorBody(Array(body.utf8)).reason?.count == ErrorBody.longestReason)
  }
}
