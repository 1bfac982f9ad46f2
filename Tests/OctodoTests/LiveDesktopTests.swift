import Console
import Domain
import EventLoop
import FoundationEssentials
import Glibc
import Screens
import Synchronization
import Terminal
import TestSupport
import Testing
import Texts

@testable import octodo

struct LiveDesktopTests {
  @Test func `a mailer that fails is reported`() throws {
    let folder = try TemporaryFolder()
    let mailer = try Self.command("exit 3", in: folder)
    let failure = try Self.failure(["MAILER": mailer]) { try $0.compose(Mail(subject: "a")) }
    #expect(failure as? ExportError == .mailerFailed(program: Self.shell, status: 3))
  }

  @Test func `a browser that fails or is killed by a signal is reported`() throws {
    let folder = try TemporaryFolder()
    let browser = try Self.command("kill -9 $$", in: folder)
    let failure = try Self.failure(["BROWSER": browser]) { try $0.open("https://github.com") }
    #expect(failure as? DesktopError == .browserFailed(program: Self.shell, status: 137))
  }

  @Test func `the next browser of a list is tried if one is missing or fails`() throws {
    let folder = try TemporaryFolder()
    let browser = try Self.command("[ \"$1\" = https://github.com ] && exit 42", in: folder)
    let failure = try Self.failure(["BROWSER": "/nowhere/browser:false:\(browser)"]) {
      try $0.open("https://github.com")
    }
    #expect(failure as? DesktopError == .browserFailed(program: Self.shell, status: 42))
  }

