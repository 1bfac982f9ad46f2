import Glibc

/// What a signal means for a program that owns a terminal.
public enum TerminalSignal: Hashable, Sendable {
  /// The terminal's size changed.
  case resize
  /// Give the terminal back and stop.
  case suspend
  /// The program continues after a stop.
  case resume
  /// Give the terminal back and end, because of this signal.
  case end(Int32)

  /// The signals with a meaning, to be blocked with `LoopSignals.block` and watched by the loop.
  public static let numbers: [Int32] = [SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Nil for a signal that is not in `numbers`.
  public init?(_ number: Int32) {
    switch number {
    case SIGWINCH: self = .resize
    case SIGTSTP: self = .suspend
    case SIGCONT: self = .resume
    case SIGINT, SIGTERM, SIGHUP, SIGQUIT: self = .end(number)
    default: return nil
    }
  }
}
