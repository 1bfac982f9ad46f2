import CNCurses
import EventLoop
import Glibc

extension CursesTerminal {
  /// Writes to the terminal, past ncurses.
  func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    // A terminal that is gone is noticed by who reads from it.
    _ = octodo_write_all(STDOUT_FILENO, bytes, UInt(bytes.count))
  }

  /// What ncurses wrote since the last time.
  func takeOutput() -> [UInt8] {
    let count = Int(lseek(output, 0, SEEK_CUR))
    guard count > 0 else { return [] }
    lseek(output, 0, SEEK_SET)
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, pread(output, buffer.baseAddress, count, 0))
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
}
