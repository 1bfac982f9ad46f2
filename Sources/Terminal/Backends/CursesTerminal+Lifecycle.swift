import CNCurses
import EventLoop
import Glibc

extension CursesTerminal {
  /// Gives the terminal back as it was found. Frames that come now wait for `resume`. Doing it twice does nothing.
  public func leave() {
    guard isActive else { return }
    isActive = false
    write(modes.disable)
    endwin()
    octodo_tty_disarm()
  }

  /// Gives the terminal back and stops the process group, as the shell's job control expects. The program goes on with
  /// SIGCONT, upon which `resume` is to be called.
  /// Returns false, and does nothing, where no shell could ever continue it: as the first program of a terminal.
  public func suspend() -> Bool {
    guard getsid(0) != getpgrp() else { return false }
    leave()
    // The whole group, for whoever started this program within the same job waits for it.
    kill(0, SIGSTOP)
    return true
  }

  /// Takes the terminal again, after SIGCONT, and draws everything anew. The stop may have come without `suspend`.
  /// Returns the terminal's size where it changed meanwhile; then it waits for the next frame, which should have it.
  @discardableResult
  public func resume() -> Size? {
    leave()
    _ = octodo_tty_arm(modes.leave, modes.leave.count)
    isActive = true
    write(modes.enable)
    let newSize = updateSize()
    if let waiting {
      self.waiting = nil
      present(waiting)
    } else if newSize == nil {
      redraw()
    }
    return newSize
  }

  /// Asks for the terminal's size, after SIGWINCH. Returns it where it changed; all is then drawn anew with the next
  /// frame, which should have that size.
  @discardableResult
  public func updateSize() -> Size? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard octodo_window_size(STDOUT_FILENO, &rows, &columns) else { return nil }
    let size = Size(columns: Int(columns), rows: Int(rows))
    guard size != self.size, resizeterm(rows, columns) == OK else { return nil }
    self.size = size
    werase(octodo_standard_screen())
    shown = Frame(size: size)
    return size
  }

  /// Draws everything anew, for when something else wrote on the screen.
  public func redraw() {
    guard isActive else { return }
    clearok(octodo_current_screen(), true)
    doupdate()
  }
}
