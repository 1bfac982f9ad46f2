import AppCore
import EventLoop
import Terminal

/// A desktop that only keeps what it was asked for, in one order with what the terminal was asked for.
@LoopActor
final class ScriptDesktop: Desktop {
  /// The terminal of the program that runs now.
  var terminal: GridTerminal? {
    willSet { takeFromTerminal() }
  }
  private var effects: [Effect] = []

  nonisolated init() {}

  func open(_ url: String) throws {
    record(Effect(kind: .browser, value: url))
  }

  func copy(_ text: String) {
    record(Effect(kind: .clipboard, value: text))
  }

  /// The effects since the last call, in order.
  func takeEffects() -> [Effect] {
    takeFromTerminal()
    guard !effects.isEmpty else { return [] }
    defer { effects = [] }
    return effects
  }

  private func record(_ effect: Effect) {
    takeFromTerminal()
    effects.append(effect)
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
