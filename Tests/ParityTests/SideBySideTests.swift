import Testing

/// Two octodos on one file of todos.
@Suite struct SideBySideTests {
  private static let display = Display(terminal: "tmux-256color", columns: 80, rows: 24)

  @Test func `what one changes the other shows, with no key pressed there`() throws {
    let home = try Home()
    let tmux = try Tmux(in: home, display: Self.display, command: Tmux.octodo())
    let left = tmux.firstPane
    let right = try tmux.addPane(Tmux.octodo())
    for pane in [left, right] {
      #expect(try pane.shows("type and press Enter"))
      try pane.send(.key("Tab"))
      #expect(try pane.shows("Nothing to do yet."))
    }
    try left.send(.key("a"))
    try left.send(.text("water the 植物"))
    try left.send(.key("Enter"))
    #expect(try left.shows("Saved: water the 植物"))
    #expect(try right.shows("[ ] water the 植物"))

    try right.send(.key("x"))
    #expect(try right.shows("Done: water the 植物"))
    #expect(try left.shows("[x] water the 植物"))
  }

  @Test func `what was said to be saved outlasts a kill`() throws {
    let home = try Home()
    let tmux = try Tmux(in: home, display: Self.display, command: Tmux.octodo())
    let first = tmux.firstPane
    #expect(try first.shows("type and press Enter"))
    for input in [FlowInput.key("Tab"), .key("a"), .text("stay"), .key("Enter")] { try first.send(input) }
    #expect(try first.shows("Saved: stay"))
    try first.kill()

    let second = try tmux.addPane(Tmux.octodo())
    #expect(try second.shows("type and press Enter"))
    try second.send(.key("Tab"))
    #expect(try second.shows("[ ] stay"))
    #expect(try first.isDead())
  }
}
