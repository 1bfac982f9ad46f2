import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing

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
  func `an address that is none of a web page is not passed on`(subject: Subject) {
    let arguments = UserCommand(name: "a", key: nil, run: ["open", "{url}"]).arguments(for: subject)
    #expect(arguments == nil)
  }

  @Test func `a value that would be an option is not passed on`() {
    let command = UserCommand(name: "a", key: nil, run: ["git", "clone", "{name}"])
    let arguments = command.arguments(for: Subject(repo: RepoName("--upload-pack=x/y"), url: nil))
    #expect(arguments == nil)
    #expect(command.arguments(for: nil) == nil)
  }

  @Test(arguments: [
    (["git", "clone", "https://a.b/c"], "git clone https://a.b/c"), (["echo", "a b", ""], "echo 'a b' ''"),
    (["echo", "it's"], "echo 'it'\\''s'"), (["a;b", "$(id)"], "'a;b' '$(id)'"),
  ])
  func `a person sees where each argument begins and ends`(arguments: [String], shown: String) {
    #expect(arguments.commandLine == shown)
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
      stub.subject = .repo(try #require(RepoName("octo/kettle")), url: "https://github.com/octo/kettle")
      try await body(app)
    }
  }

  private static let arguments = ["git", "clone", "https://github.com/octo/kettle"]

  @Test func `a command names its arguments first, and runs after a yes`() throws {
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

  @Test func `without confirm it runs at once, in the terminal if it is to`() throws {
    try onCommand(asks: false, usesTerminal: true) { app in
      try await app.press("c")
      #expect(app.world.desktop.commands.map(\.inTerminal) == [true])
    }
  }

  @Test(arguments: [
    (CommandEnd(status: 0, output: "one\ntwo\n\n"), "Clone it: two"),
    (CommandEnd(status: 3), "Clone it ended with the status 3"),
    (
      CommandEnd(status: 128, output: "no such repository\n"),
      "Clone it ended with the status 128: no such repository"
    ),
  ])
  func `its status and its last line are said`(end: CommandEnd, said: String) throws {
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

  @Test func `a command that lacks something of the item does nothing`() throws {
    try onCommand(run: ["gh", "{number}"]) { app in
      try await app.press("c")
      #expect(app.world.lastNotice == "`c` does nothing here · ? keys")
      #expect(app.frame.panes["dialog"] == nil)
    }
  }
}
