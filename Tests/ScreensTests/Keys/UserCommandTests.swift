import AppTestSupport
import Domain
import EventLoop
import Terminal
import TestSupport
import Testing

@testable import Screens

struct UserCommandTests {
  private static let subject = Subject(
    repo: RepoName("octo/kettle"), number: 7, url: "https://github.com/octo/kettle/issues/7")

  @Test(arguments: [
    (["git", "clone", "{url}"], ["git", "clone", "https://github.com/octo/kettle/issues/7"]),
    (
      ["gh", "issue", "view", "{number}", "-R", "{name}"], ["gh", "issue", "view", "7", "-R", "octo/kettle"]
    ),
    (["echo", "x{url}", "{Url}", "$(id)", "a b"], ["echo", "x{url}", "{Url}", "$(id)", "a b"]),
  ])
  func `only a whole argument is replaced`(run: [String], arguments: [String]) {
    let command = UserCommand(name: "a", key: nil, run: run)
    #expect(command.arguments(for: Self.subject) == arguments)
  }

  @Test(arguments: [
    Subject(url: nil), Subject(url: "http://octo.example"), Subject(url: "file:///etc/passwd"),
    Subject(url: "https://octo.example/a\u{202E}b"), Subject(url: "https://octo.example/a b"),
  ])
  func `an address that is not a web page is not passed on`(subject: Subject) {
    let arguments = UserCommand(name: "a", key: nil, run: ["open", "{url}"]).arguments(for: subject)
    #expect(arguments == nil)
  }

  @Test func `a value that would be an option is not passed on`() throws {
    let command = UserCommand(name: "a", key: nil, run: ["git", "clone", "{name}"])
    let name = try #require(RepoName("--bare/y"))
    let arguments = command.arguments(for: Subject(repo: name, url: nil))
    #expect(arguments == nil)
    #expect(command.arguments(for: nil) == nil)
  }

  @Test(arguments: [
    (["git", "clone", "https://a.b/c"], "git clone https://a.b/c"), (["echo", "a b", ""], "echo 'a b' ''"),
    (["echo", "it's"], "echo 'it'\\''s'"), (["a;b", "$(id)"], "'a;b' '$(id)'"),
  ])
  func `the start and end of each argument are visible`(arguments: [String], shown: String) {
    #expect(arguments.commandLine == shown)
  }
}

extension UserCommandTests {
  private static func repo(_ name: String) -> Subject {
    Subject(repo: RepoName(name), url: "https://github.com/\(name)")
  }

  @Test func `each item has its own run, in order, and equal runs are merged`() {
    let subjects = [Self.repo("o/b"), Self.repo("o/a"), Subject(url: nil), Self.repo("o/b")]
    let clone = UserCommand(name: "a", key: nil, run: ["git", "clone", "{name}"])
    #expect(clone.runs(on: subjects) == [["git", "clone", "o/b"], ["git", "clone", "o/a"]])
    #expect(clone.runs(on: []) == [])
    let plain = UserCommand(name: "a", key: nil, run: ["htop"])
    #expect(plain.runs(on: subjects) == [["htop"]])
    #expect(plain.runs(on: []) == [["htop"]])
  }
}

