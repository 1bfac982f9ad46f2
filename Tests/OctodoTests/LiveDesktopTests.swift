import EventLoop
import FoundationEssentials
import Glibc
import Screens
import Terminal
import TestSupport
import Testing

@testable import octodo

@Suite(.timeLimit(.minutes(10)))
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
    let notes = try onLoop { loop in
      let (notes, note) = AsyncStream.makeStream(of: String.self)
      let desktop = LiveDesktop(
        environment: [:], terminal: GridTerminal(size: Size(columns: 1, rows: 1)), loop: loop,
        lendTerminal: { run in
          note.yield("given back")
          run()
          note.yield("taken")
        }, onFailure: { _ in })
      try desktop.run([Self.shell, "-c", "exit 3"], inTerminal: true) {
        note.yield("ended with \($0.status)")
      }
      note.finish()
      var all: [String] = []
      for await text in notes { all.append(text) }
      return all
    }
    #expect(notes == ["given back", "taken", "ended with 3"])
  }

  @LoopActor
  private static func desktop(_ loop: EventLoop) -> LiveDesktop {
    LiveDesktop(
      environment: [:], terminal: GridTerminal(size: Size(columns: 1, rows: 1)), loop: loop,
      onFailure: { _ in })
  }

  private static func end(of command: [String]) throws -> CommandEnd {
    try onLoop { loop in
      let (ends, ended) = AsyncStream.makeStream(of: CommandEnd.self)
      let desktop = Self.desktop(loop)
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
