import CNCurses
public import EventLoop
import Glibc

/// The user's terminal, drawn with ncurses. All ncurses calls are in this type and its extensions.
///
/// ncurses only decides what to write: the guard sets the terminal's modes (`TerminalGuard.h`),
/// `TerminalInput` reads keys, and signals come through the loop, which must block `TerminalSignal.numbers`.
@LoopActor
public final class CursesTerminal: @LoopActor Terminal {
  public internal(set) var size: Size

  let modes: TerminalModes
  let colorSupport: ColorSupport
  let output: TerminalOutput
  let loop: EventLoop
  /// The file in memory that ncurses writes to.
  let drawn: Int32
  /// The number of rows that ncurses gets in addition to the real ones, if the terminal allows. Otherwise
  /// ncurses would fill the last cell of the last row by writing it one column early and shifting it, which
  /// breaks wide characters in tmux.
  let spareRows: Int
  /// The number of blank columns at the right. One if the terminal may move the cursor to the next row after
  /// writing the last column, because ncurses would trust the terminal's description about that.
  let spareColumns: Int
  /// The content of the terminal.
  var shown: Frame
  /// False while the terminal is released.
  var isActive = true
  /// Whether mouse reports are enabled.
  var usesMouse = true
  /// The last frame that was presented while the terminal was released or accepted no output.
  var waiting: Frame?
  /// The last copy while the terminal accepted no output.
  var waitingCopy: [UInt8]?
  /// Called before the terminal is released.
  public var onLeave: @LoopActor () -> Void = {}
  /// Called once, after the first frame.
  public var onFirstFrame: (@LoopActor () -> Void)?
  /// Nil if unknown.
  var isCursorShown: Bool?
  var blanks: [Style: cchar_t] = [:]
  var pairs: [ColorPair: Int32] = [:]
  var anchors = CursorAnchors()
  /// Whether links become links of the terminal.
  var usesLinks: Bool
  var linked = LinkedRows()
  /// When the last frame was shown.
  var lastFrame = LoopClock.Instant(sinceStart: .zero)
  /// Waits to write links.
  var linking: Task<Void, Never>?
  /// Reused storage for one run of cells.
  var run: [cchar_t] = []

  /// Takes the terminal on standard input and output.
  /// - Parameters:
  ///   - environment: TERM, the terminal's type, NO_COLOR, which disables colours unless it is empty
  ///     (no-color.org), and what tells whether the terminal has links (`HyperlinkSupport`).
  ///   - loop: notifies when the terminal accepts output again.
  /// - Throws: `TerminalError` if there is no usable terminal; the terminal is then unchanged.
  public init(environment: [String: String], loop: EventLoop) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, octodo_tty_save(STDIN_FILENO) else {
      throw .notATerminal
    }
    guard let type = environment["TERM"], !type.isEmpty else { throw .noType }
    let maxBytes = Self.largestFile
    guard maxBytes >= Self.neededFile else { throw .filesTooSmall(bytes: maxBytes) }
    guard Self.hasAddressSpace else { throw .tooLittleMemory }
    // If this fails, characters beyond ASCII are drawn as question marks.
    _ = octodo_use_utf8()
    Self.useOwnWidths()
    let description = try Self.describe(type)
    modes = description.modes
    spareRows = description.wrapsLate ? 1 : 0
    spareColumns = description.wrapsAtOnce ? 1 : 0
    drawn = octodo_open_screen(description.type)
    guard drawn >= 0, octodo_tty_take(modes.leave, modes.leave.count) else {
      throw Self.canOpenFiles ? .refused(type) : .tooFewFiles
    }
    typeahead(-1)
    colorSupport = Self.startColor(isWanted: environment["NO_COLOR", default: ""].isEmpty)
    size = Self.windowSize(without: spareColumns) ?? Size(columns: 80 - spareColumns, rows: 24)
    shown = Frame(size: size)
    output = TerminalOutput(descriptor: octodo_tty_output(), loop: loop)
    self.loop = loop
    usesLinks = HyperlinkSupport(environment: environment) == .present
    resizeScreen()
    discardOutput()
    output.onDrain = { [weak self] in self?.catchUp() }
    output.write(modes.enter)
  }

  /// Makes ncurses measure characters as octodo does.
  private nonisolated static func useOwnWidths() {
    octodo_use_widths { character in
      Int32(Unicode.Scalar(character).flatMap { WidthTable.width(of: $0) } ?? -1)
    }
  }

  /// In bytes: a picture of the largest usual screens with every cell in another colour.
  private static let neededFile: UInt64 = 4 * 1024 * 1024

  /// False if the process has hardly any descriptors left, because ncurses does not report this cause.
  private static var canOpenFiles: Bool {
    let descriptors = (0..<4).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
    defer { for descriptor in descriptors where descriptor >= 0 { close(descriptor) } }
    return descriptors.allSatisfy { $0 >= 0 }
  }

  /// Whether there is room for the stacks of three threads, usually 8 MiB each. Without it libdispatch, which GRDB
  /// uses, tries to start a thread once a second forever, and the program would not react even to Ctrl+C.
  private static var hasAddressSpace: Bool {
    let size = 24 * 1024 * 1024
    let space = mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let space, space != MAP_FAILED else { return false }
    munmap(space, size)
    return true
  }

  /// In bytes.
  private static var largestFile: UInt64 {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    return getrlimit(resource, &limit) == 0 ? UInt64(limit.rlim_cur) : .max
  }

  private static func describe(
    _ name: String
  ) throws(TerminalError) -> (type: String, modes: TerminalModes, wrapsLate: Bool, wrapsAtOnce: Bool) {
    guard let type = TerminalType(name: name).candidates.first(where: { octodo_load_terminal($0) }) else {
      throw canOpenFiles ? .unknownType(name) : .tooFewFiles
    }
    defer { octodo_forget_terminal() }
    guard octodo_can_draw() else { throw .tooSimple(name) }
    let modes = TerminalModes { name in octodo_capability(name).map { String(cString: $0) } }
    return (type, modes, octodo_wraps_late(), octodo_wraps_at_once())
  }
}
