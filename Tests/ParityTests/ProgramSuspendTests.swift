import Glibc
import PtyTestSupport
import Testing

/// Job control, as the shell that started octodo sees it.
@Suite struct ProgramSuspendTests {
  @Test(arguments: ["by signal", "by key"])
  func `octodo leaves the screen, stops, and takes it again`(_ way: String) throws {
    let home = try Home()
    let program = try PtyProgram.octodo(in: home)
    try program.readFirstFrame()
    let modesWhileDrawing = program.modes
    if way == "by key" { program.type("\u{1A}") } else { program.send(SIGTSTP) }
    let (stop, screen) = try program.end()
    // The whole job stops itself: the shell must not see a signal that it takes for its own.
    #expect(stop == "stopped \(SIGSTOP)")
    #expect(program.modes == program.modesBefore)
    for sequence in LeaveSequences.all { #expect(screen.contains(sequence)) }
    let homeEvents = try home.events()
    #expect(homeEvents == ["launch", "page-view", "background"])

    program.send(SIGCONT)
    let again = try program.readFirstFrame()
    for text in ["\u{1B}[?1049h", "\u{1B}[?2004h", "\u{1B}[?1006h", "[1 Search]"] {
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

  @Test func `a stopped octodo ends by a signal when it goes on, and the terminal stays as it is`() throws {
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