/// Commands in the program.
struct AppCommandsTests {
  private func onCommand(
    asks: Bool = true, usesTerminal: Bool = false, run: [String] = ["git", "clone", "{url}"],
    _ body: @escaping @LoopActor @Sendable (AppHarness) async throws -> Void
  ) throws {
    try onWorld { world in
      world.preferences.commands = [
        UserCommand(name: "Clone it", key: .char("c"), run: run, asks: asks, usesTerminal: usesTerminal)
      ]
      let app = AppHarness(world)
      try await app.start()
      let stub = try #require(app.resolver.stubs.first)
      stub.subject = Subject(.repo(try #require(RepoName("octo/kettle"))), on: "https://github.com")
      try await body(app)
    }
  }

  private static let arguments = ["git", "clone", "https://github.com/octo/kettle"]

  @Test func `a command shows its arguments first, and runs after a yes`() throws {
    try onCommand { app in
      try await app.press("c")
      let dialog = app.frame.rows(of: "dialog").joined(separator: "\n")
      #expect(dialog.contains("Run Clone it?") && dialog.contains("git clone https://github.com/octo/kettle"))
      #expect(app.world.desktop.commands.isEmpty)
      try await app.press("n")
      #expect(app.world.desktop.commands.isEmpty)
      try await app.press("c", "Y")
      #expect(app.world.desktop.commands.map(\.arguments) == [Self.arguments])
      #expect(app.world.lastNotice == "Clone it: done")
    }
  }

  @Test func `without confirmation it runs immediately, in the terminal if configured`() throws {
    try onCommand(asks: false, usesTerminal: true) { app in
      try await app.press("c")
      #expect(app.world.desktop.commands.map(\.inTerminal) == [true])
    }
  }

  @Test(arguments: [
    (CommandEnd(status: 0, output: "one\ntwo\n\n"), "Clone it: two"),
    (CommandEnd(status: 0, output: "\u{1B}[1;31mred\u{1B}[0m\n"), "Clone it: red"),
    (CommandEnd(status: 3), "Clone it ended with the status 3"),
    (
      CommandEnd(status: 128, output: "no such repository\n"),
      "Clone it ended with the status 128: no such repository"
    ),
  ])
  func `its status and its last line are reported`(end: CommandEnd, said: String) throws {
    try onCommand(asks: false) { app in
      app.world.desktop.commandEnd = end
      try await app.press("c")
      #expect(app.world.lastNotice == said)
    }
  }

  @Test func `a command that cannot be started says so`() throws {
    try onCommand(asks: false) { app in
      app.world.desktop.failure = .commandNotStarted(program: "git", reason: "No such file or directory")
      try await app.press("c")
      #expect(
        app.world.lastNotice
          == "Could not start git (No such file or directory). Check the command in config.yml.")
    }
  }

  @Test(arguments: [
    (["gh", "{number}"], "Clone it needs an issue: {number} has no value here."),
    (["gh", "{url}", "{number}"], "Clone it needs an issue: {number} has no value here."),
  ])
  func `a command whose placeholder the item cannot fill says so`(run: [String], said: String) throws {
    try onCommand(run: run) { app in
      try await app.press("c")
      #expect(app.world.lastNotice == said)
      #expect(app.frame.panes["dialog"] == nil)
    }
  }

  @Test func `its key belongs to no other action, in hints and help too`() throws {
    try onCommand(run: ["echo"]) { app in
      let stub = try #require(app.resolver.stubs.first)
      stub.actions = [Action("throw", [.char("c"), .char("w")], "throw it away", hint: "throw") {}]
      try await app.world.waitUntilIdle()
      #expect(app.status.contains("w throw") && !app.status.contains("c throw"))
      try await app.press("?")
      let help = app.frame.rows(of: "help").map { $0.split(separator: " ").joined(separator: " ") }
      #expect(help.contains("| c Clone it |") && help.contains("| w throw it away |"))
    }
  }

  @Test func `nothing is known of what it does`() throws {
    try onCommand(run: ["echo"]) { app in
      let stub = try #require(app.resolver.stubs.first)
      let actions = app.session.app?.commandActions(for: stub)
      #expect(actions?.map(\.effect) == [.mayDelete])
    }
  }

  /// Three marked repositories.
  private func onMarked(
    asks: Bool = true, usesTerminal: Bool = false,
    _ body: @escaping @LoopActor @Sendable (AppHarness) async throws -> Void
  ) throws {
    try onCommand(asks: asks, usesTerminal: usesTerminal) { app in
      let names = try (1...3).map { try #require(RepoName("octo/r\($0)")) }
      app.resolver.stubs.first?.subjects = names.map { Subject(.repo($0), on: "https://github.com") }
      try await body(app)
    }
  }

  private static let clones = (1...3).map { ["git", "clone", "https://github.com/octo/r\($0)"] }

  @Test func `one question covers all marked items, with everything that will run`() throws {
    try onMarked { app in
      try await app.press("c")
      let dialog = app.frame.rows(of: "dialog").joined(separator: "\n")
      #expect(dialog.contains("Run Clone it 3 times?"))
      for number in 1...3 { #expect(dialog.contains("https://github.com/octo/r\(number)")) }
      #expect(app.world.desktop.commands.isEmpty)
      try await app.press("Y")
      #expect(app.world.desktop.commands.map(\.arguments) == Self.clones)
      #expect(app.frame.panes["dialog"] == nil)
      #expect(app.world.lastNotice == "Clone it: 3 runs done")
    }
  }

  @Test(arguments: [false, true])
  func `without confirmation it runs on each marked item immediately`(usesTerminal: Bool) throws {
    try onMarked(asks: false, usesTerminal: usesTerminal) { app in
      try await app.press("c")
      #expect(app.world.desktop.commands.map(\.arguments) == Self.clones)
      #expect(app.world.desktop.commands.map(\.inTerminal) == [usesTerminal, usesTerminal, usesTerminal])
    }
  }

  @Test func `the next run starts when the previous one has ended`() throws {
    try onMarked(asks: false) { app in
      let desktop = app.world.desktop
      desktop.holdsCommands = true
      try await app.press("c")
      #expect(desktop.commands.count == 1)
      for count in [2, 3, 3] {
        desktop.endCommand()
        #expect(desktop.commands.count == count)
      }
      #expect(app.world.lastNotice == "Clone it: 3 runs done")
    }
  }

  @Test func `while one runs, the status line has its name and a spinner`() throws {
    try onMarked(asks: false) { app in
      app.world.desktop.holdsCommands = true
      try await app.press("c")
      #expect(app.status.hasPrefix(" Clone it |"))
      try await app.world.advance(by: .milliseconds(100))
      #expect(app.status.hasPrefix(" Clone it /"))
      for _ in 0..<3 { app.world.desktop.endCommand() }
      try await app.world.waitUntilIdle()
      try await app.press("j")
      #expect(!app.status.contains("Clone it"))
      #expect(app.world.loop.untilNextTimer == nil)
    }
  }

  @Test func `a failure does not stop the others, and the first one is said`() throws {
    try onMarked(asks: false) { app in
      let desktop = app.world.desktop
      desktop.holdsCommands = true
      try await app.press("c")
      for end in [CommandEnd(status: 0), CommandEnd(status: 128, output: "no\n"), CommandEnd(status: 1)] {
        desktop.commandEnd = end
        desktop.endCommand()
      }
      #expect(desktop.commands.map(\.arguments) == Self.clones)
      #expect(
        app.world.lastNotice == "2 of 3 failed. Clone it ended with the status 128: no")
    }
  }

  @Test func `a program that cannot be started is tried once`() throws {
    try onMarked(asks: false) { app in
      app.world.desktop.failure = .commandNotStarted(program: "git", reason: "No such file or directory")
      try await app.press("c")
      #expect(app.world.lastNotice?.hasPrefix("Could not start git (No such file or directory).") == true)
      #expect(app.world.desktop.commands.isEmpty)
    }
  }
}
