import EventLoop
import Terminal

extension App {
  /// Whether Esc does anything here: for who runs the program inside of something else, and goes back there
  /// where it does nothing.
  public var usesEscape: Bool {
    guard isRunning, !terminal.size.isTooSmall else { return false }
    if environment.dialogs.question != nil || overlay != .none || mustWait || router.depth > 1 { return true }
    return router.top?.enabledActions.contains { $0.keys.contains(Key(.escape)) } ?? false
  }
}
