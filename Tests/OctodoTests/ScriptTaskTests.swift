import Glibc
import Scripting
import Testing

@testable import octodo

struct ScriptTaskTests {
  private func read(_ words: String, isScripted: Bool = true) -> LaunchOptions.Reading {
    let arguments = words.split(separator: " ").map(String.init)
    return LaunchOptions.read(arguments + (isScripted ? ["--script", "a.steps"] : []))
  }

  @Test(arguments: [
    ("", ScriptTask.run), ("--check", .check), ("--list", .list), ("--fmt", .format(onlyLooks: false)),
    ("--fmt --check", .format(onlyLooks: true)), ("--check --fmt", .format(onlyLooks: true)),
  ])
  func `each task is parsed`(words: String, expected: ScriptTask) {
    guard case .options(let options) = read(words) else {
      Issue.record("\(words) cannot be read")
      return
    }
    #expect(options.task == expected)
  }

  @Test(arguments: [
    ("--list --fmt", true, "--list cannot be combined with --fmt or --check. Leave out one of them."),
    ("--list --check", true, "--list cannot be combined with --fmt or --check. Leave out one of them."),
    ("--check", false, "--check needs --script FILE. Name the scripts."),
    ("--fmt", false, "--fmt needs --script FILE. Name the scripts."),
    ("--list", false, "--list needs --script FILE. Name the scripts."),
  ])
  func `conflicting options are reported`(words: String, isScripted: Bool, sentence: String) {
    guard case .exit(let text, status: 2) = read(words, isScripted: isScripted) else {
      Issue.record("\(words) is followed")
      return
    }
    #expect(text.hasPrefix(sentence + "\n"))
  }

  @Test func `only a run has no exit status of its own`() {
    let options = ScriptOptions(
      temporaryFolder: "/tmp", output: { _ in }, errors: { _ in }, onLoop: { _ in }, abandon: { exit($0) })
    let tools = ScriptTools(options: options)
    #expect(ScriptTask.run.status(of: ["absent.steps"], with: tools) == nil)
    for task in [ScriptTask.check, .list, .format(onlyLooks: true), .format(onlyLooks: false)] {
      #expect(task.status(of: ["absent.steps"], with: tools) == 2)
    }
  }
}
