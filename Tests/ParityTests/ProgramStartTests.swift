import Foundation
import Glibc
import PtyTestSupport
import TestSupport
import Testing

/// How octodo handles the terminal that it is started in.
struct ProgramStartTests {
  @Test(arguments: [nil, "", "no-such-terminal", "dumb", "vt52"])
  func `an unknown or insufficient terminal type is refused in one line`(_ type: String?) throws {
    let home = try Home()
    var variables = home.environment
    variables["TERM"] = type
    let line = "exec octodo --demo 2>'\(home.file("errors"))'"
    let program = try PtyProgram.shell(line, environment: variables)
    let (report, screen) = try program.end()
    #expect(report == "exited 2")
    #expect(screen == "[[exited 2]]")
    #expect(program.modes == program.modesBefore)
    let lines = try home.read("errors").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 2 && lines[1].isEmpty)
    #expect(lines[0].contains("TERM"))
  }

  @Test(arguments: ["</dev/null", "| cat"])
  func `without a terminal on both sides octodo says so in one line`(_ redirection: String) throws {
    let home = try Home()
    let variables = home.environment.merging(["TERM": "xterm-256color"]) { $1 }
    let line = "(octodo --demo 2>'\(home.file("errors"))'; echo $? >'\(home.file("status"))') \(redirection)"
    let program = try PtyProgram.shell(line, environment: variables)
    let (_, screen) = try program.end()
    #expect(screen == "[[exited 0]]")
    let value = try home.read("status")
    #expect(value == "2\n")
    let lines = try home.read("errors").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 2 && lines[1].isEmpty)
    #expect(lines[0].contains("terminal"))
  }

  @Test func `the next octodo repairs the terminal after a kill`() throws {
    let home = try Home()
    let variables = home.environment.merging(["TERM": "xterm-256color"]) { $1 }
    let octodo = "'\(try BuiltProgram.octodo())' --demo"
    // One process group, as in a script, whose shell does not change the terminal's modes.
    let line = "\(octodo) </dev/tty & echo $! >'\(home.file("first"))'; wait; exec \(octodo)"
    let program = try PtyProgram(["/bin/sh", "-c", line], environment: variables)
    try program.readFirstFrame()
    let first = try #require(pid_t(try home.read("first").dropLast()))
    kill(first, SIGKILL)
    try program.readFirstFrame()
    program.type("\u{3}")
    let (report, screen) = try program.end()
    #expect(report == "exited 0")
    for sequence in LeaveSequences.all { #expect(screen.contains(sequence)) }
    #expect(program.modes == program.modesBefore)
  }

  @Test func `the command line opens a repository, on top of the search`() throws {
    let home = try Home()
    let program = try PtyProgram.octodo(in: home, arguments: ["ratatui/ratatui"])
    // While the README loads, Esc would stop that.
    let first = try program.read(until: "small chef")
    #expect(!first.contains("type and press Enter"))
    program.type("\u{1B}")
    try program.readFirstFrame()
    program.type("\u{3}")
    let (report, _) = try program.end()
    #expect(report == "exited 0")
    let events = try home.events()
    #expect(events == ["launch", "page-view", "page-view", "background"])
  }

  @Test func `the command line searches for words`() throws {
    let home = try Home()
    let program = try PtyProgram.octodo(in: home, arguments: ["swift", "terminal"])
    try program.read(until: "1 of 6")
    program.type("\u{3}")
    let (report, _) = try program.end()
    #expect(report == "exited 0")
    let events = try home.events()
    #expect(events == ["launch", "page-view", "search", "background"])
  }

  @Test func `an address of another host is refused before the screen changes`() throws {
    let home = try Home()
    let program = try PtyProgram.octodo(in: home, arguments: ["https://gitlab.com/a/b"])
    let (report, screen) = try program.end()
    #expect(report == "exited 2")
    #expect(screen.contains("This address is on gitlab.com") && !screen.contains("\u{1B}"))
  }

  @Test func `the editor of config.yml reads from the terminal`() throws {
    let home = try Home()
    let editor = "#!/bin/sh\nprintf 'how many? '; read count; echo \"page_size: $count\" > \"$1\"\n"
    try Data(editor.utf8).write(to: URL(filePath: home.file("editor")))
    let variables = home.environment.merging(["EDITOR": "sh \(home.file("editor"))"]) { $1 }
    let program = try PtyProgram.shell("exec octodo config edit", environment: variables)
    try program.read(until: "how many? ")
    program.type("500\r")
    try program.read(until: "page_size needs")
    let (report, _) = try program.end()
    #expect(report == "exited 1")
    let text = try home.read("config/octodo/config.yml")
    #expect(text == "page_size: 500\n")
  }

  @Test func `a search on a terminal is a table`() throws {
    let home = try Home()
    let program = try PtyProgram.shell(
      "exec octodo search repos tui --demo --limit 2", environment: home.environment)
    let (report, screen) = try program.end()
    #expect(report == "exited 0")
    let lines = screen.split(whereSeparator: \.isNewline)
    #expect(lines.first?.hasPrefix("2 of ") == true)
    #expect(lines.dropFirst().first?.hasPrefix("NAME ") == true)
    #expect(lines.dropLast().allSatisfy { $0.count <= 80 })
  }

  @Test func `NO_COLOR means attributes and no colours`() throws {
    let home = try Home()
    let colored = try PtyProgram.octodo(in: home)
    let selfLooks = try Self.looks(in: colored.readFirstFrame())
    #expect(selfLooks.contains(where: Self.isColor))
    let plain = try PtyProgram.octodo(in: home, environment: ["NO_COLOR": "1"])
    var screen = try plain.readFirstFrame()
    plain.type("stars:>10\r")
    screen += try plain.read(until: "of 297")
    plain.type("\u{3}")
    screen += try plain.end().screen
    let looks = Self.looks(in: screen)
    #expect(looks.contains(7))
    #expect(!looks.contains(where: Self.isColor))
  }

  /// The parameters of all SGR sequences.
  private static func looks(in output: String) -> [Int] {
    output.matches(of: /\u{1B}\[([0-9;]*)m/).flatMap { match in
      match.output.1.split(separator: ";").compactMap { Int($0) }
    }
  }

  /// Colours in ECMA-48 and xterm, and the reset to the default ones.
  private static func isColor(_ parameter: Int) -> Bool {
    (30...49).contains(parameter) || (90...107).contains(parameter)
  }
}
