import Foundation
import PtyTestSupport
import Testing

/// What commands print to a terminal for text from outside.
struct ProgramOutputTests {
  private static let hostile = "\u{1B}]0;title\u{07}\u{9B}2J\u{202E}\u{200B}é"

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    /// Part of the output, which proves that the hostile text was printed too.
    let says: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "paths of the environment", arguments: ["tracking"], says: "Event file: "),
    Case(name: "an argument that is unknown", arguments: ["--x\(hostile)"], says: "There is no option"),
    Case(name: "an address", arguments: ["https://github.com/\(hostile)"], says: "This is no address"),
    Case(
      name: "a field of a search", arguments: ["search", "repos", "--json", hostile],
      says: "There is no field"),
    Case(name: "a topic", arguments: ["help", hostile], says: "There is no help on"),
    Case(name: "a word that is unknown", arguments: ["tracking", hostile], says: "action"),
    Case(name: "an unknown scene", arguments: ["sandbox", hostile], says: "--list"),
    Case(name: "a missing script", arguments: ["--script", hostile], says: "Check the name"),
    Case(name: "a test's name", arguments: ["--script", "hostile.steps", "--list"], says: "hostile.steps"),
    Case(name: "a report as TAP", arguments: ["--script", "hostile.steps"], says: "ok 1"),
    Case(
      name: "a report as JUnit", arguments: ["--script", "hostile.steps", "--report", "junit"],
      says: "<testsuite"),
    Case(
      name: "a report as JSON", arguments: ["--script", "hostile.steps", "--report", "json"], says: "verdict"),
    Case(name: "the newest events", arguments: ["tracking", "show"], says: "\\u009b2J"),
    Case(name: "all events", arguments: ["tracking", "export"], says: "\\u009b2J"),
  ]

  @Test(arguments: cases) func `no command controls the terminal, or hides text on it`(_ command: Case) throws
  {
    let home = try Home()
    let state = home.file("state\(Self.hostile)")
    let events = URL(filePath: "\(state)/octodo/events.jsonl")
    try FileManager.default.createDirectory(
      at: events.deletingLastPathComponent(), withIntermediateDirectories: true)
    // In octodo's format: JSON needs no escapes for C1 controls and the like.
    let query = Self.hostile.replacing("\u{1B}", with: "\\u001b").replacing("\u{07}", with: "\\u0007")
    try Data("{\"time\":1.0,\"event\":{\"name\":\"\(query)\"}}\n".utf8).write(to: events)
    let script = "test \"a\(Self.hostile)\"\n  set tracking off\n  launch\n"
    try Data(script.utf8).write(to: URL(filePath: home.file("hostile.steps")))
    var variables = home.environment.merging(["TERM": "xterm-256color"]) { $1 }
    variables["XDG_STATE_HOME"] = state
    let quoted = command.arguments.map { "'\($0)'" }.joined(separator: " ")
    let line = "cd '\(home.path)'; octodo \(quoted)"
    let program = try PtyProgram.shell(line, environment: variables)
    let screen = try program.end().screen
    #expect(screen.contains(command.says))
    let steering = screen.unicodeScalars.filter { scalar in
      let isLineEnd = scalar == "\r" || scalar == "\n"
      return !isLineEnd
        && [.control, .format, .lineSeparator, .paragraphSeparator].contains(
          scalar.properties.generalCategory)
    }
    #expect(steering.isEmpty, "\(screen.debugDescription)")
  }
}
