import HTTPTypes
import Stubs
import Testing

@testable import Scripting

struct ParserNetworkTests {
  @Test func `an exact stub with a file and a header`() throws {
    let commands = try Script.commands(
      "stub GET \"/user/repos?page=1\" -> 200 file \"p1.json\" header \"Link\" \"<x>\"")
    #expect(
      commands
        == [
          .stub(
            exact(.get, "/user/repos?page=1"),
            StubReply(
              .response(
                WrittenResponse(
                  status: 200, headers: [WrittenResponse.Header(name: "Link", value: "<x>")],
                  body: .file("p1.json")))))
        ])
  }

  @Test func `an including stub with a text`() throws {
    let commands = try Script.commands(
      #"stub GET "/search" including q="swift" page~/\d+/ -> 200 "{}" times 2"#)
    #expect(
      commands == [
        .stub(
          WrittenRequest(
            method: .get, path: "/search",
            including: [
              Property(name: "q", condition: .equals(.string("swift"))),
              Property(name: "page", condition: .matches(RegexPattern(source: "\\d+"))),
            ], body: nil),
          StubReply(.response(WrittenResponse(status: 200, body: .text("{}"))), times: 2))
      ])
  }

  @Test(arguments: WrittenRequest.methods)
  func `every method`(method: String) throws {
    let commands = try Script.commands("stub \(method) \"/a\" -> 204")
    #expect(
      commands == [
        .stub(
          exact(method == "ANY" ? nil : HTTPRequest.Method(method), "/a"),
          StubReply(.response(WrittenResponse(status: 204, body: .empty))))
      ])
  }

  @Test func `a body to match and a body to send`() throws {
    let match = WrittenRequest(method: .post, path: "/markdown", including: nil, body: "{\"text\":\"x\"}")
    var commands = try Script.commands(
      "stub POST \"/markdown\" body '{\"text\":\"x\"}' -> 200 <<<\n  <p>\n>>>")
    #expect(
      commands == [
        .stub(match, StubReply(.response(WrittenResponse(status: 200, body: .text("<p>")))))
      ])
    commands = try Script.commands("request POST \"/markdown\" body '{\"text\":\"x\"}' count 1")
    #expect(
      commands == [
        .request(RequestCheck(isNegated: false, match: match, count: 1))
      ])
    commands = try Script.commands("not request ANY \"/user\"")
    #expect(
      commands == [
        .request(RequestCheck(isNegated: true, match: exact(nil, "/user"), count: nil))
      ])
  }

  @Test func `later replies of the stub above`() throws {
    let commands = try Script.commands(
      "stub GET \"/a\" -> 200\nnote \"x\"\nthen -> 502 delay 2s\nthen -> fail timeout")
    #expect(
      commands
        .dropFirst(2)
        == [
          .then(StubReply(.response(WrittenResponse(status: 502, body: .empty)), delay: .seconds(2))),
          .then(StubReply(.fault(.timeout))),
        ])
  }

  @Test func `a then needs a stub above it in the same test`() {
    let script = "stub GET \"/a\" -> 200\nthen -> 201\ntest \"a\"\nthen -> 202"
    #expect(
      Script.errors(script).map(\.description) == [
        "t.steps:4:1: error: there is no stub above this then\nthen -> 202\n^"
      ])
  }

  @Test func `forget, release and cassette`() throws {
    let commands = try Script.commands(
      "forget GET \"/user/repos?page=1\"\nrelease first\ncassette \"search.cassette\"")
    #expect(
      commands
        == [
          .forget(exact(.get, "/user/repos?page=1")), .release("first"), .cassette("search.cassette"),
        ])
  }

  @Test(arguments: [
    Mistake(
      "stub GTE \"/x\" -> 200", 6, "\"GTE\" is not a method; known are GET, POST, PUT, PATCH, DELETE, ANY",
      "GET"),
    Mistake(
      "stub GET /x -> 200", 10, "this pattern has no closing /; a text or a key with / in it goes in quotes"),
    Mistake("stub GET \"x\" -> 200", 10, "a path begins with /"),
    Mistake("stub GET 3 -> 200", 10, "\"3\" does not fit here; expected a path such as \"/user/repos\""),
    Mistake(
      "stub GET \"/x\" 200", 15, "\"200\" does not fit here; expected \"including\", \"body\" or \"->\""),
    Mistake("stub GET \"/x\" including -> 200", 25, "\"->\" does not fit here; expected name=value"),
    Mistake(
      "stub GET \"/x\" including q=1 200", 29,
      "\"200\" does not fit here; expected name=value, \"body\" or \"->\""),
    Mistake(
      "forget GET \"/x\" -> 200", 17,
      "\"->\" does not fit here; expected \"including\", \"body\" or the end of the line"),
    Mistake("release", 8, "the name of a hold is missing at the end of the line"),
    Mistake("cassette \"\"", 10, "the name of the file must not be empty"),
    Mistake("request GET \"/x\" count -1", 24, "\"-1\" does not fit here; expected a number from 0"),
    Mistake(
      "no request", 4, "\"request\" does not fit here; expected \"events\" or \"requests\"", "requests"),
  ])
  func `an invalid network line is named`(mistake: Mistake) {
    mistake.expectReport()
  }

  private func exact(_ method: HTTPRequest.Method?, _ path: Template) -> WrittenRequest {
    WrittenRequest(method: method, path: path, including: nil, body: nil)
  }
}
