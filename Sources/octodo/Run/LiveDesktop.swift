import Console
import Domain
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
  private let tmux: [String]
  private let onFailure: @LoopActor (any Error) -> Void
  private let lendTerminal: @LoopActor (_ staysInView: Bool, _ run: () -> Void) -> Void

  /// - Parameters:
  ///   - patience: how long to watch a started program; a failure after that is ignored, because the user has
  ///     seen the program.
  ///   - tmux: the command that asks tmux whether programs in it can write to the clipboard.
  ///   - lendTerminal: runs its argument while the terminal is released. What a program printed stays in view until a
  ///     key is pressed, if it should.
  ///   - onFailure: called if a started program fails, with a `DesktopError` or an `ExportError`.
  init(
    environment: [String: String], terminal: any Terminal, loop: EventLoop, patience: Duration = .seconds(5),
    tmux: [String] = ["tmux", "show-options", "-sv", "set-clipboard"],
    lendTerminal: @escaping @LoopActor (_ staysInView: Bool, _ run: () -> Void) -> Void = { $1() },
    onFailure: @escaping @LoopActor (any Error) -> Void
  ) {
    self.environment = environment
    self.terminal = terminal
    self.loop = loop
    self.patience = patience
    self.tmux = tmux
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
    if url.hasPrefix("mailto:"), case .programs(let mailers)? = try Mailer.find(environment) {
      return try startMailer(mailers.map { $0.command(for: url) })
    }
    try start(
      try ChosenProgram.browsers(environment).map { $0.command(for: url) }[...],
      notStarted: { DesktopError.browserNotStarted(program: $0, reason: $1) },
      failed: { DesktopError.browserFailed(program: $0, status: $1) })
  }

  func copy(_ text: String, then: @escaping @LoopActor (CopyResult) -> Void) {
    guard CursesTerminal.hasClipboard(type: environment["TERM", default: ""]) else {
      return then(.noClipboard)
    }
    let limit = CursesTerminal.longestCopy
    // A part would be taken for the whole.
    guard text.utf8.count <= limit else { return then(.tooLong(limit: limit)) }
    terminal.copy(text)
    guard !environment["TMUX", default: ""].isEmpty else { return then(.sent) }
    Tmux(loop: loop, question: tmux).passesCopies { passes in
      then(passes.map { $0 ? CopyResult.copied : .refusedByTmux } ?? .sent)
    }
  }

  var mailForm: MailForm? {
    do throws(DesktopError) {
      return try Mailer.find(environment).map {
        $0 == .xdgEmail ? .attachment : .text(limit: Mailer.longestArgument)
      }
    } catch {
      // `compose` says what is wrong.
      return .text(limit: Mailer.longestArgument)
    }
  }

  func compose(_ mail: Mail) throws {
    let commands = try Mailer.find(environment)?.commands(for: mail) ?? []
    guard !commands.isEmpty else {
      throw ExportError.mailerNotStarted(program: "xdg-email", reason: String(cString: strerror(ENOENT)))
    }
    try startMailer(commands)
  }

  private func startMailer(_ commands: [[String]]) throws {
    try start(
      commands[...],
      notStarted: { ExportError.mailerNotStarted(program: $0, reason: $1) },
      failed: { ExportError.mailerFailed(program: $0, status: $1) })
  }

  /// Starts the first of several programs that can be started, in the terminal if it needs that. If one fails at once,
  /// the next one is tried.
  /// - Throws: `notStarted` of the last one.
  private func start(
    _ commands: ArraySlice<[String]>,
    notStarted: @escaping (_ program: String, _ reason: String) -> any Error,
    failed: @escaping (_ program: String, _ status: Int32) -> any Error
  ) throws {
    guard let command = commands.first else { return }
    let tryNext = { @LoopActor [self] (problem: any Error) throws in
      guard commands.count > 1 else { throw problem }
      try start(commands.dropFirst(), notStarted: notStarted, failed: failed)
    }
    var problem: (any Error)?
    do throws(ProcessLauncher.LaunchFailure) {
      if ChosenProgram(words: command).needsTerminal {
        let status = try runInTerminal(command)
        if status != 0 { problem = failed(command[0], status) }
      } else {
        watch(try Self.launch(command)) { [onFailure] status in
          do { try tryNext(failed(command[0], status)) } catch { onFailure(error) }
        }
      }
    } catch {
      problem = notStarted(command[0], error.reason)
    }
    if let problem { try tryNext(problem) }
  }

  func run(
    _ command: [String], inTerminal: Bool, onEnd: @escaping @LoopActor (CommandEnd) -> Void
  ) throws {
    let command = command.map { $0.inHome(home) }
    do throws(ProcessLauncher.LaunchFailure) {
      guard inTerminal else {
        return try CapturedCommand.start(
          command, without: TokenSecrecy.variables, loop: loop, onEnd: onEnd)
      }
      onEnd(CommandEnd(status: try runInTerminal(command)))
    } catch {
      throw DesktopError.commandNotStarted(program: command[0], reason: error.reason)
    }
  }

  func edit(_ text: String, as name: String) throws -> String {
    let editor = try ChosenProgram.editor(environment)
    let file: EditedFile
    do { file = try editedFile(text, name) } catch {
      throw DesktopError.textNotPassed(reason: "\(error)")
    }
    let command = editor.command(for: file.path)
    let status: Int32
    do throws(ProcessLauncher.LaunchFailure) {
      status = try runInTerminal(command, staysInView: false)
    } catch {
      file.remove()
      throw DesktopError.editorNotStarted(program: command[0], reason: error.reason)
    }
    guard status == 0 else {
      if file.isChanged {
        throw DesktopError.textNotUsed(program: command[0], status: status, path: file.path)
      }
      file.remove()
      throw DesktopError.editorFailed(program: command[0], status: status)
    }
    let edited: String
    do { edited = try file.text() } catch {
      throw DesktopError.textNotTaken(path: file.path, reason: "\(error)")
    }
    file.remove()
    return edited
  }

  /// In the folder of temporary files if the data cannot be written.
  private func editedFile(_ text: String, _ name: String) throws -> EditedFile {
    do { return try EditedFile(text, name: name, in: Folders(environment: environment).editedFolder) } catch {
      return try EditedFile(text, name: name, in: Folders.temporary(environment))
    }
  }

  /// Returns the exit status.
  private func runInTerminal(
    _ command: [String], staysInView: Bool = true
  ) throws(ProcessLauncher.LaunchFailure) -> Int32 {
    var result = Result<Int32, ProcessLauncher.LaunchFailure>.success(0)
    lendTerminal(staysInView) {
      result = Result { () throws(ProcessLauncher.LaunchFailure) in
        try ProcessLauncher.run(command, without: TokenSecrecy.variables)
      }
    }
    return try result.get()
  }

  func shownPath(for name: String) -> String {
    newFile.expectedPath(of: name)
  }

  nonisolated func save(_ text: String, as name: String) throws -> SavedFile {
    try newFile.write(text, as: name)
  }

  private nonisolated var newFile: NewFile {
    NewFile(folders: [FileManager.default.currentDirectoryPath, home].filter { !$0.isEmpty }, home: home)
  }

  private nonisolated var home: String { environment["HOME"] ?? "" }

  private static func launch(_ command: [String]) throws(ProcessLauncher.LaunchFailure) -> pid_t {
    try ProcessLauncher.launch(command, .none, without: TokenSecrecy.variables)
  }

  /// Many machines have xdg-open and xdg-email but nothing for them to start.
  private func watch(_ process: pid_t, onFailure: @escaping @LoopActor (_ status: Int32) -> Void) {
    let end = ContinuousClock.now + patience
    loop.watchEnd(of: process) { status in
      if status != 0, ContinuousClock.now < end { onFailure(status) }
    }
  }
}

