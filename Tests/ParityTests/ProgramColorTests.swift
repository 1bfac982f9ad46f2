import Foundation
import PtyTestSupport
import Testing

/// What the program asks a terminal about its colours, and what it does with the answers.
struct ProgramColorTests {
  /// The last query: the position of the cursor after a star.
  private static let question = "\u{1B}[6n"
  private static let white = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[2;2R"
  private static let wideStar = "\u{1B}[2;3R"

  @Test func `the answers change the colours and are not keys`() throws {
    let home = try Home()
    let variables = home.environment.merging(["TERM": "xterm-256color"]) { $1 }
    let program = try PtyProgram.octodo(in: home, environment: variables)
    let first = try program.readFirstFrame() + program.read(until: Self.question)
    // A grey that suits the background.
    #expect(!first.contains("\u{1B}[38;5;"))
    program.type(Self.white)
    var screen = try program.read(until: "\u{1B}[38;5;")
    program.type("tea")
    screen += try program.read(until: "tea")
    program.type("\u{3}")
    screen += try program.end().screen
    #expect(!screen.contains("rgb:"))
  }

  @Test func `if a star takes two columns, signs are ASCII`() throws {
    let home = try Home()
    let program = try PtyProgram.octodo(in: home)
    try program.read(until: Self.question)
    program.type(Self.wideStar)
    program.type("\u{1B}[Z?")
    let screen = try program.read(until: "+- Keys")
    #expect(!screen.contains("╭"))
    program.type("\u{3}")
    _ = try program.end()
  }

  @Test func `an answer that arrives while the program ends does not become input of the shell`() throws {
    let home = try Home()
    let variables = home.environment.merging(["TERM": "xterm-256color"]) { $1 }
    let program = try PtyProgram.shell("octodo --demo; head -n1", environment: variables)
    try program.read(until: Self.question)
    program.type("\u{3}")
    program.type(Self.white)
    try program.read(until: LeaveSequences.screen)
    program.type("done\n")
    let screen = try program.end().screen
    #expect(screen.contains("done"))
    #expect(!screen.contains("rgb:"))
  }

  @Test func `inside tmux the terminal behind it is asked too`() throws {
    let home = try Home()
    let variables = home.environment.merging(["TERM": "tmux-256color", "TMUX": "/nowhere,1,0"]) { $1 }
    let program = try PtyProgram.octodo(in: home, environment: variables)
    try program.read(until: "\u{1B}Ptmux;\u{1B}\u{1B}]4;1;?\u{7}")
    try program.read(until: "\u{1B}\u{1B}]11;?\u{7}\u{1B}\\")
    try program.read(until: Self.question)
    // tmux answers for itself, and its terminal later.
    program.type("\u{1B}[2;2R")
    program.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}")
    try program.read(until: "\u{1B}[38;5;")
    program.type("\u{3}")
    _ = try program.end()
  }

  @Test func `with a chosen theme colours are not queried`() throws {
    let home = try Home()
    let config = home.file("config.yml")
    try Data("theme: dark\n".utf8).write(to: URL(filePath: config))
    let program = try PtyProgram.octodo(in: home, arguments: ["--config", config])
    let screen = try program.read(until: Self.question)
    #expect(!screen.contains("\u{1B}]11;"))
    program.type("\u{3}")
    _ = try program.end()
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "linux"], ["TERM": "vt100"], ["theme": "plain"]])
  func `the terminal is not queried if nothing depends on the answer`(variables: [String: String]) throws {
    let home = try Home()
    var arguments: [String] = []
    if let theme = variables["theme"] {
      let config = home.file("config.yml")
      try Data("theme: \(theme)\n".utf8).write(to: URL(filePath: config))
      arguments = ["--config", config]
    }
    let program = try PtyProgram.octodo(in: home, arguments: arguments, environment: variables)
    var screen = try program.readFirstFrame()
    program.type("tea")
    screen += try program.read(until: "tea")
    program.type("\u{3}")
    screen += try program.end().screen
    #expect(!screen.contains("\u{1B}]11;") && !screen.contains(Self.question) && !screen.contains(">0q"))
  }
}
