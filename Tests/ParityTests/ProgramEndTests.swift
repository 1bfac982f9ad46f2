import Glibc
import PtyTestSupport
import Testing

/// The real program restores the terminal, however it ends.
struct ProgramEndTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let act: @Sendable (PtyProgram) -> Void
    /// The shell's report of the end.
    let report: String
    /// Whether the program can still track that it left the foreground.
    var isRegular = true

    var testDescription: String { name }
  }

  static let cases =
    [
      Case(name: "q", act: { $0.type("\tq") }, report: "exited 0"),
      Case(name: "Ctrl+C", act: { $0.type("\u{3}") }, report: "exited 0"),
    ]
    + [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { signal in
      Case(name: "signal \(signal)", act: { $0.send(signal) }, report: "killed \(signal)")
    }
    + [SIGSEGV, SIGABRT, SIGTRAP, SIGILL, SIGBUS, SIGFPE].map { signal in
      Case(name: "crash \(signal)", act: { $0.send(signal) }, report: "killed \(signal)", isRegular: false)
    }

  @Test(arguments: cases) func `the terminal is restored`(_ end: Case) throws {
    let home = try Home()
    let program = try PtyProgram.octodo(in: home)
    try program.readFirstFrame()
    #expect(program.modes != program.modesBefore)
    end.act(program)
    let (report, screen) = try program.end()
    #expect(report == end.report)
    #expect(program.modes == program.modesBefore)
    for sequence in LeaveSequences.all { #expect(screen.contains(sequence)) }
    #expect(screen.hasSuffix("\(LeaveSequences.screen)\(LeaveSequences.title)[[\(end.report)]]"))
    let events = try home.events()
    #expect(events.first == "launch")
    #expect(events.contains("background") == end.isRegular)
    if end.isRegular { #expect(events.last == "background") }
  }

  /// With SIGHUP, and without it by the end of the input only.
  @Test(arguments: ["exec octodo --demo", "trap '' HUP; exec octodo --demo"])
  func `a terminal that is closed ends the program`(_ line: String) throws {
    let home = try Home()
    let variables = home.environment.merging(["TERM": "xterm-256color"]) { $1 }
    let program = try PtyProgram.shell(line, environment: variables)
    try program.readFirstFrame()
    let clock = ContinuousClock()
    let start = clock.now
    program.hangUp()
    let report = try program.report()
    print("\(line): \(report) \(start.duration(to: clock.now)) after the terminal was closed")
    #expect(report == "killed \(SIGHUP)" || report == "exited \(128 + SIGHUP)")
    let events = try home.events()
    #expect(events.last == "background")
  }
}

/// The sequences that leave the screen on an xterm: the screen, the cursor, and the reports of pastes, the
/// mouse and the focus that the program enabled.
enum LeaveSequences {
  static let screen = "\u{1B}[?1049l"
  /// Part of the same terminfo string, rmcup: restores the window's title.
  static let title = "\u{1B}[23;0;0t"
  static let all = [
    screen, "\u{1B}[?25h", "\u{1B}[?2004l", "\u{1B}[?1000l", "\u{1B}[?1006l", "\u{1B}[?1004l",
  ]
}
