import Testing

/// The same flow in the grid of script mode and in a real terminal, cell for cell.
@Suite(.totals) struct CellParityTests {
  @Test(arguments: Flow.all, Display.all)
  func `every cell that tmux shows is that of the grid`(_ flow: Flow, _ display: Display) throws {
    let home = try Home()
    let grid = GridRun(flow: flow, display: display, home: home)
    var expected = try grid.screens()
    let tmux = try Tmux(in: home, display: display, command: Tmux.octodo())
    var tally = CellTally()
    for (index, step) in flow.steps.enumerated() {
      for input in step.inputs { try tmux.firstPane.send(input) }
      // Once something is wrong, what follows is mostly wrong as well.
      let deadline = ContinuousClock.now + .seconds(tally.isClean ? 10 : 1)
      let screen = try tmux.firstPane.screen(by: deadline) { $0 == expected[index] }
      // An age may have become another one meanwhile.
      if screen != expected[index] { expected = try grid.screens() }
      tally.add(ScreenDifference(grid: expected[index], terminal: screen), at: step.name)
    }
    CellTotals.current?.add(tally, for: display.terminal)
    print("\(flow.name), \(display.testDescription): \(tally.summary)")
    let isClean = tally.isClean
    #expect(isClean, "\(tally.report)")
  }
}
