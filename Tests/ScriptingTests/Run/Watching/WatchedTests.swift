import EventLoop
import Scripting
import Terminal
import Testing

/// Records its calls.
@LoopActor
private final class Diary: TestObserver {
  private let written: Written
  private let last: Int
  private let takesOver: Bool

  /// - Parameters:
  ///   - last: the line before which it stops watching.
  ///   - takesOver: whether it takes over the first program that pauses.
  nonisolated init(_ written: Written, upTo last: Int = .max, takesOver: Bool = false) {
    self.written = written
    self.last = last
    self.takesOver = takesOver
  }

  private func add(_ text: String, _ time: Duration) {
    written.add("\(time / .milliseconds(1)): \(text)\n")
  }

  func testBegins(_ name: String, script: String) { add("begin \(name)", .zero) }

  func stepBegins(_ step: Step, at time: Duration) throws {
    guard step.location.line < last else { throw WatchingEnded() }
    add("step \(step.source)", time)
  }

  func frameShown(_ frame: Frame, at time: Duration) { add(frame.text(row: 1, columns: 0..<7), time) }
  func noted(_ label: String, at time: Duration) { add("note \(label)", time) }

  func paused(at step: Step, _ program: PausedProgram?, at time: Duration) throws {
    add("pause with \(program.map { "\($0.terminal.size.columns) columns" } ?? "nothing")", time)
    if takesOver, program != nil { throw TakenOver() }
  }

  func testEnds(failure: String?, at time: Duration) { add("end \(failure ?? "well")", time) }
}

struct WatchedTests {
  private let script = """
    set tracking off
    pause
    launch
    note "x"
    advance 5ms
    type "++"
    pause
    see "count 3"
    """

  private func diary(_ script: String, upTo last: Int = .max) throws -> (trial: Trial, lines: [String]) {
    let written = Written()
    let trial = try Trial(script) { $0.observers = [Diary(written, upTo: last)] }
    return (trial, written.text.split(separator: "\n").map(String.init))
  }

  @Test func `an observer gets each step, frame, note and pause, and the end`() throws {
    let (trial, lines) = try diary(script)
    #expect(trial.status == 1)
    #expect(
      lines.dropLast() == [
        "0.0: begin t", "0.0: step set tracking off", "0.0: step pause", "0.0: pause with nothing",
        "0.0: step launch",
        "0.0: count 0", "0.0: step note \"x\"", "0.0: note x", "0.0: step advance 5ms",
        "5.0: step type \"++\"",
        "5.0: count 1", "5.0: count 2", "5.0: step pause", "5.0: pause with 80 columns",
        "5.0: step see \"count 3\"",
      ])
    #expect(lines.last?.hasPrefix("5.0: end ") == true)
    #expect(lines.last?.hasSuffix("t.steps:8: \"count 3\" is not on the screen") == true)
  }

  @Test func `an observer can end it`() throws {
    let (trial, lines) = try diary(script, upTo: 6)
    #expect(lines.suffix(2) == ["0.0: step advance 5ms", "5.0: end well"])
    #expect(trial.message == nil)
  }

  @Test func `a program that is taken over ends the run cleanly`() throws {
    let script = "set tracking off\ntest \"one\"\nlaunch\npause\nsee \"nowhere\"\ntest \"two\"\nlaunch"
    for format in ReportTarget.Format.allCases {
      let trial = try Trial(script) {
        $0.observers = [Diary(Written(), takesOver: true)]
        $0.reports = [ReportTarget(format)]
      }
      #expect(trial.status == 0)
      let skipped =
        switch format {
        case .tap:
          """
              # t.steps:4: taken over by hand
              ok 1 - one
              ok 2 - two # SKIP the program was taken over by hand before
          ok 1 - t.steps
          # 1 passed, 1 skipped

          """
        case .junit: "<skipped message=\"the program was taken over by hand before\"/>"
        case .json: "\"verdict\":\"skipped\",\"reason\":\"the program was taken over by hand before\""
        }
      #expect(trial.output.contains(skipped), "\(trial.output)")
    }
  }
}
