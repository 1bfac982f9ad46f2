import Foundation
import PtyTestSupport
import TestSupport
import Testing

/// A user's session in a real terminal becomes a script that passes.
struct RecordedScriptTests {
  private func record(_ name: String, in home: Home, _ use: (PtyProgram) throws -> Void) throws -> String {
    let variables = home.environment.merging(["TERM": "xterm-256color"]) { $1 }
    // Scripts cannot be recorded in the home folder itself.
    try FileManager.default.createDirectory(
      atPath: home.file("scripts"), withIntermediateDirectories: true)
    let program = try PtyProgram(
      [try BuiltProgram.octodo(), "--demo", "--record-script", home.file(name)], environment: variables)
    try program.readFirstFrame()
    try use(program)
    let (report, screen) = try program.end()
    #expect(report == "exited 0")
    #expect(screen.contains("octodo --script \(home.file(name))"))
    return try home.read(name)
  }

  private func play(_ name: String, in home: Home) throws -> (status: Int32, output: String) {
    try ChildProcess.run(
      try BuiltProgram.octodo(), ["--script", home.file(name), "--root", home.path],
      environment: home.environment)
  }

  @Test func `a recorded session can be played`() throws {
    let home = try Home()
    let script = try record("scripts/a.steps", in: home) { program in
      program.type("swift\r\u{1B}[B\u{1B}[B\r")
      try program.read(until: "ReactiveX/RxSwift 100%")
      program.type("Yt2a\u{1B}[200~pasted \"text\"\u{1B}[201~\r")
      try program.read(until: "pasted \"text\"")
      program.type("\u{3}")
    }
    for line in [
      "type \"swift\"", "event search query=\"swift\" page=1", "key Down Down Enter", "key Y", "key t 2",
      "effect clipboard \"https://github.com/ReactiveX/RxSwift\"", "paste \"pasted \\\"text\\\"\"",
      "event page-view page=\"todo-list\"", "key Enter Ctrl+C", "event background", "exit 0",
    ] { #expect(script.contains("\n\(line)\n"), "\(script)") }
    let (status, output) = try play("scripts/a.steps", in: home)
    #expect(status == 0, "\(output)")
  }

  @Test func `keys that arrive before the responses wait for them`() throws {
    let home = try Home()
    let script = try record("scripts/a.steps", in: home) { $0.type("swift\r\u{1B}[B\r\u{1B}OQ\u{3}") }
    #expect(script.contains("\nkey Down Enter\nevent page-view page=\"repository-detail\""), "\(script)")
    let (status, output) = try play("scripts/a.steps", in: home)
    #expect(status == 0, "\(output)")
  }

  @Test func `an existing script is not changed`() throws {
    let home = try Home()
    try Data("mine".utf8).write(to: URL(filePath: home.file("a.steps")))
    let variables = home.environment.merging(["TERM": "xterm-256color"]) { $1 }
    let program = try PtyProgram(
      [try BuiltProgram.octodo(), "--demo", "--record-script", home.file("a.steps")], environment: variables)
    let (report, screen) = try program.end()
    #expect(report == "exited 2")
    #expect(
      screen.contains("There is a file \(home.file("a.steps")) already. Give --record-script another name."))
    #expect(program.modes == program.modesBefore)
    let value = try home.read("a.steps")
    #expect(value == "mine")
  }
}
