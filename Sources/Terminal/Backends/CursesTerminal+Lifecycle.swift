import CNCurses
import EventLoop
import Glibc

extension CursesTerminal {
  /// Restores the terminal. Later frames wait for `resume`. A second call does nothing. Takes less than a
  /// second, even if the terminal accepts no output.
  public func leave() {
    guard isActive else { return }
    isActive = false
    output.finish()
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
    let newSize = updateSize()
    redraw()
    if newSize == nil, waiting == nil { waiting = shown }
    showWaiting()
    return newSize
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

  static func windowSize(without spareColumns: Int) -> Size? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard octodo_window_size(STDOUT_FILENO, &rows, &columns) else { return nil }
    return Size(columns: max(1, Int(columns) - spareColumns), rows: Int(rows)).clamped(to: .largestScreen)
  }

  /// Sets the size in ncurses.
  func resizeScreen() {
    resizeterm(Int32(size.rows + spareRows), Int32(size.columns + spareColumns))
  }

  /// Redraws everything with the next frame, after something else wrote on the screen.
  public func redraw() {
    clearok(octodo_current_screen(), true)
  }
}
