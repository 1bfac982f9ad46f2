import Glibc

/// How the probe ends.
enum Ending: String {
  /// By a key, by a signal that the loop receives, or because the terminal is gone.
  case wait
  /// The same, while it shows pages with links.
  case links
  /// The same, but it ignores the loss of its session: only its input shows that the terminal is gone.
  case deaf
  /// By a signal that is not blocked.
  case unblocked
  /// Through exit(3), without restoring the terminal itself.
  case exit
  case uncaughtError
  case trap
  case stackOverflow
  case abort
  case segmentationFault
  case busError
  case arithmeticError
  case illegalInstruction

  struct Uncaught: Error {}

  /// Ends the program immediately, if that is how it ends.
  func happen() throws {
    switch self {
    case .wait, .links, .deaf, .unblocked: return
    case .exit: Glibc.exit(5)
    case .uncaughtError: throw Uncaught()
    case .trap: print([Int]()[Int(CommandLine.argc)])
    case .stackOverflow: print(Self.depth(of: 0))
    case .abort: Glibc.abort()
    case .segmentationFault: raise(SIGSEGV)
    case .busError: raise(SIGBUS)
    case .arithmeticError: raise(SIGFPE)
    case .illegalInstruction: raise(SIGILL)
    }
  }

  private static func depth(of level: Int) -> Int {
    level < 0 ? 0 : 1 + depth(of: level + 1) % 1_000_003
  }
}
