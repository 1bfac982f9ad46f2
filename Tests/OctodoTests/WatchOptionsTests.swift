import Console
import Testing

@testable import octodo

struct WatchOptionsTests {
  private func read(_ arguments: String, isScripted: Bool) -> LaunchOptions.Reading {
    let words = arguments.split(separator: " ").map(String.init)
    return LaunchOptions.read(words + (isScripted ? ["--script", "a.steps"] : []))
  }

  private func options(_ arguments: String, isScripted: Bool = true) throws -> WatchOptions {
    guard case .options(let options) = read(arguments, isScripted: isScripted) else {
      throw UsageProblem("\(arguments) cannot be read")
    }
    return options.watch
  }

  private func problem(_ arguments: String, isScripted: Bool = true) -> String? {
    guard case .exit(let text, status: 2) = read(arguments, isScripted: isScripted) else { return nil }
    return text.split(separator: "\n").first.map(String.init)
  }

  @Test func `each way to watch is parsed`() throws {
    var stage = try options("").stage
    #expect(stage == nil)
    stage = try options("--visible").stage
    #expect(stage == .play(slow: .zero))
    stage = try options("--visible --slow 150ms").stage
    #expect(stage == .play(slow: .milliseconds(150)))
    stage = try options("--step").stage
    #expect(stage == .step)
    stage = try options("--visible --step").stage
    #expect(stage == .step)
    stage = try options("--hand-over").stage
    #expect(stage == .handOver)
    let slow = try options("--cast out --slow 2s").slow
    #expect(slow == .seconds(2))
    let shotFolder = try options("--shots pictures").shotFolder
    #expect(shotFolder == "pictures")
    let recordedScript = try options("--record-script a.steps", isScripted: false).recordedScript
    #expect(recordedScript == "a.steps")
  }

  @Test(arguments: [
    ("--slow 5", "--slow takes a duration such as 150ms or 1s, not 5."),
    ("--slow 5s", "--slow needs --visible or --cast DIR."),
    ("--step --hand-over", "--step and --hand-over cannot be combined. Leave out one of them."),
    (
      "--record-script a.steps",
      "--record-script records your own input, so it cannot be combined with --script."
    ),
  ])
  func `conflicting options are reported`(arguments: String, sentence: String) {
    #expect(problem(arguments) == sentence)
  }

  @Test(arguments: ["--visible", "--step", "--hand-over", "--cast out", "--shots out"])
  func `watching requires a script`(arguments: String) {
    let name = arguments.split(separator: " ").first ?? ""
    #expect(
      problem(arguments, isScripted: false) == "\(name) needs --script FILE. Name the scripts to run.")
  }
}
