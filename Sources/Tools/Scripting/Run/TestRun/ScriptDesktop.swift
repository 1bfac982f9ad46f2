import EventLoop
import Screens
import Synchronization
import Terminal

/// A desktop that only records its calls, in one sequence with the terminal's effects.
@LoopActor
final class ScriptDesktop: Desktop {
  /// The terminal of the running program.
  var terminal: GridTerminal? {
    willSet { takeFromTerminal() }
  }
  private var effects: [Effect] = []

  /// The content of the saved files that are not yet reported as effects; no file is written.
  private let files = Mutex<[String]>([])
  private let names = ScriptFileNames()

  nonisolated init() {}

  func open(_ url: String) throws {
    record(Effect(kind: .browser, value: url))
  }

  /// Answers as most terminals do.
  func copy(_ text: String, then: @escaping @LoopActor (CopyResult) -> Void) {
    record(Effect(kind: .clipboard, value: text))
    then(.sent)
  }

  /// A mail's text is part of its address, so a script can assert all of it.
  let mailForm: MailForm? = ScriptDesktop.mailForm
  nonisolated static let mailForm = MailForm.text(limit: .max)

  /// The end of every command.
  nonisolated static let commandEnd = CommandEnd(status: 0)

  /// Opens the mail's address like any other.
  func compose(_ mail: Mail) throws {
    record(Effect(kind: .browser, value: mail.url))
  }

  /// Starts nothing: every command succeeds immediately.
  func run(
    _ command: [String], inTerminal: Bool, onEnd: @escaping @LoopActor (CommandEnd) -> Void
  ) throws {
    record(Effect(kind: .command, value: command.commandLine))
    onEnd(Self.commandEnd)
  }

  /// Starts no editor: the text stays as it is.
  func edit(_ text: String, as name: String) throws -> String {
    record(Effect(kind: .command, value: Self.editorCommand(name)))
    return text
  }

  nonisolated static func editorCommand(_ name: String) -> String { "$EDITOR \(name)" }

  func shownPath(for name: String) -> String { names.next(name) }

  nonisolated func save(_ text: String, as name: String) throws -> SavedFile {
    files.withLock { $0.append(text) }
    return names.take(name)
  }

  /// The effects since the last call, in order.
  func takeEffects() -> [Effect] {
    takeFromTerminal()
    takeFiles()
    guard !effects.isEmpty else { return [] }
    defer { effects = [] }
    return effects
  }

  private func record(_ effect: Effect) {
    takeFromTerminal()
    takeFiles()
    effects.append(effect)
  }

  private func takeFiles() {
    let new = files.withLock { files in
      defer { files = [] }
      return files
    }
    for text in new { effects.append(Effect(kind: .file, value: text)) }
  }

  private func takeFromTerminal() {
    guard let terminal, !terminal.effects.isEmpty else { return }
    effects += terminal.takeEffects().map { effect in
      switch effect {
      case .bell: Effect(kind: .bell, value: nil)
      case .clipboard(let text): Effect(kind: .clipboard, value: text)
      }
    }
  }
}

/// The names of the files that a script's program saves, in a home folder that does not exist.
final class ScriptFileNames: Sendable {
  private let taken = Mutex<Set<String>>([])

  /// The path that the next file of this name gets.
  func next(_ name: String) -> String {
    taken.withLock { "~/\(Self.free(name, beside: $0))" }
  }

  func take(_ name: String) -> SavedFile {
    taken.withLock { taken in
      let free = Self.free(name, beside: taken)
      taken.insert(free)
      return SavedFile(path: "~/\(free)", shownPath: "~/\(free)")
    }
  }

  private static func free(_ name: String, beside taken: Set<String>) -> String {
    SavedFile.names(for: name).first { !taken.contains($0) } ?? name
  }
}

/// An effect of the program outside of its screen.
struct Effect: Hashable {
  let kind: EffectKind
  /// An address, a text, or the content of a file; nil for a bell.
  let value: String?

  /// The form used in scripts: `browser "https://github.com"`.
  var text: String {
    value.map { "\(kind.rawValue) \(ScriptString.quoted($0))" } ?? kind.rawValue
  }
}

extension TestRun {
  /// Asserts the next effect.
  func effect(_ kind: EffectKind, _ pattern: Pattern?) throws {
    let wanted = pattern.map { "\(kind.rawValue) \(name(of: $0))" } ?? kind.rawValue
    guard let next = effects.pending.first else {
      throw StepFailure("there was no effect since \(sinceText)", expected: wanted, actual: "nothing")
    }
    var isWanted = next.kind == kind
    if isWanted, let pattern { isWanted = try matches(pattern, next.value ?? "") }
    guard isWanted else {
      throw StepFailure("the next effect since \(sinceText) is another", expected: wanted, actual: next.text)
    }
    effects.assert(at: 0)
  }

  func requireNoEffectPending() throws {
    guard !effects.pending.isEmpty else { return }
    let lines = effects.pending.map { "    to accept:  effect \($0.text)" }
    let count = effects.pending.count == 1 ? "1 effect" : "\(effects.pending.count) effects"
    throw StepFailure(
      (["\(count) since \(sinceText) that no line asserts"] + lines).joined(separator: "\n"))
  }
}
