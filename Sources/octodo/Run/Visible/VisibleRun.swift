import Console
import EventLoop
import Glibc
import Scripting
import Terminal

/// Script mode on the user's terminal: one test after the other, in this process. The report is printed after
/// the terminal is released.
struct VisibleRun {
  let mode: StageMode
  let environment: [String: String]

  /// Returns the exit status.
  /// - Throws: the loop's error.
  func callAsFunction(_ scripts: [String], host: any ScriptHost, options: ScriptOptions) throws -> Int32 {
    LoopSignals.block(TerminalSignal.numbers)
    let loop = EventLoop.process
    let stage: Stage
    do {
      stage = try loop.run { [mode, environment] in
        try Stage(mode: mode, environment: environment, loop: loop)
      }
    } catch let error as TerminalError {
      StandardError.print(error.message)
      return ProcessEnd.usageStatus
    }
    let report = HeldReport(output: options.output)
    var options = options
    options.output = { report.add($0, isError: false) }
    options.errors = { report.add($0, isError: true) }
    options.observers = [stage]
    options.abandon = { status in
      CursesTerminal.giveBackAtOnce()
      report.release()
      _exit(status)
    }
    let status = ScriptRunner(host: host, options: options).run(scripts)
    try loop.run { stage.leave() }
    report.release()
    return status
  }
}
