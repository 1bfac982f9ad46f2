import Console
import Domain
import EventLoop
import Glibc
import Synchronization
import Texts

/// Shows on standard error what an import does, and lets Esc and Ctrl+C cancel it, on a thread of its own.
final class ImportWatch: Sendable {
  /// An import that was cancelled.
  struct Cancelled: Error {}

  private struct State {
    /// What is saved; nil while the file is read.
    var saved: String?
    var isShown = false
    var isOver = false
    /// The terminal as it was; nil if it is not changed.
    var terminal: termios?
  }

  private let state = Mutex(State())
  private let cancelled = Atomic(false)
  private let thread = HelperThread()
  private let interrupt: @Sendable () -> Void
  private let isKeyboardWatched: Bool

  /// What takes shorter shows nothing.
  private static let pause = Duration.milliseconds(300)
  private static let escape: UInt8 = 27

  /// - Parameters:
  ///   - isKeyboardFree: whether standard input has something else than keys.
  ///   - interrupt: makes the import fail.
  init(isKeyboardFree: Bool, _ interrupt: @escaping @Sendable () -> Void) {
    self.interrupt = interrupt
    isKeyboardWatched = !isKeyboardFree && isatty(STDIN_FILENO) == 1
    LoopSignals.block([SIGINT])
    if isKeyboardWatched { readKeysAtOnce() }
    let signals = LoopSignals.descriptor(of: [SIGINT])
    thread.run { [weak self] in
      while self?.waitOnce(signals) == true {}
      close(signals)
    }
  }

  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  /// - Throws: `Cancelled`.
  func report(_ count: Int, of total: Int) throws {
    if isCancelled { throw Cancelled() }
    state.withLock { $0.saved = "Saving \(NumberText.grouped(count)) of \(NumberText.grouped(total)) todos" }
  }

  /// Runs `body` while the line of the progress is not there.
  func pause(_ body: () -> Void) {
    state.withLock { state in
      Self.clear(&state)
      body()
    }
  }

  /// Gives the terminal back.
  func end() {
    state.withLock { state in
      state.isOver = true
      Self.clear(&state)
      if var terminal = state.terminal { tcsetattr(STDIN_FILENO, TCSANOW, &terminal) }
      state.terminal = nil
    }
  }

  private func readKeysAtOnce() {
    var terminal = termios()
    guard tcgetattr(STDIN_FILENO, &terminal) == 0 else { return }
    let before = terminal
    terminal.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &terminal) == 0 else { return }
    state.withLock { $0.terminal = before }
  }

  /// Waits a moment for a key or a signal.
  /// - Returns: whether to wait on.
  private func waitOnce(_ signals: Int32) -> Bool {
    var polled = [pollfd(fd: signals, events: Int16(POLLIN), revents: 0)]
    if isKeyboardWatched { polled.append(pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)) }
    let ready = poll(&polled, nfds_t(polled.count), Int32(Self.pause / .milliseconds(1)))
    if ready > 0, polled[0].revents != 0 || polled.count > 1 && polled[1].revents != 0 && hasEscape() {
      return cancel()
    }
    return state.withLock { state in
      guard !state.isOver else { return false }
      if isatty(STDERR_FILENO) == 1 {
        Self.write("\r\u{1B}[K\(state.saved ?? "Reading the todos"). Esc cancels.")
        state.isShown = true
      }
      return true
    }
  }

  private func hasEscape() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    return bytes.prefix(max(count, 0)).contains(Self.escape)
  }

  private func cancel() -> Bool {
    cancelled.store(true, ordering: .relaxed)
    if state.withLock({ $0.saved == nil }) {
      // Nothing is open yet that could be left half done.
      end()
      StandardError.print("Nothing was imported.")
      ProcessEnd.exit(with: 1)
    }
    interrupt()
    return false
  }

  private static func clear(_ state: inout State) {
    if state.isShown { write("\r\u{1B}[K") }
    state.isShown = false
  }

  /// Writes to the terminal as it is: `StandardError` would show the control characters. A line that is lost is shown again.
  private static func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}
