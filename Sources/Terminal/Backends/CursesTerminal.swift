import CNCurses
public import EventLoop
import Glibc

/// The user's terminal, drawn on through ncurses. Every call of ncurses is in this type and its extensions.
///
/// ncurses decides what to write, and nothing else: the terminal's modes are the guard's (`TerminalGuard.h`),
/// keys are read by `TerminalInput`, and signals come through the loop, which must hold back
/// `TerminalSignal.numbers`.
@LoopActor
public final class CursesTerminal: @LoopActor Terminal {
  public internal(set) var size: Size

  let modes: TerminalModes
  let colorSupport: ColorSupport
  /// Where ncurses writes: a file in memory.
  let output: Int32
  /// ncurses believes in so many rows more than there are, where the terminal lets it. It would otherwise
  /// fill the last column of the last row by writing it one column early and shifting it, which breaks wide
  /// characters in tmux.
  let spareRows: Int
  /// What the terminal shows.
  var shown: Frame
  /// False while the terminal is given back.
  var isActive = true
  /// The last frame that was presented while it was.
  var waiting: Frame?
  /// Nil while nobody knows.
  var isCursorShown: Bool?
  var blanks: [Style: cchar_t] = [:]
  var pairs: [ColorPair: Int32] = [:]
  /// Storage for one run of cells, kept for the next.
  var run: [cchar_t] = []

  /// Takes the terminal on standard input and output.
  /// - Parameter environment: TERM, the terminal's type, and NO_COLOR, which means no colours unless it is
  ///   empty (no-color.org).
  /// - Throws: `TerminalError` where there is none to draw on; the terminal is then as it was.
  public init(environment: [String: String]) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, octodo_tty_save(STDIN_FILENO) else {
      throw .notATerminal
    }
    guard let type = environment["TERM"], !type.isEmpty else { throw .noType }
    // Where it fails, what is beyond ASCII is drawn as question marks.
    _ = octodo_use_utf8()
    let description = try Self.describe(type)
    modes = description.modes
    spareRows = description.wrapsLate ? 1 : 0
    output = octodo_open_screen(type)
    guard output >= 0, octodo_tty_take(modes.leave, modes.leave.count) else { throw .refused(type) }
    typeahead(-1)
    colorSupport = Self.startColor(isWanted: environment["NO_COLOR", default: ""].isEmpty)
    size = Self.windowSize() ?? Size(columns: 80, rows: 24)
    shown = Frame(size: size)
    resizeScreen()
    discardOutput()
    write(modes.enter)
  }

  private static func describe(
    _ type: String
  ) throws(TerminalError) -> (modes: TerminalModes, wrapsLate: Bool) {
    guard octodo_load_terminal(type) else { throw .unknownType(type) }
    defer { octodo_forget_terminal() }
    guard octodo_can_draw() else { throw .tooSimple(type) }
    let modes = TerminalModes { name in octodo_capability(name).map { String(cString: $0) } }
    return (modes, octodo_wraps_late())
  }
}
