import EventLoop
import Glibc
import Screens
import Scripting
import Terminal

/// Passes the user's input to a test's program until it ends.
@LoopActor
final class TakeOver {
  private let program: PausedProgram
  private let terminal: CursesTerminal
  private let loop: EventLoop
  private let show: () -> Void
  private var onEnd: (() -> Void)?

  /// - Parameter show: draws the test's screen again after the terminal's size has changed.
  init(program: PausedProgram, terminal: CursesTerminal, loop: EventLoop, show: @escaping () -> Void) {
    self.program = program
    self.terminal = terminal
    self.loop = loop
    self.show = show
  }

  /// Returns true if the program has ended, false if the terminal was closed or a signal ended the run.
  func untilEnd() async -> Bool {
    let input = TerminalInput(
      descriptor: STDIN_FILENO, loop: loop, onEvents: { [weak self] in self?.receive($0) },
      onClose: { [weak self] in self?.end() })
    input.start()
    let signals = loop.watchSignals(TerminalSignal.numbers) { [weak self] number in
      if let signal = TerminalSignal(number) { self?.receive(signal) }
    }
    // A program can end after a question or a last write, so it is not known which key ends it.
    let watch = loop.every(.milliseconds(50)) { [weak self] in
      if self?.program.session.exitStatus != nil { self?.end() }
    }
    await withUnsafeContinuation { continuation in onEnd = { continuation.resume() } }
    watch.cancel()
    input.stop()
    loop.unwatch(signals)
    close(signals)
    return program.session.exitStatus != nil
  }

  /// The test's screen keeps its size, and input outside of it is ignored. So is Ctrl+Z, because only the
  /// stage can release the terminal.
  private func receive(_ events: [InputEvent]) {
    let screen = Rect(program.terminal.size)
    let wanted = events.filter { event in
      switch event {
      case .mouse(let mouse): screen.contains(mouse.at)
      case .key(.ctrl("z")), .resize: false
      default: true
      }
    }
    program.session.receive(wanted)
  }

  private func receive(_ signal: TerminalSignal) {
    switch signal {
    case .end: end()
    case .suspend: terminal.suspend()
    case .resume: terminal.resume()
    case .resize: terminal.updateSize()
    }
    show()
  }

  private func end() {
    onEnd?()
    onEnd = nil
  }
}
