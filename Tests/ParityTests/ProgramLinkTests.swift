import Foundation
import PtyTestSupport
import TestSupport
import Testing

/// Links that the terminal itself shows and opens (OSC 8).
struct ProgramLinkTests {
  /// The last query: the position of the cursor after a star.
  private static let question = "\u{1B}[6n"
  private static let version = "\u{1B}[>0q"
  private static let lastLink = "https://github.com/charmbracelet/vhs\u{1B}\\"
  private static let end = "\u{1B}]8;;\u{1B}\\"

  /// Opens a README and goes to its end, which has four links.
  private func openReadme(_ program: PtyProgram) throws -> String {
    program.type("bubbletea\r")
    var output = try program.read(until: "charmbracelet/bubbletea")
    program.type("\r")
    output += try program.read(until: "Elm Architecture")
    program.type("G")
    return try output + program.read(until: Self.lastLink) + program.read(until: Self.end)
  }

  @Test func `the links of a README have their addresses`() throws {
    let home = try Home()
    let program = try PtyProgram.octodo(in: home, environment: ["VTE_VERSION": "7600"])
    let first = try program.read(until: Self.question)
    #expect(!first.contains(Self.version))
    program.type("\u{1B}[2;2R")
    var screen = LinkedScreen(rows: 24, columns: 80)
    try screen.feed(first + openReadme(program))
    let row = try #require((0..<24).first { screen.text(row: $0).contains("Bubbles: text") })
    let links = (row..<row + 4).flatMap { screen.links(row: $0) }
    #expect(links.map(\.text) == ["Bubbles", "Lip Gloss", "Huh?", "VHS"])
    #expect(
      links.map(\.url)
        == ["bubbles", "lipgloss", "huh", "vhs"].map { "https://github.com/charmbracelet/\($0)" })
    program.type("\u{3}")
    let report = try program.end().report
    #expect(report == "exited 0")
  }

  @Test func `a terminal that says its version has links too`() throws {
    let home = try Home()
    let program = try PtyProgram.octodo(in: home)
    let first = try program.read(until: Self.question)
    #expect(first.contains(Self.version))
    program.type("\u{1B}P>|kitty(0.32.2)\u{1B}\\\u{1B}[2;2R")
    let output = try openReadme(program)
    #expect(!output.contains("kitty"))
    program.type("\u{3}")
    _ = try program.end()
  }

  @Test func `the version is asked for with a chosen theme too, but not with the plain one`() throws {
    for theme in ["dark", "plain"] {
      let home = try Home()
      let config = home.file("config.yml")
      try "theme: \(theme)\nglyphs: unicode\n".write(toFile: config, atomically: true, encoding: .utf8)
      let program = try PtyProgram.octodo(in: home, arguments: ["--config", config])
      var output = try program.readFirstFrame()
      program.type("tea")
      output += try program.read(until: "tea")
      program.type("\u{1B}[2;2R\u{3}")
      output += try program.end().screen
      #expect(output.contains(Self.version) == (theme == "dark"))
    }
  }

  /// tmux 3.3 leaves links out, so what it shows is what ncurses believes to be on the screen.
  @Test func `with links every cell in tmux equals that of the grid`() throws {
    let home = try Home()
    let display = Display(terminal: "xterm-256color", columns: 80, rows: 24)
    var flow = Flow("links")
    flow.look("results", after: .text("bubbletea"), .key("Enter"))
    flow.look("README", after: .key("Enter"))
    flow.look("end", after: .key("G"))
    flow.look("a row up", after: .key("k"))
    flow.look("three more", after: .key("k", times: 3))
    flow.look("down", after: .key("j", times: 2))
    flow.look("half a page", after: .key("Ctrl+U"))
    flow.look("links", after: .key("f"))
    flow.look("closed", after: .key("Esc"))
    flow.look("end again", after: .key("G"))
    flow.look("other tab", after: .key("2"))
    flow.look("back", after: .key("1"))
    let expected = try GridRun(flow: flow, display: display, home: home).screens()
    let octodo = try BuiltProgram.octodo()
    let tmux = try Tmux(
      in: home, display: display,
      command: "exec env TERM_PROGRAM=tmux TERM_PROGRAM_VERSION=3.4 '\(octodo)' --demo")
    var tally = CellTally()
    for (index, step) in flow.steps.enumerated() {
      for input in step.inputs { try tmux.firstPane.send(input) }
      _ = try tmux.firstPane.screen(by: .now + .seconds(10)) { $0 == expected[index] }
      let hasLinks = ["end", "closed", "end again", "back"].contains { step.name.hasSuffix($0) }
      if hasLinks {
        let isLinked = try tmux.control.waitForLinks(until: .now + .seconds(10))
        #expect(isLinked, "after “\(step.name)”")
      }
      tmux.control.hasLinks = false
      let screen = try tmux.firstPane.screen(by: .now + .seconds(10)) { $0 == expected[index] }
      tally.add(ScreenDifference(grid: expected[index], terminal: screen), at: step.name)
    }
    let isClean = tally.isClean
    #expect(isClean, "\(tally.report)")
  }
}
