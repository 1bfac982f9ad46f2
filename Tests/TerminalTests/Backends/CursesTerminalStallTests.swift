import Glibc
import PtyTestSupport
import Testing

/// A terminal that accepts no output, as after Ctrl+S or with a stalled connection.
struct CursesTerminalStallTests {
  /// More than the buffer of a pseudo-terminal.
  private static let flood = "ffff"

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a program whose output is not read ends on a signal`(_ signal: Int32) throws {
    let program = try PtyProgram("wait")
    try program.readScreen()
    program.type(Self.flood)
    try program.read(until: "\u{1B}]52")
    program.send(signal)
    let report = try program.report()
    #expect(report == "exited \(128 + signal)")
    #expect(program.modes == program.modesBefore)
    // The unread output is dropped.
    let screen = try program.read(until: "]]")
    for sequence in Leaving.sequences { #expect(screen.contains(sequence)) }
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a program whose terminal is paused ends on a signal`(_ signal: Int32) throws {
    let program = try PtyProgram("wait")
    try program.readScreen()
    try program.setPaused(true)
    program.type("jjj")
    program.send(signal)
    let report = try program.report()
    #expect(report == "exited \(128 + signal)")
    #expect(program.modes == program.modesBefore)
  }

  @Test func `keys are handled while output is stuck, and the last frame is shown when it continues`() throws
  {
    let program = try PtyProgram("wait")
    try program.readScreen()
    try program.setPaused(true)
    program.type("x")
    program.resize(rows: 20, columns: 70)
    program.type("jj\u{0C}")
    try program.setPaused(false)
    try program.read(until: "probe 70x20")
    // On a busy machine a frame with fewer of the keys comes before it.
    try program.read(until: "7mrow 2")
    program.type("q")
    let report = try program.end().report
    #expect(report == "exited 0")
  }

  @Test func `a program that is stopped while its output is stuck resumes with a complete frame`() throws {
    let program = try PtyProgram("wait")
    try program.readScreen()
    program.type(Self.flood)
    try program.read(until: "\u{1B}]52")
    program.send(SIGTSTP)
    let report = try program.report()
    #expect(report == "stopped \(SIGSTOP)")
    #expect(program.modes == program.modesBefore)
    try program.read(until: "]]")
    program.send(SIGCONT)
    let screen = try program.readScreen()
    #expect(screen.contains("probe 80x24"))
  }
}
