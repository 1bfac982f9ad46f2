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

  /// Saved files, kept in memory because nobody opens them.
  private struct Files {
    var names: Set<String> = []
    /// The content of the files not yet reported as effects.
    var new: [String] = []
  }

  private let files = Mutex(Files())

  nonisolated init() {}

  func open(_ url: String) throws {
    record(Effect(kind: .browser, value: url))
  }

  func copy(_ text: String) {
    record(Effect(kind: .clipboard, value: text))
  }

  /// A mail's text is part of its address, so a script can assert all of it.
  let mailForm: MailForm? = .text(limit: .max)

  /// Opens the mail's address like any other.
  func compose(_ mail: Mail) throws {
    record(Effect(kind: .browser, value: mail.url))
  }

  nonisolated func save(_ text: String, as name: String) throws -> SavedFile {
    let path = files.withLock { files in
      let free = SavedFile.names(for: name).first { !files.names.contains($0) } ?? name
      files.names.insert(free)
      files.new.append(text)
      return "~/\(free)"
    }
    return SavedFile(path: path, shownPath: path)
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
      guard !files.new.isEmpty else { return [String]() }
      defer { files.new = [] }
      return files.new
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
