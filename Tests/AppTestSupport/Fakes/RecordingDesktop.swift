public import EventLoop
public import Screens
import Synchronization

/// A desktop that records its calls.
@LoopActor
public final class RecordingDesktop: Desktop {
  public private(set) var opened: [String] = []
  public private(set) var copied: [String] = []
  /// Thrown instead of opening anything while it is set.
  public var failure: DesktopError?

  /// The mails opened in the mail program.
  public private(set) var mails: [Mail] = []
  public var mailForm: MailForm? = .text(limit: 100_000)
  /// Thrown instead of opening the mail program or saving a file while it is set.
  public nonisolated var exportFailure: ExportError? {
    get { files.withLock { $0.failure } }
    set { files.withLock { $0.failure = newValue } }
  }
  /// The contents of the saved files, by the displayed path.
  public nonisolated var savedFiles: [String: String] { files.withLock { $0.saved } }
  private let files = Mutex((saved: [String: String](), failure: ExportError?.none))

  nonisolated init() {}

  public func open(_ url: String) throws {
    if let failure { throw failure }
    opened.append(url)
  }

  /// Where copied texts arrive.
  public var copyResult = CopyResult.sent

  public func copy(_ text: String, then: @escaping @LoopActor (CopyResult) -> Void) {
    copied.append(text)
    then(copyResult)
  }

  public func compose(_ mail: Mail) throws {
    if let exportFailure { throw exportFailure }
    mails.append(mail)
  }

  /// The commands that were run, and whether in the terminal.
  public private(set) var commands: [(arguments: [String], inTerminal: Bool)] = []
  /// How commands end.
  public var commandEnd = CommandEnd(status: 0)

  public func run(
    _ command: [String], inTerminal: Bool, onEnd: @escaping @LoopActor (CommandEnd) -> Void
  ) throws {
    if let failure { throw failure }
    commands.append((command, inTerminal))
    if holdsCommands { heldCommand = onEnd } else { onEnd(commandEnd) }
  }

  /// True leaves a command running until `endCommand`.
  public var holdsCommands = false
  private var heldCommand: (@LoopActor (CommandEnd) -> Void)?

  /// Ends the running command with `commandEnd`.
  public func endCommand() {
    let end = heldCommand
    heldCommand = nil
    end?(commandEnd)
  }

  /// What the editor was given, and what it makes of it.
  public private(set) var edited: [String] = []
  public var onEdit: @LoopActor (String) -> String = { $0 }

  public func edit(_ text: String, as name: String) throws -> String {
    if let failure { throw failure }
    edited.append(text)
    return onEdit(text)
  }

  public func shownPath(for name: String) -> String { "~/\(name)" }

  public nonisolated func save(_ text: String, as name: String) throws -> SavedFile {
    try files.withLock { files in
      if let failure = files.failure { throw failure }
      let free = SavedFile.names(for: name).first { files.saved["~/\($0)"] == nil } ?? name
      files.saved["~/\(free)"] = text
      return SavedFile(path: "/home/sample/\(free)", shownPath: "~/\(free)")
    }
  }
}
