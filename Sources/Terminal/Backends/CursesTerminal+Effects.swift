import CNCurses
import EventLoop
import Glibc

extension CursesTerminal {
  public func bell() {
    guard isActive else { return }
    beep()
  }

  /// Puts text on the user's clipboard with OSC 52; of a very long one, what terminals take. tmux passes it on where
  /// its `set-clipboard` is `on`.
  public func copy(_ text: String) {
    guard isActive else { return }
    write(ClipboardSequence.bytes(for: text))
  }

  /// Writes past ncurses, which has written all of its own by the time it returns from drawing.
  func write(_ bytes: [UInt8]) {
    // A terminal that is gone is noticed by who reads from it.
    _ = octodo_write_all(STDOUT_FILENO, bytes, UInt(bytes.count))
  }
}
