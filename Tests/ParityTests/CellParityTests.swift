import FoundationEssentials
import Testing

/// Compares the same flow in script mode's grid and in a real terminal, cell by cell.
@Suite(.totals) struct CellParityTests {
  /// Each flow in two terminals or more, and each terminal with two flows or more: 10 of the 60 combinations. With
  /// OCTODO_ALL_DISPLAYS=1 all of them, which takes six times as long.
  private static let comparisons: [(Flow, Display)] = Flow.all.enumerated().flatMap { index, flow in
    Display.terminals.enumerated().flatMap { other, displays in
      let some = (index + other).isMultiple(of: 2) ? [displays[(index + other) / 2 % displays.count]] : []
      return (isComplete ? displays : some).map { (flow, $0) }
    }
  }

  private static let isComplete = ProcessInfo.processInfo.environment["OCTODO_ALL_DISPLAYS"] == "1"

  @Test(arguments: comparisons)
  func `every cell in tmux equals that of the grid`(_ flow: Flow, _ display: Display) throws {
    let home = try Home()
    let grid = GridRun(flow: flow, display: display, home: home)
    var expected = try grid.screens()
    let tmux = try Tmux(in: home, display: display, command: Tmux.octodo())
    var tally = CellTally()
    for (index, step) in flow.steps.enumerated() {
      for input in step.inputs { try tmux.firstPane.send(input) }
      // After a difference most of the following screens differ too.
      let deadline = ContinuousClock.now + .seconds(tally.isClean ? 10 : 1)
      let screen = try tmux.firstPane.screen(by: deadline) { $0 == expected[index] }
      // An age may have changed meanwhile.
      if screen != expected[index] { expected = try grid.screens() }
      tally.add(ScreenDifference(grid: expected[index], terminal: screen), at: step.name)
    }
    CellTotals.current?.add(tally, for: display.terminal)
    print("\(flow.name), \(display.testDescription): \(tally.summary)")
    let isClean = tally.isClean
    #expect(isClean, "\(tally.report)")
  }
}
