import Foundation
import Glibc
import PtyTestSupport
import TestSupport
import Testing

/// Scripts on a real terminal: the user watches and controls them, and gets the terminal and the report
/// afterwards.
struct VisibleScriptTests {
  private let script = """
    set tracking off
    launch
    type "swift"
    pause
    key Enter
    advance 2s
    see "apple/swift"
    """

  private func play(_ options: [String], in home: Home, rows: Int32 = 30, columns: Int32 = 100) throws
    -> PtyProgram
  {
    try Data(script.utf8).write(to: URL(filePath: home.file("a.steps")))
    let variables = home.environment.merging(["TERM": "xterm-256color"]) { $1 }
    return try PtyProgram(
      [try BuiltProgram.octodo(), "--demo", "--script", home.file("a.steps")] + options,
      environment: variables,
      rows: rows, columns: columns)
  }

  /// The report is printed after the terminal is back on its own screen.
  private func expectEnd(of program: PtyProgram, _ report: String, saying text: String) throws {
    let (ending, output) = try program.end()
    #expect(ending == report, "\(output)")
    let parts = output.components(separatedBy: LeaveSequences.screen)
    #expect(parts.count == 2)
    #expect(parts.first?.contains("TAP version") == false)
    #expect(parts.last?.contains(text) == true, "\(output)")
    #expect(program.modes == program.modesBefore)
  }

  @Test func `a script plays, waits at its pause, and continues`() throws {
    let home = try Home()
    let program = try play(["--visible"], in: home)
    try program.read(until: "continue")
    program.type(" ")
    try expectEnd(of: program, "exited 0", saying: "ok 1 - a")
  }

  @Test func `on a terminal of the test's size the line is shown while it waits`() throws {
    let home = try Home()
    let program = try play(["--visible"], in: home, rows: 24, columns: 80)
    try program.read(until: "continue")
    program.type("\r")
    try expectEnd(of: program, "exited 0", saying: "ok 1 - a")
  }

  @Test(arguments: ["q", "\u{1B}", "\u{3}"]) func `the user can end it`(key: String) throws {
    let home = try Home()
    let program = try play(["--visible"], in: home)
    try program.read(until: "continue")
    program.type(key)
    try expectEnd(of: program, "killed \(SIGINT)", saying: "Bail out! stopped by the user")
  }

  @Test func `a signal ends it too`() throws {
    let home = try Home()
    let program = try play(["--step"], in: home)
    try program.read(until: "Space or Enter: run")
    program.send(SIGTERM)
    try expectEnd(of: program, "killed \(SIGINT)", saying: "Bail out! stopped by the user")
  }

  @Test func `lines run one by one, or up to the next pause`() throws {
    let home = try Home()
    let program = try play(["--step"], in: home)
    try program.read(until: "set tracking off   Space or Enter: run")
    program.type(" ")
    try program.read(until: "launch   Space or Enter: run")
    program.type("c")
    try program.read(until: "key Enter   Space or Enter: run")
    program.type("c")
    try expectEnd(of: program, "exited 0", saying: "ok 1 - a")
  }

  @Test func `the user takes over at the pause, and the clock continues`() throws {
    let home = try Home()
    let program = try play(["--hand-over"], in: home)
    try program.read(until: "The keyboard is yours")
    program.type("\r")
    try program.read(until: "1 of 65")
    program.type("\u{3}")
    try expectEnd(of: program, "exited 0", saying: "ok 1 - a")
  }

  @Test func `a signal ends a program that was taken over, and the run`() throws {
    let home = try Home()
    let program = try play(["--hand-over"], in: home)
    try program.read(until: "The keyboard is yours")
    program.send(SIGTERM)
    try expectEnd(of: program, "killed \(SIGINT)", saying: "Bail out! stopped by the user")
  }

  @Test func `without a terminal it says what to do`() throws {
    let home = try Home()
    try Data(script.utf8).write(to: URL(filePath: home.file("a.steps")))
    let (status, output) = try ChildProcess.run(
      try BuiltProgram.octodo(), ["--demo", "--script", home.file("a.steps"), "--visible"],
      environment: home.environment)
    #expect(status == 2)
    #expect(output.contains("must be a terminal"))
  }
}