/// The tmux that octodo runs in.
@LoopActor
struct Tmux {
  let loop: EventLoop
  /// The command that prints its option `set-clipboard`.
  let question: [String]

  /// It answers in a few milliseconds. One that hangs must not keep the message.
  private static let patience = Duration.milliseconds(500)

  /// Asks whether programs in it can write to the clipboard.
  /// - Parameter then: called once; with nil if it does not answer.
  func passesCopies(_ then: @escaping @LoopActor (Bool?) -> Void) {
    let answer = Answer(then)
    loop.spawn { [loop] in
      do { try await loop.sleep(for: Self.patience, on: loop.machineClock) } catch { return }
      answer.give(nil)
    }
    do throws(ProcessLauncher.LaunchFailure) {
      try CapturedCommand.start(question, without: TokenSecrecy.variables, loop: loop) { end in
        // With `external` tmux uses the clipboard itself, but programs in it cannot.
        answer.give(end.status == 0 ? end.output.trimmingWhitespace == "on" : nil)
      }
    } catch {
      answer.give(nil)
    }
  }

  /// Takes the first of several answers.
  @LoopActor
  private final class Answer {
    private var then: (@LoopActor (Bool?) -> Void)?

    init(_ then: @escaping @LoopActor (Bool?) -> Void) {
      self.then = then
    }

    func give(_ value: Bool?) {
      then?(value)
      then = nil
    }
  }
}
