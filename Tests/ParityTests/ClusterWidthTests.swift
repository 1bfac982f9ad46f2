import Testing

/// Characters whose width differs between terminals, between others whose width does not: in tmux they are in
/// the same columns as in the grid.
struct ClusterWidthTests {
  /// By the rule of Unicode's annexes 11 and 29 that applies to them.
  private static let clusters = [
    "Hangul": ["\u{1100}\u{1161}", "\u{1100}\u{1160}\u{11A8}", "각", "\u{AC00}\u{11A8}"],
    "joined": [
      "👩\u{200D}👩\u{200D}👧", "🏳\u{FE0F}\u{200D}🌈", "क\u{94D}\u{200D}ष", "🤵\u{1F3FB}\u{200D}♂\u{FE0F}",
    ],
    "extended": [
      "e\u{301}\u{302}\u{303}\u{304}\u{305}", "क\u{94D}त", "ก\u{E33}", "க\u{BBF}", "\u{915}\u{903}",
    ],
    "pictures": ["☺", "☺\u{FE0F}", "⌚", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "🙂", "👍\u{1F3FD}", "🇯🇵", "🇯🇵🇺"],
    "ambiguous": ["—", "…", "“x”", "é", "Я", "α", "①", "─", "■"],
    "private": ["\u{E000}", "\u{E0A0}", "\u{10FFFD}"],
  ]

  @Test(arguments: clusters.keys.sorted()) func `tmux shows them in the columns of the grid`(_ kind: String)
    throws
  {
    let home = try Home()
    let display = Display(terminal: "tmux-256color", columns: 80, rows: 24)
    var flow = Flow("clusters")
    for cluster in Self.clusters[kind, default: []] {
      flow.look("one", after: .key("Ctrl+U"), .paste("日\(cluster)|a\(cluster)\(cluster)|日"))
      // The text next to them is redrawn.
      flow.look("changed", after: .key("Backspace"), .text("b|"), .key("Home"), .text("x"), .key("End"))
    }
    let expected = try GridRun(flow: flow, display: display, home: home).screens()
    let tmux = try Tmux(in: home, display: display, command: Tmux.octodo())
    var tally = CellTally()
    for (index, step) in flow.steps.enumerated() {
      for input in step.inputs { try tmux.firstPane.send(input) }
      let screen = try tmux.firstPane.screen(by: .now + .seconds(tally.isClean ? 10 : 1)) {
        $0 == expected[index]
      }
      tally.add(ScreenDifference(grid: expected[index], terminal: screen), at: step.name)
    }
    let isClean = tally.isClean
    #expect(isClean, "\(tally.report)")
  }
}