  @Test func `a browser for the terminal gets the terminal`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "w3m")
    let notes = try Self.notes(["BROWSER": folder.file("w3m") + ":true"]) {
      try $0.open("https://github.com")
    }
    // The file is no program, so the next one is started, without the terminal.
    #expect(notes == ["given back", "taken"])
  }

  @Test func `a tilde in a command is the home folder`() throws {
    let folder = try TemporaryFolder()
    try folder.write("here", to: "file")
    let end = try Self.end(of: ["cat", "~/file"], environment: ["HOME": folder.path])
    #expect(end == CommandEnd(status: 0, output: "here"))
  }

  @Test(
    arguments: [
      (["TERM": "xterm"], CopyResult.sent, true), (["TERM": "linux"], .noClipboard, false),
      ([:], .sent, true),
      // No tmux answers there.
      (["TERM": "tmux-256color", "TMUX": "/nowhere,1,0"], .sent, true),
    ] as [([String: String], CopyResult, Bool)])
  func `a copy is called what it is`(
    environment: [String: String], expected: CopyResult, isWritten: Bool
  ) throws {
    try onLoop { loop in
      let terminal = GridTerminal(size: Size(columns: 1, rows: 1))
      let desktop = LiveDesktop(environment: environment, terminal: terminal, loop: loop, onFailure: { _ in })
      let (results, result) = AsyncStream.makeStream(of: CopyResult.self)
      desktop.copy("tea") { result.yield($0) }
      var iterator = results.makeAsyncIterator()
      let actual = await iterator.next()
      #expect(actual == expected)
      #expect(terminal.effects == (isWritten ? [.clipboard("tea")] : []))
    }
  }

  @Test(
    arguments: [
      ("echo on", CopyResult.copied), ("echo external", .refusedByTmux), ("echo off", .refusedByTmux),
      ("exit 1", .sent),
    ])
  func `inside tmux a copy is called what tmux makes of it`(answer: String, expected: CopyResult) throws {
    try onLoop { loop in
      let desktop = LiveDesktop(
        environment: ["TERM": "tmux-256color", "TMUX": "/nowhere,1,0"],
        terminal: GridTerminal(size: Size(columns: 1, rows: 1)), loop: loop,
        tmux: [Self.shell, "-c", answer], onFailure: { _ in })
      let (results, result) = AsyncStream.makeStream(of: CopyResult.self)
      desktop.copy("tea") { result.yield($0) }
      var iterator = results.makeAsyncIterator()
      let actual = await iterator.next()
      #expect(actual == expected)
    }
  }

  @Test func `a text that terminals would cut is not copied`() throws {
    try onLoop { loop in
      let terminal = GridTerminal(size: Size(columns: 1, rows: 1))
      let desktop = LiveDesktop(environment: [:], terminal: terminal, loop: loop, onFailure: { _ in })
      var results: [CopyResult] = []
      desktop.copy(String(repeating: "x", count: CursesTerminal.longestCopy + 1)) { results.append($0) }
      #expect(results == [.tooLong(limit: CursesTerminal.longestCopy)])
      #expect(terminal.effects == [])
    }
  }

  @Test func `a mail address opens MAILER`() throws {
    let folder = try TemporaryFolder()
    let mailer = try Self.command("[ \"$1\" = mailto:me@example.org ] && exit 42", in: folder)
    let failure = try Self.failure(["MAILER": mailer, "BROWSER": "true"]) {
      try $0.open("mailto:me@example.org")
    }
    #expect(failure as? ExportError == .mailerFailed(program: Self.shell, status: 42))
  }

  @Test func `a mailer for the terminal gets the terminal`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "mutt")
    let notes = try Self.notes(["MAILER": folder.file("mutt") + ":true"]) {
      try $0.compose(Mail(subject: "a"))
    }
    #expect(notes == ["given back", "taken"])
  }

  @Test func `a missing program is reported at once`() throws {
    #expect(
      throws: ExportError.mailerNotStarted(
        program: "/nowhere/mailer", reason: "No such file or directory")
    ) {
      _ = try Self.failure(["MAILER": "/nowhere/mailer -x"]) { try $0.compose(Mail(subject: "a")) }
    }
  }

  @Test func `a started program has no terminal, and gets its arguments unchanged`() throws {
    let folder = try TemporaryFolder()
    // It reports its findings by its exit status. A session leader has no terminal to open.
    let mailer = try Self.command(
      """
      [ "$1" = 'mailto:?subject=a%20%24b' ] || exit 1
      read -r process name state parent group session rest < /proc/$$/stat
      [ "$session" = $$ ] || exit 2
      exit 42
      """, in: folder)
    let failure = try Self.failure(["MAILER": mailer]) { try $0.compose(Mail(subject: "a $b")) }
    #expect(failure as? ExportError == .mailerFailed(program: Self.shell, status: 42))
  }

  @Test func `a command runs without a shell, and its output and status are reported`() throws {
    let folder = try TemporaryFolder()
    let script = try Self.command(
      """
      printf '%s|' "$@"
      read -r line && exit 1
      echo oops >&2
      exit 7
      """, in: folder)
    let arguments = script.split(separator: " ").map(String.init) + ["a b", "$(id)", ";x"]
    let end = try Self.end(of: arguments)
    #expect(end == CommandEnd(status: 7, output: "a b|$(id)|;x|oops\n"))
  }

  @Test func `the end of a long output is kept`() throws {
    let end = try Self.end(of: ["seq", "1", "100000"])
    #expect(end.status == 0)
    #expect(end.output.utf8.count == 65_536)
    #expect(end.output.hasSuffix("\n99999\n100000\n"))
  }

  @Test func `a command that is not installed is reported`() throws {
    let error = try onLoop { loop -> DesktopError? in
      let desktop = Self.desktop(loop)
      do { try desktop.run(["/no/such/program"], inTerminal: false) { _ in } } catch {
        return error as? DesktopError
      }
      return nil
    }
    #expect(
      error == .commandNotStarted(program: "/no/such/program", reason: "No such file or directory"))
  }

  @Test func `the terminal is lent to a command only while it runs`() throws {
    let status = Mutex<Int32?>(nil)
    let notes = try Self.notes([:]) { desktop in
      try desktop.run([Self.shell, "-c", "exit 3"], inTerminal: true) { end in
        status.withLock { $0 = end.status }
      }
    }
    #expect(notes == ["given back", "taken"])
    #expect(status.withLock { $0 } == 3)
  }

  @Test func `a text is edited in the terminal, in a file that is removed`() throws {
    let folder = try TemporaryFolder()
    let editor = try Self.command(
      "stat -c %a \"$1\" >'\(folder.path)/mode'; echo \"$1\" >'\(folder.path)/name'; echo more >>\"$1\"",
      in: folder)
    let text = Mutex("")
    let notes = try Self.notes(["EDITOR": editor, "HOME": folder.path]) { desktop in
      let edited = try desktop.edit("tea", as: "note.md")
      text.withLock { $0 = edited }
    }
    #expect(notes == ["given back", "taken at once"])
    #expect(text.withLock { $0 } == "tea\nmore\n")
    let mode = try String(contentsOfFile: folder.file("mode"), encoding: .utf8)
    #expect(mode == "600\n")
    let name = try String(contentsOfFile: folder.file("name"), encoding: .utf8).trimmingWhitespace
    #expect(name.hasSuffix("/note.md"))
    #expect(access(name, F_OK) != 0)
  }

  @Test(
    arguments: [
      ("false", DesktopError.editorFailed(program: "false", status: 1)),
      ("/no/editor", .editorNotStarted(program: "/no/editor", reason: "No such file or directory")),
      ("vi 'x", .unbalancedQuote(variable: "EDITOR")),
    ] as [(String, DesktopError)])
  func `an editor that fails changes nothing`(editor: String, expected: DesktopError) throws {
    let folder = try TemporaryFolder()
    #expect(throws: expected) {
      _ = try Self.notes(["EDITOR": editor, "HOME": folder.path]) { _ = try $0.edit("tea", as: "note.md") }
    }
  }

  @Test func `what an editor wrote before it failed stays where it is`() throws {
    let folder = try TemporaryFolder()
    let editor = try Self.command("echo more >>\"$1\"; exit 3", in: folder)
    let error = Mutex<DesktopError?>(nil)
    _ = try Self.notes(["EDITOR": editor, "HOME": folder.path]) { desktop in
      do { _ = try desktop.edit("tea", as: "note.md") } catch let failure {
        error.withLock { $0 = failure as? DesktopError }
      }
    }
    guard case .textNotUsed(_, 3, let path) = error.withLock({ $0 }) else {
      Issue.record("It was not kept.")
      return
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == "tea\nmore\n")
    let parent = Folders(environment: ["HOME": folder.path]).editedFolder
    #expect(path.hasPrefix(parent))
    let sentence = Texts(.en).sentence(for: DesktopError.textNotUsed(program: "vi", status: 3, path: "/x"))
    #expect(sentence.hasSuffix("so nothing was changed. What it wrote is in /x."))
  }

  @Test func `a text that cannot be read stays where it is`() throws {
    let folder = try TemporaryFolder()
    let editor = try Self.command("printf '\\377' >\"$1\"; echo \"$1\" >'\(folder.path)/name'", in: folder)
    var failure: DesktopError?
    do {
      _ = try Self.notes(["EDITOR": editor, "HOME": folder.path]) { _ = try $0.edit("tea", as: "note.md") }
    } catch {
      failure = error as? DesktopError
    }
    let name = try String(contentsOfFile: folder.file("name"), encoding: .utf8).trimmingWhitespace
    #expect(failure == .textNotTaken(path: name, reason: "it is not UTF-8"))
    #expect(access(name, F_OK) == 0)
  }

  /// What happens to the terminal.
  private static func notes(
    _ environment: [String: String], _ act: @escaping @LoopActor @Sendable (LiveDesktop) throws -> Void
  ) throws -> [String] {
    try onLoop { loop in
      let (notes, note) = AsyncStream.makeStream(of: String.self)
      let desktop = LiveDesktop(
        environment: environment, terminal: GridTerminal(size: Size(columns: 1, rows: 1)), loop: loop,
        lendTerminal: { staysInView, run in
          note.yield("given back")
          run()
          note.yield(staysInView ? "taken" : "taken at once")
        }, onFailure: { _ in })
      try act(desktop)
      note.finish()
      var all: [String] = []
      for await text in notes { all.append(text) }
      return all
    }
  }

  @LoopActor
  private static func desktop(_ loop: EventLoop, _ environment: [String: String] = [:]) -> LiveDesktop {
    LiveDesktop(
      environment: environment, terminal: GridTerminal(size: Size(columns: 1, rows: 1)), loop: loop,
      onFailure: { _ in })
  }

  private static func end(
    of command: [String], environment: [String: String] = [:]
  ) throws -> CommandEnd {
    try onLoop { loop in
      let (ends, ended) = AsyncStream.makeStream(of: CommandEnd.self)
      let desktop = Self.desktop(loop, environment)
      try desktop.run(command, inTerminal: false) { ended.yield($0) }
      var iterator = ends.makeAsyncIterator()
      return try #require(await iterator.next())
    }
  }

  /// The failure that the desktop reports for the program that `act` starts.
  private static func failure(
    _ environment: [String: String], _ act: @escaping @LoopActor @Sendable (LiveDesktop) throws -> Void
  ) throws -> (any Error)? {
    try onLoop { loop in
      let (failures, ended) = AsyncStream.makeStream(of: (any Error).self)
      let desktop = LiveDesktop(
        environment: environment, terminal: GridTerminal(size: Size(columns: 1, rows: 1)), loop: loop,
        patience: .seconds(60)
      ) { ended.yield($0) }
      try act(desktop)
      var iterator = failures.makeAsyncIterator()
      return await iterator.next()
    }
  }

  private static let shell = "/bin/sh"

  /// The shell reads the text. Running the file directly could fail (ETXTBSY), because another test that
  /// starts a process at the same moment has a copy of the descriptor that wrote it.
  private static func command(_ text: String, in folder: borrowing TemporaryFolder) throws -> String {
    try folder.write("\(text)\n", to: "program")
    return "\(shell) \(folder.file("program"))"
  }
}
