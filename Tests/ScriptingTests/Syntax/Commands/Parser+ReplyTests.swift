import Stubs
import Testing

@testable import Scripting

struct ParserReplyTests {
  @Test func `all options in any order`() throws {
    let actual = try reply(
      "-> 200 \"{}\" optional truncate 10 hold first times 2 header \"A\" \"1\" delay 5s header \"A\" \"2\""
    )
    #expect(
      actual
        == StubReply(
          .response(
            WrittenResponse(
              status: 200,
              headers: [
                WrittenResponse.Header(name: "A", value: "1"), WrittenResponse.Header(name: "A", value: "2"),
              ], body: .text("{}"))),
          delay: .seconds(5), hold: "first", truncate: 10, times: 2, isOptional: true))
  }

  @Test func `options after a heredoc are on the line after it`() throws {
    let body = StubReply(.response(WrittenResponse(status: 200, body: .text("{}"))), delay: .seconds(1))
    let actual = try reply("-> 200 <<<\n  {}\n>>>\ndelay 1s")
    #expect(actual == body)
    let commands = try Script.commands("stub POST \"/x\" body <<<\n  hi\n>>>\n-> 201\nlaunch")
    #expect(commands.count == 2)
    guard case .stub(let match, let reply)? = commands.first else {
      Issue.record("There is no stub in \(commands).")
      return
    }
    #expect(match.body == Template("hi"))
    #expect(reply == StubReply(.response(WrittenResponse(status: 201, body: .empty))))
  }

  @Test(arguments: StubFault.allCases)
  func `every fault`(fault: StubFault) throws {
    let actual = try reply("-> fail \(fault.rawValue) optional")
    #expect(
      actual == StubReply(.fault(fault), isOptional: true))
  }

  private static let options =
    #""header", "delay", "hold", "truncate", "times" or "optional""#

  @Test(arguments: [
    Mistake(
      "stub GET \"/x\" ->", 17, "\"fail\" or a status from 200 to 599 is missing at the end of the line"),
    Mistake(
      "stub GET \"/x\" -> 999", 18, "\"999\" does not fit here; expected \"fail\" or a status from 200 to 599"
    ),
    Mistake(
      "stub GET \"/x\" -> fail timout", 23,
      "\"timout\" is not a fault; known are timeout, refused, reset, dns, tls, offline", "timeout"),
    Mistake(
      "stub GET \"/x\" -> 200 dealy 3s", 22,
      "\"dealy\" does not fit here; expected \"file\", a text, \(options)", "delay"),
    Mistake(
      "stub GET \"/x\" -> 200 \"\" 3", 25,
      "\"3\" does not fit here; expected \(options)"
    ),
    Mistake("stub GET \"/x\" -> 200 delay 3s delay 4s", 31, "\"delay\" is there twice; keep one"),
    Mistake(
      "stub GET \"/x\" -> 200 delay 3", 28, "\"3\" does not fit here; expected a span of time such as 300ms"),
    Mistake("stub GET \"/x\" -> 200 times 0", 28, "\"0\" does not fit here; expected a number from 1"),
    Mistake("stub GET \"/x\" -> 200 header", 28, "the name of a header is missing at the end of the line"),
    Mistake("stub GET \"/x\" -> 200 hold", 26, "a name for release is missing at the end of the line"),
    Mistake("stub GET \"/x\" -> 200 truncate x", 31, "\"x\" does not fit here; expected a number of bytes"),
    Mistake(
      "stub GET \"/x\" -> 200 header \"A\"", 32, "the value of the header is missing at the end of the line"),
    Mistake("stub GET \"/x\" -> 200 file", 26, "the name of a file is missing at the end of the line"),
    Mistake("stub GET \"/x\" -> 200 file \"\"", 27, "the name of a file must not be empty"),
  ])
  func `an invalid reply is named`(mistake: Mistake) {
    mistake.expectReport()
  }

  private func reply(_ text: String) throws -> StubReply<WrittenResponse>? {
    guard case .stub(_, let reply)? = try Script.commands("stub GET \"/\" \(text)").first else { return nil }
    return reply
  }
}
