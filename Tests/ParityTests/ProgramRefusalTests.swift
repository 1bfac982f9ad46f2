import Foundation
import PtyTestSupport
import TestSupport
import Testing

/// What the shell shows if GitHub refuses a change after the last frame.
struct ProgramRefusalTests {
  @Test(arguments: [
    (
      ServerAction.response(500),
      "GitHub is having problems (HTTP 500). Try again later. It is back in the inbox."
    ),
    (
      .close,
      "The connection was lost before the response was complete. GitHub may have done it all the same."
    ),
  ])
  func `a change that is refused after the end is named`(answer: ServerAction, sentence: String) throws {
    let server = try LoopbackServer { request in
      request.method == "DELETE"
        ? [answer]
        : [
          .response(
            200, ["Content-Type": "application/json"],
            #"[{"id":"1","reason":"mention","unread":true,"updated_at":"2026-01-01T00:00:00Z","subject":{"title":"Boil at once","type":"Issue","url":null},"repository":{"full_name":"octo/kettle"}}]"#
          )
        ]
    }
    defer { server.stop() }
    let home = try Home()
    let hosts = "\(server.authority):\n    oauth_token: any\n"
    try Data(hosts.utf8).write(to: URL(filePath: home.file("hosts.yml")))
    let variables = home.environment.merging([
      "TERM": "xterm-256color", "GH_CONFIG_DIR": home.file(""),
    ]) { $1 }
    let octodo = try BuiltProgram.octodo()
    let program = try PtyProgram(
      [octodo, "inbox", "--api-url", "http://\(server.authority)/"], environment: variables)
    try program.read(until: "Boil at once")
    program.type("xq")
    let (report, screen) = try program.end()
    #expect(report == "exited 0")
    let behind = screen.split(separator: LeaveSequences.screen).last ?? ""
    #expect(behind.contains("Boil at once: \(sentence)\r\n"))
  }
}
