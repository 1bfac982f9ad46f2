import Testing

/// Two octodo processes with one todo file.
struct SideBySideTests {
  private static let display = Display(terminal: "tmux-256color", columns: 80, rows: 24)

  @Test func `changes of one appear in the other without a key press`() throws {
    let home = try Home()
    let tmux = try Tmux(in: home, display: Self.display, command: Tmux.octodo())
    let left = tmux.firstPane
    let right = try tmux.addPane(Tmux.octodo())
    for pane in [left, right] {
      var paneShows = try pane.shows("type and press Enter")
      #expect(paneShows)
      try pane.send(.key("Tab"))
      paneShows = try pane.shows("Nothing to do yet.")
      #expect(paneShows)
    }
    try left.send(.key("a"))
    try left.send(.text("water the 植物"))
    try left.send(.key("Enter"))
    var leftShows = try left.shows("Added: water the 植物")
    #expect(leftShows)
    var rightShows = try right.shows("○ water the 植物")
    #expect(rightShows)

    try right.send(.key("x"))
    rightShows = try right.shows("Done: water the 植物")
    #expect(rightShows)
    leftShows = try left.shows("✓ water the 植物")
    #expect(leftShows)
  }

  @Test func `a todo reported as saved survives a kill`() throws {
    let home = try Home()
    let tmux = try Tmux(in: home, display: Self.display, command: Tmux.octodo())
    let first = tmux.firstPane
    var shows = try first.shows("type and press Enter")
    #expect(shows)
    for input in [FlowInput.key("Tab"), .key("a"), .text("stay"), .key("Enter")] { try first.send(input) }
    shows = try first.shows("Added: stay")
    #expect(shows)
    try first.kill()

    let second = try tmux.addPane(Tmux.octodo())
    var secondShows = try second.shows("type and press Enter")
    #expect(secondShows)
    try second.send(.key("Tab"))
    secondShows = try second.shows("○ stay")
    #expect(secondShows)
    let isDead = try first.isDead()
    #expect(isDead)
  }
}
