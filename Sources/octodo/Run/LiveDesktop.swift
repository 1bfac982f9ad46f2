import EventLoop
import FoundationEssentials
import Glibc
import Screens
import Terminal

/// The user's real desktop.
@LoopActor
final class LiveDesktop: Desktop {
  private let environment: [String: String]
  private let terminal: any Terminal
  private let loop: EventLoop
  private let patience: Duration
  private let onFailure: @LoopActor (any Error) -> Void
  private let lendTerminal: @LoopActor (() -> Void) -> Void

  /// - Parameters:
  ///   - patience: how long to watch a started program; a failure after that is ignored, because the user has
  ///     seen the program.
  ///   - lendTerminal: runs its argument while the terminal is released.
  ///   - onFailure: called if a started program fails, with a `DesktopError` or an `ExportError`.
  init(
    environment: [String: String], terminal: any Terminal, loop: EventLoop, patience: Duration = .seconds(5),
    lendTerminal: @escaping @LoopActor (() -> Void) -> Void = { $0() },
    onFailure: @escaping @LoopActor (any Error) -> Void
  ) {
    self.environment = environment
    self.terminal = terminal
    self.loop = loop
    self.patience = patience
    self.lendTerminal = lendTerminal
    self.onFailure = onFailure
  }

  func open(_ url: String) throws {
    // Names and addresses are outside input: open only web addresses, as one argument, and never through a
    // shell.
    guard ["https://", "http://", "mailto:"].contains(where: url.hasPrefix),
      url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else {
      throw DesktopError.notWebAddress
    }
    let command = browserCommand + [url]
    let process: pid_t
    do throws(ProcessLauncher.LaunchFailure) {
      process = try Self.launch(command)
    } catch {
      throw DesktopError.browserNotStarted(program: command[0], reason: error.reason)
    }
    watch(process) { DesktopError.browserFailed(program: command[0], status: $0) }
  }

  func copy(_ text: String) {
    terminal.copy(text)
  }

  var mailForm: MailForm? {
    Mailer.find(environment).map { $0 == .xdgEmail ? .attachment : .text(limit: Mailer.longestArgument) }
  }

  func compose(_ mail: Mail) throws {
    let command = Mailer.find(environment)?.command(for: mail) ?? []
    let program = command.first ?? "xdg-email"
    let process: pid_t
    do throws(ProcessLauncher.LaunchFailure) {
      process = try Self.launch(command)
    } catch {
      throw ExportError.mailerNotStarted(program: program, reason: error.reason)
    }
    watch(process) { ExportError.mailerFailed(program: program, status: $0) }
  }

  func run(
    _ command: [String], inTerminal: Bool, onEnd: @escaping @LoopActor (CommandEnd) -> Void
  ) throws {
    do throws(ProcessLauncher.LaunchFailure) {
      guard inTerminal else {
        return try CapturedCommand.start(
          command, without: TokenSecrecy.variables, loop: loop, onEnd: onEnd)
      }
      var result = Result<Int32, ProcessLauncher.LaunchFailure>.success(0)
      lendTerminal {
        result = Result { () throws(ProcessLauncher.LaunchFailure) in
          try ProcessLauncher.run(command, without: TokenSecrecy.variables)
        }
      }
      onEnd(CommandEnd(status: try result.get()))
    } catch {
      throw DesktopError.commandNotStarted(program: command[0], reason: error.reason)
    }
  }

  func shownPath(for name: String) -> String {
    newFile.expectedPath(of: name)
  }

  nonisolated func save(_ text: String, as name: String) throws -> SavedFile {
    try newFile.write(text, as: name)
  }

  private nonisolated var newFile: NewFile {
    let home = environment["HOME"] ?? ""
    return NewFile(
      folders: [FileManager.default.currentDirectoryPath, home].filter { !$0.isEmpty }, home: home)
  }

  private static func launch(_ command: [String]) throws(ProcessLauncher.LaunchFailure) -> pid_t {
    try ProcessLauncher.launch(command, .none, without: TokenSecrecy.variables)
  }

  /// Many machines have xdg-open and xdg-email but nothing for them to start.
  private func watch(_ process: pid_t, _ error: @escaping (_ status: Int32) -> any Error) {
    let end = ContinuousClock.now + patience
    loop.watchEnd(of: process) { [onFailure] status in
      if status != 0, ContinuousClock.now < end { onFailure(error(status)) }
    }
  }

  /// The same order as in gh; BROWSER may be a colon-separated list, of which the first entry is used.
  private var browserCommand: [String] {
    let wanted = ["GH_BROWSER", "BROWSER"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let words = wanted.prefix { $0 != ":" }.split(separator: " ").map(String.init)
    return words.isEmpty ? ["xdg-open"] : words
  }
}
