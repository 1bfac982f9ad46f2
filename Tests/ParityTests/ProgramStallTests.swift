import Glibc
import PtyTestSupport
import Testing

/// octodo on a terminal that accepts no output.
struct ProgramStallTests {
  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a paused terminal does not keep octodo from ending`(_ signal: Int32) throws {
    let home = try Home()
    let program = try PtyProgram.octodo(in: home)
    try program.readFirstFrame()
    try program.setPaused(true)
    program.type("stars:>10\r")
    program.send(signal)
    let report = try program.report()
    #expect(report == "killed \(signal)")
    #expect(program.modes == program.modesBefore)
    let events = try home.events()
    #expect(events.last == "background")
  }

  @Test func `text typed while the terminal was paused appears when it continues`() throws {
    let home = try Home()
    let program = try PtyProgram.octodo(in: home)
    try program.readFirstFrame()
    try program.setPaused(true)
    program.type("stars:>10\r")
    try program.setPaused(false)
    try program.read(until: "of 297")
    program.type("\u{3}")
    let report = try program.end().report
    #expect(report == "exited 0")
  }
}
