import Testing

/// Terminal types whose terminfo says that they wrap as soon as the last column is written. tmux wraps only
/// before the next character, as most terminals with such a name do today. octodo leaves their last column
/// blank.
struct EarlyWrapTests {
  @Test(arguments: ["ansi", "pcansi"])
  func `every row has the text of the grid`(_ terminal: String) throws {
    let home = try Home()
    let display = Display(terminal: terminal, columns: 61, rows: 14, colors: 8)
    let grid = Display(terminal: terminal, columns: 60, rows: 14, colors: 8)
    let flow = Flow.short
    let expected = try GridRun(flow: flow, display: grid, home: home).screens()
    let tmux = try Tmux(in: home, display: display, command: Tmux.octodo())
    for (index, step) in flow.steps.enumerated() {
      for input in step.inputs { try tmux.firstPane.send(input) }
      let wanted = texts(of: expected[index]).map { $0 + " " }
      let screen = try tmux.firstPane.screen(by: .now + .seconds(10)) { texts(of: $0) == wanted }
      #expect(texts(of: screen) == wanted, "after “\(step.name)”")
    }
  }

  private func texts(of screen: VisibleScreen) -> [String] {
    screen.rows.map { $0.map(\.text).joined() }
  }
}
