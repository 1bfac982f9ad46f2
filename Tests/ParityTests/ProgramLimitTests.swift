import PtyTestSupport
import TestSupport
import Testing

/// octodo under the system's resource limits.
struct ProgramLimitTests {
  @Test(arguments: ["octodo --demo", "octodo sandbox"])
  func `with a file size limit of zero it says so, and does not touch the terminal`(_ command: String) throws
  {
    let home = try Home()
    let variables = home.environment.merging(["TERM": "xterm-256color"]) { $1 }
    let program = try PtyProgram.shell("ulimit -f 0; exec \(command)", environment: variables)
    let (report, screen) = try program.end()
    #expect(report == "exited 2")
    #expect(screen.hasPrefix("The limit on the size of files (`ulimit -f`) allows 0 bytes here"))
    #expect(program.modes == program.modesBefore)
  }

  @Test(arguments: [("en", "requests: too few files"), ("ja", "リクエストを送れません。同時に")])
  func `a request without free descriptors says so, and does not blame a library`(
    language: String, reason: String
  ) throws {
    let home = try Home()
    let variables = home.environment.merging(["TERM": "xterm-256color"]) { $1 }
    let command = [try BuiltProgram.octodo(), "--api-url", "http://127.0.0.1:9", "--locale"]
    let earlier = try PtyProgram(command + ["en"], environment: variables)
    try earlier.read(until: "type and press Enter")
    earlier.type("kettle\r")
    try earlier.read(until: "refused the connection")
    earlier.type("\u{3}")
    _ = try earlier.end()
    let program = try PtyProgram(command + [language], environment: variables)
    // The start shows it once the todo file is open, which needs descriptors too.
    try program.read(until: "kettle")
    // All lower descriptors are in use while it runs, and poll(2) accepts no more than this limit.
    try program.limitDescriptors(to: 6)
    program.type("swift\r")
    try program.read(until: reason)
    program.type("\u{3}")
    _ = try program.end()
  }
}
