import Testing

/// Compares the same flow in script mode's grid and in a real terminal, cell by cell.
@Suite(.totals, .timeLimit(.minutes(10))) struct CellParityTests {
  @Test(arguments: Flow.all, Display.all)
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
