import CNCurses
import EventLoop
import Glibc

extension CursesTerminal {
  /// What ncurses wrote since the last time.
  func takeOutput() -> [UInt8] {
    let count = Int(lseek(drawn, 0, SEEK_CUR))
    guard count > 0 else { return [] }
    lseek(drawn, 0, SEEK_SET)
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, pread(drawn, buffer.baseAddress, count, 0))
    }
    return spareRows == 0 ? bytes : ScrollMargins.limited(bytes, to: size.rows)
  }

  /// Drops what ncurses has to say at its start, most of it kept back till its first picture: `modes.enter`
  /// says it all.
  func discardOutput() {
    // The one call that makes it write without drawing.
    curs_set(0)
    _ = takeOutput()
  }

  /// Shows and says what came while the terminal took nothing.
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
