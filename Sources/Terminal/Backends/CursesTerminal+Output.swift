import CNCurses
import EventLoop
import Glibc

extension CursesTerminal {
  /// The output of ncurses since the last call.
  func takeOutput() -> [UInt8] {
    let count = Int(lseek(drawn, 0, SEEK_CUR))
    guard count > 0 else { return [] }
    lseek(drawn, 0, SEEK_SET)
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, pread(drawn, buffer.baseAddress, count, 0))
    }
    return spareRows == 0 ? bytes : ScrollMargins.limited(bytes, to: size.rows)
  }

  /// Discards the initial output of ncurses, most of which it keeps until its first drawing, because
  /// `modes.enter` replaces it.
  func discardOutput() {
    // The only call that makes ncurses write without drawing.
    curs_set(0)
    _ = takeOutput()
  }

  /// Writes what was kept while the terminal accepted no output.
  func catchUp() {
    guard isActive else { return }
    if let waitingCopy {
      self.waitingCopy = nil
      output.write(waitingCopy)
    }
    showWaiting()
  }

  /// Presents the last frame that could not be shown, if there is one.
  func showWaiting() {
    guard let frame = waiting else { return }
    waiting = nil
    present(frame)
  }
}
