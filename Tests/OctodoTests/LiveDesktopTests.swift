import EventLoop
import FoundationEssentials
import Glibc
import Screens
import Terminal
import TestSupport
import Testing

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
    // It reports what it saw by its exit status. A session leader has no terminal to open.
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
