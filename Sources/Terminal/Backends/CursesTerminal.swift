import CNCurses
public import EventLoop
import Glibc

/// The user's terminal, drawn on through ncurses. Every call of ncurses is in this type and its extensions.
///
/// ncurses only writes here: keys are read by `TerminalInput`, and signals come through the loop, which must hold back
/// `TerminalSignal.numbers`.
@LoopActor
public final class CursesTerminal: @LoopActor Terminal {
  public internal(set) var size: Size

  let modes: TerminalModes
  let colorSupport: ColorSupport
  /// What the terminal shows.
  var shown: Frame
  /// False while the terminal is given back.
  var isActive = true
  /// The last frame that was presented while it was.
  var waiting: Frame?
  var isCursorShown: Bool?
  var pairs: [ColorPair: Int32] = [:]
  /// Storage for one run of cells, kept for the next.
  var run: [cchar_t] = []

  /// Takes the terminal on standard input and output. The screen changes with the first frame.
  /// - Parameter environment: TERM, the terminal's type, and NO_COLOR, which means no colours unless it is empty
  ///   (no-color.org).
  /// - Throws: `TerminalError` where there is none to draw on; the terminal is then as it was.
  public init(environment: [String: String]) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, octodo_tty_save(STDIN_FILENO) else {
      throw .notATerminal
    }
    guard let type = environment["TERM"], !type.isEmpty else { throw .noType }
    // Where it fails, what is beyond ASCII is drawn as question marks.
    _ = octodo_use_utf8()
    modes = try Self.modes(of: type)
    // Before ncurses touches anything, lest a crash in between is not covered.
    guard octodo_tty_arm(modes.leave, modes.leave.count) else { throw .refused(type) }
    // The size is the kernel's, not what LINES and COLUMNS once were.
    use_tioctl(true)
    guard octodo_new_terminal(type) != nil else {
      octodo_tty_disarm()
      throw .refused(type)
    }
    octodo_keep_palette()
    CNCurses.raw()
    noecho()
    nonl()
    typeahead(-1)
    colorSupport = Self.startColor(isWanted: environment["NO_COLOR", default: ""].isEmpty)
    let screen = octodo_standard_screen()
    size = Size(columns: Int(getmaxx(screen)), rows: Int(getmaxy(screen)))
    shown = Frame(size: size)
    write(modes.enable)
  }

  private static func modes(of type: String) throws(TerminalError) -> TerminalModes {
    guard octodo_load_terminal(type) else { throw .unknownType(type) }
    defer { octodo_forget_terminal() }
    guard octodo_can_draw() else { throw .tooSimple(type) }
    return TerminalModes { name in octodo_capability(name).map { String(cString: $0) } }
  }
}
