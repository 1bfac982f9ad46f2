import Foundation
import Testing

/// Whole runs of the built program, with its workers.
struct ScriptRunTests {
  private let script = """
    set tracking off
    test "before"
    launch
    test "stuck"
    set size 80x24
    launch
    set watchdog 20ms
    snapshot "x"
    test "after"
    launch
    """

  @Test(arguments: ["1", "3"])
  func `a crash fails one test only, and is reported with its line`(jobs: String) throws {
    // Nothing may time out before the crash.
    let program = try ScriptedProgram(script.replacing("20ms", with: "1m"), ["--jobs", jobs])
    let child = try program.waitAtLock()
    kill(child, SIGKILL)
    let end = try program.end()
    #expect(end.status == 4, "\(end.output)\(end.errors)")
    #expect(end.output.contains("message: \"t.steps:8: the program crashed: signal 9, Killed\""))
    #expect(end.output.contains("    ok 1 - before\n    not ok 2 - stuck\n"))
    let leftovers = try program.leftovers
    #expect(leftovers == [])
  }

  @Test func `a hang fails one test only`() throws {
    let program = try ScriptedProgram(script)
    _ = try program.waitAtLock()
    let end = try program.end()
    #expect(end.reason == .exit && end.status == 4, "\(end.output)\(end.errors)")
    #expect(
      end.output.contains(
        "message: \"t.steps:8: the program did not give the loop back in time after: snapshot \\\"x\\\"; "
          + "where it needs longer, write `set watchdog` with a longer time\""
      ))
    #expect(end.output.hasSuffix("    ok 3 - after\nnot ok 1 - t.steps\n# 2 passed, 1 crashed or hung\n"))
    let leftovers = try program.leftovers
    #expect(leftovers == [])
  }

  @Test func `a pattern that takes too long is not blamed on the program`() throws {
    let script = "launch\ntype \"\(String(repeating: "a", count: 40))\"\nset watchdog 20ms\nsee /(a+)+b/\n"
    let end = try ScriptedProgram(script).end()
    #expect(end.status == 4, "\(end.output)\(end.errors)")
    #expect(
      end.output.contains(
        "t.steps:4: the check did not end in time: see /(a+)+b/; write a simpler pattern, or `set watchdog` with"
      ))
  }

  @Test(arguments: [(SIGINT, "SIGINT"), (SIGTERM, "SIGTERM"), (SIGHUP, "SIGHUP")])
  func `a signal ends the run cleanly`(signal: Int32, name: String) throws {
    let program = try ScriptedProgram(script.replacing("20ms", with: "1m"))
    _ = try program.waitAtLock()
    kill(program.id, signal)
    let end = try program.end()
    // The shell gets 128 plus the signal's number, and stops its loop.
    #expect(end.reason == .uncaughtSignal && end.status == signal, "\(end.output)\(end.errors)")
    #expect(
      end.output == """
        TAP version 14
        1..1
        # Subtest: t.steps
            1..3
            ok 1 - before
        not ok 1 - t.steps
        Bail out! interrupted by \(name); tests without a result were not finished

        """)
    let leftovers = try program.leftovers
    #expect(leftovers == [])
  }

  @Test func `a signal ends at once a run whose worker has more tests`() throws {
    let many = (0..<60).map { "\ntest \"\($0)\"\nlaunch" }.joined()
    let start = "set tracking off"
    let program = try ScriptedProgram(
      script.replacing("20ms", with: "1m").replacing(start, with: start + many))
    _ = try program.waitAtLock()
    kill(program.id, SIGTERM)
    let end = try program.end()
    #expect(end.reason == .uncaughtSignal && end.status == SIGTERM, "\(end.output)\(end.errors)")
    #expect(
      end.output.hasSuffix(
        "not ok 1 - t.steps\nBail out! interrupted by SIGTERM; tests without a result were not finished\n"))
    let leftovers = try program.leftovers
    #expect(leftovers == [])
  }

  @Test(arguments: ["foo bar", "", "http://10.1.1.1/"])
  func `an invalid API address is an error even with stubs`(address: String) throws {
    let program = try ScriptedProgram("test \"t\"\nlaunch", ["--api-url", address])
    let end = try program.end()
    #expect(end.status == 2)
    #expect(end.output.isEmpty)
    #expect(end.errors.hasPrefix("--api-url: "), "\(end.errors)")
  }
}
