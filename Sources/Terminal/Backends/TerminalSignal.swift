import Glibc

/// What a signal asks of a program that owns a terminal.
public enum TerminalSignal: Hashable, Sendable {
  /// The terminal has another size.
  case resize
  /// Give the terminal back and stop.
  case suspend
  /// The program goes on after a stop.
  case resume
  /// Give the terminal back and end, because of this signal.
  case end(Int32)

  /// The signals that mean one of these: to be held back with `LoopSignals.block` and watched by the loop.
  public static let numbers: [Int32] = [SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Nil for a signal that is not among `numbers`.
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
