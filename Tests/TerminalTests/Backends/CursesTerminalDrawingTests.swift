import PtyTestSupport
import Testing

@testable import Terminal

struct CursesTerminalDrawingTests {
  @Test func `the first frame has the text, the styles and the colours`() throws {
    let program = try PtyProgram("wait")
    let screen = try program.readScreen()
    #expect(screen.contains(";1mprobe 80x24"))
    #expect(screen.contains("\u{1B}[31mwide 日本 e\u{301}"))
    #expect(screen.contains(";7mrow 0"))
  }

  @Test func `NO_COLOR drops the colours and keeps the attributes`() throws {
    let program = try PtyProgram("wait", environment: ["NO_COLOR": "1"])
    let screen = try program.readScreen()
    #expect(screen.contains("wide 日本"))
    #expect(screen.contains(";7mrow 0"))
    #expect(!screen.contains("\u{1B}[31m"))
  }

  @Test func `on a terminal without colours none are used`() throws {
    let program = try PtyProgram("wait", type: "vt100")
    let screen = try program.readScreen()
    #expect(screen.contains("probe 80x24"))
    #expect(!screen.contains("\u{1B}[31m"))
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "linux"])
  func `a wide text can end in the corner`(_ type: String) throws {
    let program = try PtyProgram("wait", type: type)
    let screen = try program.readScreen()
    #expect(screen.hasSuffix("日x"))
  }

  @Test func `a key writes only the changed cells`() throws {
    let program = try PtyProgram("wait")
    try program.readScreen()
    program.type("j")
    let answer = try program.read(until: "row 1")
    #expect(answer.contains("row 0"))
    #expect(!answer.contains("row 2"))
    #expect(!answer.contains("probe"))
    #expect(answer.utf8.count < 60)
  }

  @Test func `the same frame again writes nothing`() throws {
    let program = try PtyProgram("wait")
    try program.readScreen()
    // After the last cell the hidden cursor moves to its own cell.
    program.type("b")
    try program.read(until: "\u{07}")
    program.type("nnn")
    program.type("b")
    let written = try program.read(until: "\u{07}")
    #expect(written == "\u{07}")
  }

  @Test func `redraw writes everything again`() throws {
    let program = try PtyProgram("wait")
    try program.readScreen()
    program.type("\u{0C}")
    let screen = try program.readScreen()
    #expect(screen.contains("probe 80x24"))
  }

  @Test func `a resized window is drawn at its new size`() throws {
    let program = try PtyProgram("wait")
    try program.readScreen()
    program.resize(rows: 8, columns: 40)
    try program.read(until: "probe 40x8")
    program.resize(rows: 1, columns: 1)
    program.resize(rows: 60, columns: 200)
    try program.read(until: "probe 200x60")
  }

  @Test func `a huge terminal is drawn only up to the largest size`() throws {
    let program = try PtyProgram("wait", rows: 65_535, columns: 65_535)
    let screen = try program.readScreen()
    #expect(screen.contains("probe 1000x1000"))
    program.resize(rows: 24, columns: 2000)
    try program.read(until: "probe 1000x24")
  }

  @Test(arguments: [("xterm-256color", true), ("linux", false), ("vt220", false)])
  func `a colour that the terminal lacks is left out together with its counterpart`(
    _ type: String, _ isShown: Bool
  ) throws {
    let program = try PtyProgram("wait", type: type)
    try program.readScreen()
    program.type("c")
    let answer = try program.read(until: "deep")
    #expect(answer.contains("38;5;200") == isShown)
    #expect(answer.contains("[44") == isShown)
  }

  @Test func `a copy is written as OSC 52`() throws {
    let program = try PtyProgram("wait")
    try program.readScreen()
    program.type("y")
    try program.read(until: "\u{1B}]52;c;Y2xpcA==\u{07}")
  }

  @Test func `simultaneous keys are one batch and one frame`() throws {
    let program = try PtyProgram("wait")
    try program.readScreen()
    program.type("jjx")
    let answer = try program.read(until: "row 2")
    #expect(!answer.contains("row 1"))
  }
}
