import Glibc

/// Shows frames: a real terminal, or a grid in memory.
public protocol Terminal: AnyObject {
  /// The size in cells that the next frame should have.
  var size: Size { get }

  /// Shows a frame. If its size differs from `size`, the part that fits is shown.
  func present(_ frame: Frame)

  /// Draws the next frame completely, whatever is on the screen.
  func redraw()

  /// Rings the bell.
  func bell()

  /// Puts text on the user's clipboard; a real terminal uses OSC 52.
  func copy(_ text: String)

  /// Enables or disables the terminal's mouse reports. Disabled, the mouse selects text.
  func useMouse(_ isUsed: Bool)
}

extension Terminal {
  public func useMouse(_ isUsed: Bool) {}
}

/// Why there is no usable terminal.
public enum TerminalError: Error, Hashable, Sendable {
  /// Standard input or output is a file, a pipe or closed.
  case notATerminal
  /// TERM is unset or empty.
  case noType
  /// The system has no description of this terminal type.
  case unknownType(String)
  /// The terminal cannot position its cursor or clear its screen, or not with the sequences of ECMA-48, which
  /// the mouse and pastes need too.
  case tooSimple(String)
  /// ncurses refused the terminal although it knows the type.
  case refused(String)

  /// `ulimit -n` allows too few open files for ncurses to read the terminal's description.
  case tooFewFiles
  /// `ulimit -f` allows no file as large as a picture, which ncurses writes to a file in memory.
  case filesTooSmall(bytes: UInt64)
  /// `ulimit -v` leaves no room for the stacks of threads.
  case tooLittleMemory

  /// One line that says what to do next.
  public var message: String {
    switch self {
    case .notATerminal:
      "Standard input and output must be a terminal. Start octodo in one, or run a script with"
        + " `octodo --script FILE`."
    case .noType:
      "TERM is not set. Set it to the type of your terminal, for example `TERM=xterm-256color octodo`."
    case .unknownType(let type):
      "The terminal type \(Self.quoted(type)) is unknown here. Set TERM to one that `infocmp` knows, for"
        + " example xterm-256color."
    case .tooSimple(let type):
      "A terminal of type \(Self.quoted(type)) cannot place its cursor and clear its screen as an xterm does. Set"
        + " TERM to the type of your terminal, for example xterm-256color."
    case .filesTooSmall(let bytes):
      "The limit on the size of files (`ulimit -f`) allows \(bytes) bytes here, which is too little to draw and to keep"
        + " todos. Start octodo from a shell without that limit."
    case .tooLittleMemory:
      "octodo has too little memory here (`ulimit -v`). Allow 200000 kB or more, then start it again."
    case .tooFewFiles:
      "octodo may have too few open files at once here (`ulimit -n`). Allow 32 or more, then start it again."
    case .refused(let type):
      "ncurses cannot use this terminal as \(Self.quoted(type)). Try another TERM, for example xterm-256color."
    }
  }

  /// TERM may contain anything, and the message is printed on a terminal.
  private static func quoted(_ type: String) -> String {
    "“\(DisplayText(type).truncated(to: 40))”"
  }
}

/// What a signal means for a program that owns a terminal.
public enum TerminalSignal: Hashable, Sendable {
  /// The terminal's size changed.
  case resize
  /// Release the terminal and stop.
  case suspend
  /// The program continues after a stop.
  case resume
  /// Release the terminal and exit because of this signal.
  case end(Int32)

  /// The signals with a meaning, to be blocked with `LoopSignals.block` and watched by the loop.
  public static let numbers: [Int32] = [SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Those that ask for the end of the program.
  static let ending: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

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
