import PtyTestSupport
import Testing

/// octodo where the system gives it no more than it has.
@Suite struct ProgramLimitTests {
  @Test(arguments: ["octodo --demo", "octodo sandbox"])
  func `where no file may grow it says so, and leaves the terminal alone`(_ command: String) throws {
    let home = try Home()
    let variables = home.environment.merging(["TERM": "xterm-256color"]) { $1 }
    let program = try PtyProgram.shell("ulimit -f 0; exec \(command)", environment: variables)
    let (report, screen) = try program.end()
    #expect(report == "exited 2")
    #expect(screen.hasPrefix("The limit on the size of files (`ulimit -f`) allows 0 bytes here"))
    #expect(program.modes == program.modesBefore)
  }

  @Test(arguments: [("en", "sent: too few files"), ("ja", "リクエストを送れません。同時に")])
  func `a request that lacks descriptors says so, not that a library lacks`(
    language: String, reason: String
  ) throws {
    let home = try Home()
    let variables = home.environment.merging(["TERM": "xterm-256color"]) { $1 }
    let command = [try OctodoProgram.path(), "--api-url", "http://127.0.0.1:9", "--locale", language]
    let program = try PtyProgram(command, environment: variables)
    try program.read(until: language == "en" ? "type and press Enter" : "Enter")
    // All below are in use for as long as it runs, and poll(2) takes no more than this.
    try program.limitDescriptors(to: 6)
    program.type("swift\r")
    try program.read(until: reason)
    program.type("\u{3}")
    _ = try program.end()
  }
}
