import Console
import Domain
import EventLoop
import Glibc
import Synchronization
import Texts

/// Shows on standard error what an import does, and lets Esc and Ctrl+C cancel it, on a thread of its own. Whatever ends or
/// stops the import, the terminal is given back before.
final class ImportWatch: Sendable {
  /// An import that was cancelled.
  struct Cancelled: Error {}

  /// What is done now, and how far it is.
  private enum Work {
    case reading(percent: Int)
    case comparing(Int, of: Int)
    /// Something is written that has to be taken back.
    case saving(Int, of: Int)

    var sentence: String {
      switch self {
      case .reading(let percent): "Reading the todos: \(percent) %."
      case .comparing(let count, let total): "Comparing \(Self.todos(count, of: total))."
      case .saving(let count, let total): "Saving \(Self.todos(count, of: total))."
      }
    }

    private static func todos(_ count: Int, of total: Int) -> String {
      "\(NumberText.grouped(count)) of \(NumberText.grouped(total)) todos"
    }
  }

  private struct State {
    var work = Work.reading(percent: 0)
    var isShown = false
    var isOver = false
    var keyboard: ImportKeyboard
  }

  private let state: Mutex<State>
  private let cancelled = Atomic(false)
  private let thread = HelperThread()
  private let interrupt: @Sendable () -> Void
  private let signals: [Int32]

  /// What takes shorter shows nothing, and leaves the keys to the shell.
  private static let pause = Duration.milliseconds(300)

  /// - Parameters:
  ///   - isKeyboardFree: whether standard input has something else than keys.
  ///   - interrupt: makes the import fail.
  init(isKeyboardFree: Bool, _ interrupt: @escaping @Sendable () -> Void) {
    self.interrupt = interrupt
    state = Mutex(State(keyboard: ImportKeyboard(isFree: isKeyboardFree, ProcessEnvironment.read())))
    signals = InterruptSignals.current(or: [SIGTSTP])
    LoopSignals.block(signals)
    let descriptor = LoopSignals.descriptor(of: signals)
    thread.run { [weak self] in
      while self?.waitOnce(descriptor) == true {}
      close(descriptor)
    }
  }

  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  /// - Parameter share: of the file, from 0 to 1.
  func didRead(_ share: Double) { state.withLock { $0.work = .reading(percent: Int(share * 100)) } }

  func didCompare(_ count: Int, of total: Int) { state.withLock { $0.work = .comparing(count, of: total) } }

  /// - Throws: `Cancelled`.
  func didSave(_ count: Int, of total: Int) throws {
    if isCancelled { throw Cancelled() }
    state.withLock { $0.work = .saving(count, of: total) }
  }

  /// Runs `body` while the line of the progress is not there.
  func pause(_ body: () -> Void) {
    state.withLock { state in
      Self.clear(&state)
      body()
    }
  }

  /// Gives the terminal back. Signals do what they usually do from now on. Call it on the thread that made the watch.
  func end() {
    leave()
    LoopSignals.unblock(signals)
  }

  private func leave() {
    state.withLock { state in
      state.isOver = true
      Self.clear(&state)
      state.keyboard.giveBack()
    }
  }

  /// Waits a moment for a key or a signal.
  /// - Returns: whether to wait on.
  private func waitOnce(_ signals: Int32) -> Bool {
    var polled = [pollfd(fd: signals, events: Int16(POLLIN), revents: 0)]
    if state.withLock({ $0.keyboard.isTaken }) {
      polled.append(pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0))
    }
    let ready = poll(&polled, nfds_t(polled.count), Int32(Self.pause / .milliseconds(1)))
    if ready > 0, polled[0].revents != 0 { obey(LoopSignals.next(from: signals)) }
    if ready > 0, polled.count > 1, polled[1].revents != 0 {
      let isEscape = state.withLock { !$0.isOver && $0.keyboard.readsEscape() }
      if isEscape { cancel() }
    }
    return state.withLock { state in
      guard !state.isOver else { return false }
      if ready == 0 { show(&state) }
      return true
    }
  }

  private func show(_ state: inout State) {
    guard !isCancelled, isatty(STDERR_FILENO) == 1 else { return }
    // Each time, because a shell may have had the terminal meanwhile.
    state.keyboard.take()
    let hint = state.keyboard.isTaken ? "Esc cancels." : "Ctrl+C cancels."
    Self.write("\r\u{1B}[K\(state.work.sentence) \(hint)")
    state.isShown = true
  }

  private func obey(_ signal: Int32) {
    switch signal {
    case SIGINT: cancel()
    case SIGTSTP: stop()
    case SIGTERM, SIGHUP, SIGQUIT:
      // What is not saved yet is taken back when the file is opened again.
      leave()
      ProcessEnd.exit(with: 128 + signal)
    default: break
    }
  }

  /// Stops until a shell continues the job. Does nothing if no shell could.
  private func stop() {
    guard getsid(0) != getpgrp() else { return }
    state.withLock { state in
      Self.clear(&state)
      state.keyboard.giveBack()
      // The whole group, because a parent in the same job waits for it.
      kill(0, SIGSTOP)
    }
  }

  private func cancel() {
    guard !isCancelled else { return }
    cancelled.store(true, ordering: .relaxed)
    let isSaving = state.withLock { if case .saving = $0.work { true } else { false } }
    if !isSaving {
      // Nothing is open yet that could be left half done.
      leave()
      StandardError.print("Nothing was imported.")
      ProcessEnd.exit(with: 1)
    }
    interrupt()
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
