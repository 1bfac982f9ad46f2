import CNCurses
import EventLoop
import Glibc

extension CursesTerminal {
  /// Gives the terminal back as it was found. Frames that come now wait for `resume`. Doing it twice does
  /// nothing. It takes less than a second, whether the terminal takes what is written or not.
  public func leave() {
    guard isActive else { return }
    isActive = false
    output.finish()
    octodo_tty_give_back()
  }

  /// Gives the terminal back from any thread, for a process that cannot go on.
  public nonisolated static func giveBackAtOnce() {
    octodo_tty_give_back()
  }

  /// False where no shell could ever continue a program that stopped: as the first program of a terminal.
  public var canSuspend: Bool { getsid(0) != getpgrp() }

  /// Gives the terminal back and stops the process group, as the shell's job control expects. The program
  /// goes on with SIGCONT, upon which `resume` is to be called. Returns false, and does nothing, unless it
  /// `canSuspend`.
  @discardableResult
  public func suspend() -> Bool {
    guard canSuspend else { return false }
    leave()
    // The whole group, for whoever started this program within the same job waits for it.
    kill(0, SIGSTOP)
    return true
  }

  /// Takes the terminal again, after SIGCONT, and draws everything anew. The stop may have come without
  /// `suspend`. Returns the terminal's size where it changed meanwhile; then it waits for the next frame,
  /// which should have it.
  @discardableResult
  public func resume() -> Size? {
    leave()
    // Where the terminal is gone, who reads from it will notice.
    _ = octodo_tty_take(modes.leave, modes.leave.count)
    isActive = true
    isCursorShown = nil
    output.write(modes.enter)
    let newSize = updateSize()
    redraw()
    if newSize == nil, waiting == nil { waiting = shown }
    showWaiting()
    return newSize
  }

  /// Asks for the terminal's size, after SIGWINCH. Returns it where it changed; all is then drawn anew with
  /// the next frame, which should have that size.
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

  static func windowSize(without spareColumns: Int) -> Size? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard octodo_window_size(STDOUT_FILENO, &rows, &columns) else { return nil }
    return Size(columns: max(1, Int(columns) - spareColumns), rows: Int(rows)).clamped(to: .largestScreen)
  }

  /// Tells ncurses the size.
  func resizeScreen() {
    resizeterm(Int32(size.rows + spareRows), Int32(size.columns + spareColumns))
  }

  /// Has the next frame drawn from scratch, for when something else wrote on the screen.
  public func redraw() {
    clearok(octodo_current_screen(), true)
  }
}
