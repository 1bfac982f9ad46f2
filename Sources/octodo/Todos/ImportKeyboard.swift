import Glibc
import Terminal

/// The terminal from which an import reads keys: without echo, a key at a time, and only in the foreground.
struct ImportKeyboard {
  /// The terminal as it was; nil while it is as it was.
  private var before: termios?
  /// Whether there is a keyboard; false for good once reading from it fails.
  private var isThere: Bool
  private let escapeDelay: Duration

  private static let escape: UInt8 = 27

  /// - Parameter isFree: whether standard input has something else than keys.
  init(isFree: Bool, _ environment: [String: String]) {
    isThere = !isFree && isatty(STDIN_FILENO) == 1
    escapeDelay = TerminalInput.escapeDelay(in: environment)
  }

  /// Whether it changed the terminal and may read keys.
  var isTaken: Bool { before != nil }

  /// Changes the terminal, also again after a shell had it meanwhile.
  mutating func take() {
    // In the background, the change would stop the program, and the terminal is another's.
    guard isThere, tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
    var terminal = termios()
    guard tcgetattr(STDIN_FILENO, &terminal) == 0 else { return }
    let found = terminal
    terminal.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &terminal) == 0 else { return }
    if before == nil { before = found }
  }

  /// Makes the terminal what it was.
  mutating func giveBack() {
    guard var terminal = before else { return }
    before = nil
    if tcgetpgrp(STDIN_FILENO) == getpgrp() { tcsetattr(STDIN_FILENO, TCSANOW, &terminal) }
  }

  /// Reads what was pressed. Escape is a lone ESC: other keys begin with one, too.
  /// - Returns: whether that was Escape.
  mutating func readsEscape() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else {
      giveBack()
      isThere = false
      return false
    }
    guard bytes[count - 1] == Self.escape else { return false }
    var more = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&more, 1, Int32(escapeDelay / .milliseconds(1))) == 0
  }
}
