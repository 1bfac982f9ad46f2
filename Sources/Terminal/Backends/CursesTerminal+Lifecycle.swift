import CNCurses
import EventLoop
import Glibc

extension CursesTerminal {
  /// Restores the terminal. Later frames wait for `resume`. A second call does nothing. Takes at most as long as
  /// `onLeave` and another second, even if the terminal accepts no output.
  public func leave() {
    guard isActive else { return }
    isActive = false
    let isCut = output.isStuck
    output.finish()
    // The end of a link may be among what the terminal did not accept.
    if isCut, usesLinks { output.write(Hyperlink.closing) }
    onLeave()
    octodo_tty_give_back()
  }

  /// Restores the terminal from any thread, for a process that cannot continue.
  public nonisolated static func giveBackAtOnce() {
    octodo_tty_give_back()
  }

  /// False if no shell could continue a stopped program, because it is the first program of the terminal.
  public var canSuspend: Bool { getsid(0) != getpgrp() }

  /// Restores the terminal and stops the process group, as the shell's job control expects. After SIGCONT
  /// call `resume`. Returns false and does nothing unless `canSuspend`.
  @discardableResult
  public func suspend() -> Bool {
    guard canSuspend else { return false }
    leave()
    // The whole group, because a parent in the same job waits for it.
    kill(0, SIGSTOP)
    return true
  }

  /// Takes the terminal again after SIGCONT, and redraws everything. The stop may have happened without
  /// `suspend`. Returns the terminal's size if it changed meanwhile; it then waits for the next frame, which
  /// should have that size.
  @discardableResult
  public func resume() -> Size? {
    leave()
    // If the terminal is gone, its reader notices.
    _ = octodo_tty_take(modes.leave, modes.leave.count)
    isActive = true
    isCursorShown = nil
    output.write(modes.enter)
    if !usesMouse { output.write(TerminalModes.mouse(false)) }
    let newSize = updateSize()
    redraw()
    if newSize == nil, waiting == nil { waiting = shown }
    showWaiting()
    return newSize
  }

  /// Prints a line and waits for a key while the terminal is released, because `resume` hides what another program
  /// has printed. An answer to that program is no key. A signal that asks for the end of the program ends the wait. Does nothing if the terminal is gone.
  public func waitForKey(_ prompt: String) {
    var before = termios()
    guard !isActive, tcgetattr(STDIN_FILENO, &before) == 0 else { return }
    var keys = before
    keys.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &keys)
    let line = Array("\r\n\(prompt)\r\n".utf8)
    _ = write(STDOUT_FILENO, line, line.count)
    Self.readKey()
    // Discards what else was pressed.
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
  }

  /// Reads until there is a key, or a signal that asks for the end of the program.
  private static func readKey() {
    let wait = InputWait(for: STDIN_FILENO)
    var decoder = KeyDecoder()
    var buffer = [UInt8](repeating: 0, count: 256)
    var events: [InputEvent] = []
    while !events.contains(where: { if case .key = $0 { true } else { false } }) {
      let pause = decoder.isPending ? TerminalInput.escapeDelay : TerminalInput.longestPause
      let isWithin = decoder.isPending || decoder.isUnfinished
      if wait.hasInput(before: isWithin ? .now + pause : nil) {
        let count = buffer.withUnsafeMutableBytes {
          octodo_read_ready(STDIN_FILENO, $0.baseAddress, UInt($0.count))
        }
        guard count > 0 else { return }
        events = decoder.feed(Array(buffer[..<count]))
      } else {
        guard isWithin else { return }
        events = decoder.isPending ? decoder.flush() : decoder.giveUp()
      }
    }
  }

  /// Reads the terminal's size, after SIGWINCH. Returns it if it changed; everything is redrawn with the next
  /// frame, which should have that size.
  @discardableResult
  public func updateSize() -> Size? {
    guard let size = Self.windowSize(without: spareColumns), size != self.size else { return nil }
    self.size = size
    shown = Frame(size: size)
    resizeScreen()
    werase(octodo_standard_screen())
    redraw()
    return size
  }

  /// Enables or disables the terminal's mouse reports. Disabled, the mouse selects text.
  public func useMouse(_ isUsed: Bool) {
    guard isUsed != usesMouse else { return }
    usesMouse = isUsed
    if isActive { output.write(TerminalModes.mouse(isUsed)) }
  }

  static func windowSize(without spareColumns: Int) -> Size? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard octodo_window_size(STDOUT_FILENO, &rows, &columns) else { return nil }
    return Size(columns: max(1, Int(columns) - spareColumns), rows: Int(rows)).clamped(to: .largestScreen)
  }

  /// The width in cells of the terminal behind a descriptor; nil if it is not a terminal or does not report its size.
  /// For output without a screen; does not need ncurses.
  public nonisolated static func columns(of descriptor: Int32) -> Int? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard octodo_window_size(descriptor, &rows, &columns) else { return nil }
    return Size(columns: Int(columns), rows: Int(rows)).clamped(to: .largestScreen).columns
  }

  /// Sets the size in ncurses.
  func resizeScreen() {
    resizeterm(Int32(size.rows + spareRows), Int32(size.columns + spareColumns))
  }

  /// Redraws everything with the next frame, after another program wrote to the screen.
  public func redraw() {
    clearok(octodo_current_screen(), true)
    linked.forget()
  }
}

/// The bytes that enter a terminal's screen and modes, and that leave them.
struct TerminalModes {
  let enter: [UInt8]
  /// Also used by the signal handler, which cannot compute it.
  let leave: [UInt8]
  let showCursor: [UInt8]
  let hideCursor: [UInt8]

  /// Mouse buttons and wheel, with coordinates of any size; focus changes; bracketed pastes. Source: xterm's
  /// control sequences.
  private static let modes = mouseModes + [1004, 2004]
  private static let mouseModes = [1000, 1006]
  /// Makes all rows scroll.
  private static let wholeScreen = "\u{1B}[r"

  /// - Parameter capability: returns a terminfo string by its name.
  init(capability: (String) -> String?) {
    func bytes(_ names: String...) -> [UInt8] {
      names.compactMap(capability).flatMap { Self.withoutDelays($0).utf8 }
    }
    enter =
      bytes("smcup") + Self.wholeScreen.utf8 + bytes("sgr0", "rmir", "smam")
      + Self.modes.flatMap { "\u{1B}[?\($0)h".utf8 }
    // Without an alternate screen the picture is cleared.
    let screen = capability("rmcup") == nil ? bytes("clear") : bytes("rmcup")
    leave =
      Self.modes.reversed().flatMap { "\u{1B}[?\($0)l".utf8 } + bytes("sgr0") + Self.wholeScreen.utf8
      + bytes("smam", "rmkx", "cnorm") + screen
    showCursor = bytes("cnorm")
    hideCursor = bytes("civis")
  }

  /// The bytes that enable or disable mouse reports.
  static func mouse(_ isUsed: Bool) -> [UInt8] {
    mouseModes.flatMap { "\u{1B}[?\($0)\(isUsed ? "h" : "l")".utf8 }
  }

  /// terminfo(5) has delays for old terminals as `$<5/>`; only tputs(3X) understands them.
  private static func withoutDelays(_ text: String) -> String {
    var rest = text[...]
    var result = ""
    while let start = rest.firstRange(of: "$<"), let end = rest[start.upperBound...].firstIndex(of: ">") {
      result += rest[..<start.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

/// The installed ncurses.
public enum CursesLibrary {
  /// The version with its patch date, such as 6.4.20221231.
  public static var version: String {
    String(String(cString: curses_version()).drop { !$0.isNumber })
  }
}
