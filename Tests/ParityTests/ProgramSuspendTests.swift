import Glibc
import PtyTestSupport
import TestSupport
import Testing

/// Job control, as seen by the shell that started octodo.
struct ProgramSuspendTests {
  @Test(arguments: ["by signal", "by key"])
  func `octodo leaves the screen, stops, and restores it`(_ way: String) throws {
    let home = try Home()
    let program = try PtyProgram.octodo(in: home)
    try program.readFirstFrame()
    let modesWhileDrawing = program.modes
    if way == "by key" { program.type("\u{1A}") } else { program.send(SIGTSTP) }
    let (stop, screen) = try program.end()
    // The whole job stops itself: the shell must not take the signal for its own.
    #expect(stop == "stopped \(SIGSTOP)")
    #expect(program.modes == program.modesBefore)
    for sequence in LeaveSequences.all { #expect(screen.contains(sequence)) }
    let homeEvents = try home.events()
    #expect(homeEvents == ["launch", "page-view", "background"])

    program.send(SIGCONT)
    let again = try program.readFirstFrame()
    for text in ["\u{1B}[?1049h", "\u{1B}[?2004h", "\u{1B}[?1006h", " Search]"] {
      #expect(again.contains(text))
    }
    #expect(program.modes == modesWhileDrawing)

    program.type("\tq")
    let report = try program.end().report
    #expect(report == "exited 0")
    #expect(program.modes == program.modesBefore)
    let events = try home.events()
    #expect(events == ["launch", "page-view", "background", "launch", "page-view", "background"])
  }

  @Test func `a pending request continues after a stop`() throws {
    let home = try Home()
    let server = try HeldAnswer()
    let variables = home.environment.merging(["TERM": "xterm-256color"]) { $1 }
    let program = try PtyProgram(
      [try BuiltProgram.octodo(), "--api-url", "http://127.0.0.1:\(server.port)/"], environment: variables)
    try program.readFirstFrame()
    program.type("swift\r")
    try server.takeRequest()
    let modesWhileDrawing = program.modes
    program.type("\u{1A}")
    let end = try program.end().report
    #expect(end == "stopped \(SIGSTOP)")
    #expect(program.modes == program.modesBefore)
    server.answer(
      #"{"total_count":1,"incomplete_results":false,"items":[{"id":1,"name":"held","full_name":"late/held","owner":{"login":"late"},"html_url":"https://github.com/late/held","description":"came late","stargazers_count":1,"forks_count":0,"open_issues_count":0,"language":null,"updated_at":"2026-01-01T00:00:00Z","pushed_at":"2026-01-01T00:00:00Z","default_branch":"main","archived":false,"fork":false,"private":false,"topics":[],"license":null,"homepage":null,"watchers_count":1}]}"#
    )
    program.send(SIGCONT)
    try program.read(until: "late/held")
    #expect(program.modes == modesWhileDrawing)
    program.type("\u{3}")
    let end2 = try program.end().report
    #expect(end2 == "exited 0")
    #expect(program.modes == program.modesBefore)
  }

  /// Another program's reader delays the end of the change at first.
  @Test func `octodo stops between changes, so that others can use its todos`() throws {
    let home = try Home()
    let program = try PtyProgram.octodo(in: home)
    try program.readFirstFrame()
    program.type("\t")
    try program.read(until: "Nothing to do yet.")
    let file = home.file("data/octodo/demo.db")
    let other = try LockedDatabase(file)
    try other.lockForReading()
    program.type("aheld\r")
    try other.waitForWriter()
    program.type("\u{1A}")
    try program.read(until: LeaveSequences.screen)
    try other.unlock()
    let end = try program.end().report
    #expect(end == "stopped \(SIGSTOP)")
    #expect(program.modes == program.modesBefore)
    #expect(!other.hasWriter)
    program.send(SIGCONT)
    try program.read(until: "held")
    program.type("\u{3}")
    let end2 = try program.end().report
    #expect(end2 == "exited 0")
  }

  @Test func `a signal ends a stopped octodo when it continues, and the terminal stays the same`() throws {
    let home = try Home()
    let program = try PtyProgram.octodo(in: home)
    try program.readFirstFrame()
    program.send(SIGTSTP)
    var report = try program.end().report
    #expect(report == "stopped \(SIGSTOP)")
    program.send(SIGTERM)
    program.send(SIGCONT)
    report = try program.end().report
    #expect(report == "killed \(SIGTERM)")
    #expect(program.modes == program.modesBefore)
  }
}
