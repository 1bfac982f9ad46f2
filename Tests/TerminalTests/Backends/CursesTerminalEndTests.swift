import Glibc
import PtyTestSupport
import Testing

struct CursesTerminalEndTests {
  /// A way for the program to end, and the exit status that its parent sees.
  struct Case: Sendable, CustomTestStringConvertible {
    let ending: String
    var act: @Sendable (PtyProgram) -> Void = { _ in }
    /// Several if it depends on the processor.
    let reports: [String]
    /// The text on the terminal after the screen is left.
    var says = ""

    var testDescription: String { "\(ending), \(reports)" }
  }

  private static let traps = ["killed \(SIGILL)", "killed \(SIGTRAP)"]

  static let crashes = [
    Case(ending: "exit", reports: ["exited 5"]),
    Case(ending: "uncaughtError", reports: traps, says: "Uncaught"),
    Case(ending: "trap", reports: traps, says: "Index out of range"),
    Case(ending: "stackOverflow", reports: ["killed \(SIGSEGV)"]),
    Case(ending: "abort", reports: ["killed \(SIGABRT)"]),
    Case(ending: "segmentationFault", reports: ["killed \(SIGSEGV)"]),
    Case(ending: "busError", reports: ["killed \(SIGBUS)"]),
    Case(ending: "arithmeticError", reports: ["killed \(SIGFPE)"]),
    Case(ending: "illegalInstruction", reports: ["killed \(SIGILL)"]),
  ]

  static let requests = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].flatMap { signal in
    [
      Case(ending: "wait", act: { $0.send(signal) }, reports: ["exited \(128 + signal)"]),
      Case(ending: "unblocked", act: { $0.send(signal) }, reports: ["killed \(signal)"]),
    ]
  }

  /// The program never requests these signals; another program may send them, and `ulimit -t` does.
  static let strangers = [
    SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGXCPU, SIGSTKFLT, SIGSYS,
  ].map { signal in Case(ending: "wait", act: { $0.send(signal) }, reports: ["killed \(signal)"]) }

  static let keys = [Case(ending: "wait", act: { $0.type("q") }, reports: ["exited 0"])]

  @Test(arguments: crashes + requests + strangers + keys)
  func `the terminal is restored however the program ends`(_ end: Case) throws {
    let program = try PtyProgram(end.ending)
    var screen = try program.readScreen()
    end.act(program)
    let (report, rest) = try program.end()
    screen += rest
    #expect(end.reports.contains(report))
    for sequence in Leaving.sequences { #expect(screen.contains(sequence)) }
    let afterScreen = try #require(screen.split(separator: Leaving.screen).last)
    #expect(afterScreen.contains(end.says))
    #expect(program.modes == program.modesBefore)
  }

  /// The remaining steps if one step of restoring the terminal fails.
  @Test(arguments: ["writes", "modes-once", "modes", "closed"], ["wait", "exit", "abort"])
  func `a step that fails does not prevent the others`(_ fault: String, _ ending: String) throws {
    let program = try PtyProgram(ending, environment: ["PROBE_FAULT": fault])
    var screen = ""
    if ending == "wait" {
      screen = try program.readScreen()
      program.type("q")
    }
    let (report, rest) = try program.end()
    screen += rest
    let reports = ["wait": "exited 0", "exit": "exited 5", "abort": "killed \(SIGABRT)"]
    #expect(report == reports[ending])
    // Only once, although the terminal is restored twice.
    let count = screen.ranges(of: Leaving.screen).count
    #expect(count == (fault == "writes" ? 0 : 1))
    #expect((program.modes == program.modesBefore) == (fault != "modes"))
  }

  @Test func `the terminal is in raw mode while the program draws`() throws {
    let program = try PtyProgram("wait")
    try program.readScreen()
    #expect(program.modes != program.modesBefore)
  }

  @Test(arguments: ["wait", "deaf"])
  func `a terminal that goes away ends the program`(_ ending: String) throws {
    let program = try PtyProgram(ending)
    try program.readScreen()
    program.hangUp()
    let report = try program.report()
    // SIGHUP and the end of the input occur together, in either order.
    #expect(report == "exited 3" || ending == "wait" && report == "exited \(128 + SIGHUP)")
  }
}

/// The bytes that leave the screen of an xterm.
enum Leaving {
  static let screen = "\u{1B}[?1049l"
  static let sequences = [
    screen, "\u{1B}[?25h", "\u{1B}[?2004l", "\u{1B}[?1000l", "\u{1B}[?1006l", "\u{1B}[?1004l",
  ]
}
