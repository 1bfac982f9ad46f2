import Foundation
import TestSupport

/// A flow run by octodo's script mode, in a grid of cells.
struct GridRun {
  let flow: Flow
  let display: Display
  let home: Home

  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  /// The screen after each step of the flow, at the real time, because ages depend on it.
  func screens() throws -> [VisibleScreen] {
    let file = home.file("flow.steps")
    try script(now: Date()).write(toFile: file, atomically: true, encoding: .utf8)
    let arguments = ["--demo", "--script", file, "--snapshots", "all", "--root", home.path]
    let run = try ChildProcess.run(BuiltProgram.octodo(), arguments, environment: home.environment)
    guard run.status == 0 else { throw Failed(description: run.output) }
    return try flow.steps.map { step in
      try VisibleScreen(snapshot: home.read("flow.steps.snap/flow/\(step.name).txt"))
        .leavingOut(display.leavesOut, inColor: display.leavesOutInColor)
    }
  }

  private func script(now: Date) -> String {
    // As in a terminal: the Linux console does not have all signs.
    let launch = display.terminal == "linux" ? "launch glyphs=\"ascii\"" : "launch"
    let settings = [
      "set size \(display.columns)x\(display.rows)", "set clock \"\(now.formatted(.iso8601))\"",
      "set tracking off", "set colors \(display.colors)", "test \"flow\"", launch,
    ]
    let steps = flow.steps.flatMap { $0.inputs.map(\.scriptLine) + ["snapshot \"\($0.name)\""] }
    return (settings + steps).map { $0 + "\n" }.joined()
  }
}
