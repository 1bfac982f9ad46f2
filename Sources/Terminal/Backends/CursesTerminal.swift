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
  let output: TerminalOutput
  /// Where ncurses writes: a file in memory.
  let drawn: Int32
  /// ncurses believes in so many rows more than there are, where the terminal lets it. It would otherwise
  /// fill the last column of the last row by writing it one column early and shifting it, which breaks wide
  /// characters in tmux.
  let spareRows: Int
  /// Columns at the right that stay blank: one where writing the last column may or may not move the cursor to
  /// the next row, for ncurses would rely on what the terminal's type says of that.
  let spareColumns: Int
  /// What the terminal shows.
  var shown: Frame
  /// False while the terminal is given back.
  var isActive = true
  /// The last frame that was presented while it was, or while the terminal took nothing.
  var waiting: Frame?
  /// The last copy while the terminal took nothing.
  var waitingCopy: [UInt8]?
  /// Nil while nobody knows.
  var isCursorShown: Bool?
  var blanks: [Style: cchar_t] = [:]
  var pairs: [ColorPair: Int32] = [:]
  var anchors = CursorAnchors()
  /// Storage for one run of cells, kept for the next.
  var run: [cchar_t] = []

  /// Takes the terminal on standard input and output.
  /// - Parameters:
  ///   - environment: TERM, the terminal's type, and NO_COLOR, which means no colours unless it is empty
  ///     (no-color.org).
  ///   - loop: tells when the terminal takes output again after it did not.
  /// - Throws: `TerminalError` where there is none to draw on; the terminal is then as it was.
  public init(environment: [String: String], loop: EventLoop = .process) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, octodo_tty_save(STDIN_FILENO) else {
      throw .notATerminal
    }
    guard let type = environment["TERM"], !type.isEmpty else { throw .noType }
    let most = Self.largestFile
    guard most >= Self.neededFile else { throw .filesTooSmall(bytes: most) }
    // Where it fails, what is beyond ASCII is drawn as question marks.
    _ = octodo_use_utf8()
    let description = try Self.describe(type)
    modes = description.modes
    spareRows = description.wrapsLate ? 1 : 0
    spareColumns = description.wrapsAtOnce ? 1 : 0
    drawn = octodo_open_screen(type)
    guard drawn >= 0, octodo_tty_take(modes.leave, modes.leave.count) else {
      throw Self.canOpenFiles ? .refused(type) : .tooFewFiles
    }
    typeahead(-1)
    colorSupport = Self.startColor(isWanted: environment["NO_COLOR", default: ""].isEmpty)
    size = Self.windowSize(without: spareColumns) ?? Size(columns: 80 - spareColumns, rows: 24)
    shown = Frame(size: size)
    output = TerminalOutput(descriptor: octodo_tty_output(), loop: loop)
    resizeScreen()
    discardOutput()
    output.onDrain = { [weak self] in self?.catchUp() }
    output.write(modes.enter)
  }

  /// What a picture of the largest usual screens takes, in bytes, each of its cells in a colour of its own.
  private static let neededFile: UInt64 = 4 * 1024 * 1024

  /// False if the process has hardly a descriptor left: ncurses does not say that this is why it failed.
  private static var canOpenFiles: Bool {
    let descriptors = (0..<4).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
    defer { for descriptor in descriptors where descriptor >= 0 { close(descriptor) } }
    return descriptors.allSatisfy { $0 >= 0 }
  }

  /// In bytes.
  private static var largestFile: UInt64 {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    return getrlimit(resource, &limit) == 0 ? UInt64(limit.rlim_cur) : .max
  }

  private static func describe(
    _ type: String
  ) throws(TerminalError) -> (modes: TerminalModes, wrapsLate: Bool, wrapsAtOnce: Bool) {
    guard octodo_load_terminal(type) else { throw canOpenFiles ? .unknownType(type) : .tooFewFiles }
    defer { octodo_forget_terminal() }
    guard octodo_can_draw() else { throw .tooSimple(type) }
    let modes = TerminalModes { name in octodo_capability(name).map { String(cString: $0) } }
    return (modes, octodo_wraps_late(), octodo_wraps_at_once())
  }
}
