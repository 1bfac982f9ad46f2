import Glibc
import PtyTestSupport
import Testing

struct CursesTerminalSuspendTests {
  @Test(arguments: ["by signal", "by key"])
  func `a stopped program leaves the screen and takes it again`(_ way: String) throws {
    let program = try PtyProgram("wait")
    var screen = try program.readScreen()
    let modesWhileDrawing = program.modes
    if way == "by key" { program.type("\u{1A}") } else { program.send(SIGTSTP) }
    let (report, rest) = try program.end()
    screen += rest
    #expect(report == "stopped \(SIGSTOP)")
    for sequence in Leaving.sequences { #expect(screen.contains(sequence)) }
    #expect(program.modes == program.modesBefore)

    program.send(SIGCONT)
    let again = try program.readScreen()
    for text in ["\u{1B}[?1049h", "\u{1B}[?2004h", "\u{1B}[?1006h", "probe 80x24"] {
      #expect(again.contains(text))
    }
    #expect(program.modes == modesWhileDrawing)

    program.type("q")
    let (status, last) = try program.end()
    #expect(status == "exited 0")
    #expect(last.contains(Leaving.screen))
    #expect(program.modes == program.modesBefore)
  }

  @Test func `a window that was resized meanwhile is drawn at its new size`() throws {
    let program = try PtyProgram("wait")
    try program.readScreen()
    program.send(SIGTSTP)
    let report = try program.end().report
    #expect(report == "stopped \(SIGSTOP)")
    program.resize(rows: 10, columns: 50)
    program.send(SIGCONT)
    try program.read(until: "probe 50x10")
  }

  @Test func `an answer of the terminal is not the key that a released terminal waits for`() throws {
    let program = try PtyProgram("wait")
    try program.readScreen()
    program.type("w")
    try program.read(until: "press a key")
    program.type("\u{1B}]11;rgb:1e1e/1e1e")
    program.type("/1e1e\u{1B}\\x")
    let screen = try program.readScreen()
    program.type("q")
    let (report, rest) = try program.end()
    #expect(report == "exited 0")
    #expect((screen + rest).contains("last none"))
    #expect(!(screen + rest).contains("last key"))
  }

  @Test func `a program stopped from outside redraws everything when it resumes`() throws {
    let program = try PtyProgram("wait")
    try program.readScreen()
    program.send(SIGSTOP)
    var report = try program.end().report
    #expect(report == "stopped \(SIGSTOP)")
    program.send(SIGCONT)
    let screen = try program.readScreen()
    #expect(screen.contains("probe 80x24"))
    program.type("q")
    report = try program.end().report
    #expect(report == "exited 0")
    #expect(program.modes == program.modesBefore)
  }
}
