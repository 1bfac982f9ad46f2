import PtyTestSupport
import Testing

/// Characters that the C library does not know, and those of private use, reach the terminal as they are.
struct NewSignTests {
  @Test(arguments: ["\u{1FA77}", "\u{1F6DC}", "\u{1FAE8}", "\u{E0A0}", "\u{378}", "\u{323B0}", "e\u{1ACF}"])
  func `the terminal gets`(sign: String) throws {
    let home = try Home()
    let variables = home.environment.merging(["TERM": "xterm-256color"]) { $1 }
    let program = try PtyProgram.octodo(in: home, environment: variables)
    try program.readFirstFrame()
    program.type("a\(sign)b")
    try program.read(until: sign)
    program.type("\u{3}")
    _ = try program.end()
  }
}
