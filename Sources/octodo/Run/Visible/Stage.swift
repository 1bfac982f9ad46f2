import EventLoop
import Glibc
import Screens
import Scripting
import Terminal

/// Plays scripts on the user's terminal (`--visible`, `--step`, `--hand-over`). The tests run as usual, on
/// their own clock; this type shows their frames and waits between the lines.
@LoopActor
final class Stage: TestObserver {
  private let terminal: CursesTerminal
  private let loop: EventLoop
  private let mode: StageMode
  private let keyboard: StageKeyboard
  private var picture = StagePicture()
  /// The script's last `note`.
  private var note: String?
  /// In `--step` mode: lines run without waiting up to the next `pause`.
  private var isContinuing = false

  /// - Throws: `TerminalError` if there is no terminal.
  init(mode: StageMode, environment: [String: String], loop: EventLoop) throws(TerminalError) {
    terminal = try CursesTerminal(environment: environment, loop: loop)
    self.mode = mode
    self.loop = loop
    keyboard = StageKeyboard(loop: loop)
  }

  /// Releases the terminal.
  func leave() {
    terminal.leave()
  }

  func testBegins(_ name: String, script: String) {
    note = nil
    isContinuing = false
    picture = StagePicture()
    keyboard.start()
  }

  func stepBegins(_ step: Step, at time: Duration) async throws {
    if mode == .step, !isContinuing {
      return try await waitForKey(at: step, "Space or Enter: run   c: to the pause   q: end")
    }
    say(text(of: step), keys: "(Esc ends)", isUrgent: false)
    var slow = Duration.zero
    if case .play(let span) = mode { slow = span }
    guard let event = await keyboard.next(within: slow) else { return }
    _ = try answer(event)
  }

  func frameShown(_ frame: Frame, at time: Duration) {
    picture.frame = frame
    show()
  }

  func noted(_ label: String, at time: Duration) {
    note = label
  }

  func paused(at step: Step, _ program: PausedProgram?, at time: Duration) async throws {
    if mode == .handOver, let program { return try await handOver(program, at: step) }
    isContinuing = false
    // In step mode the user has already been asked at this line.
    if mode != .step { try await waitForKey(at: step, "Space or Enter: continue   q: end") }
  }

  func testEnds(failure: String?, at time: Duration) async {
    if let failure { say(failure, isUrgent: true) }
    if case .play(let slow) = mode { _ = await keyboard.next(within: slow) }
    keyboard.stop()
  }

  private func waitForKey(at step: Step, _ keys: String) async throws {
    say(text(of: step), keys: keys, isUrgent: true)
    while true {
      let event = await keyboard.next()
      if try answer(event) { return }
    }
  }

  /// Handles a key or a signal. Returns whether a waiting line may continue.
  /// - Throws: `WatchingEnded`.
  private func answer(_ event: StageKeyboard.Event) throws -> Bool {
    switch event {
    case .key(Key(.escape)), .key(.ctrl("c")), .key(.char("q")), .closed, .signal(.end): throw WatchingEnded()
    case .key(.char(" ")), .key(Key(.enter)): return true
    case .key(.char("c")):
      isContinuing = true
      return true
    case .key(.ctrl("z")), .signal(.suspend): terminal.suspend()
    case .signal(.resume): terminal.resume()
    case .signal(.resize): terminal.updateSize()
    case .key: break
    }
    show()
    return false
  }

  /// Hands the program over to the user, still with the script's stubs. Its clock continues from its current
  /// time at normal speed: delays take real time, and dates are relative to the script's clock.
  private func handOver(_ program: PausedProgram, at step: Step) async throws {
    say("\(Self.location(of: step))  The keyboard is yours; quit the program to end.", isUrgent: false)
    keyboard.stop()
    loop.releaseTime()
    let takeOver = TakeOver(program: program, terminal: terminal, loop: loop) { [weak self] in self?.show() }
    guard await takeOver.untilEnd() else { throw WatchingEnded() }
    throw TakenOver()
  }

  private func say(_ text: String, keys: String = "", isUrgent: Bool) {
    picture.line = DisplayText(text)
    picture.keys = DisplayText(keys)
    picture.isLineUrgent = isUrgent
    show()
  }

  private func show() {
    terminal.present(picture.drawn(on: terminal.size))
  }

  private func text(of step: Step) -> String {
    "\(Self.location(of: step))  \(step.source)" + (note.map { "   (\($0))" } ?? "")
  }

  private static func location(of step: Step) -> String {
    let file = step.location.file.split(separator: "/").last ?? ""
    return "\(file):\(step.location.line)"
  }
}

/// How a script is played on the terminal.
enum StageMode: Equatable {
  /// Lines run by themselves, `slow` apart on the real clock.
  case play(slow: Duration)
  /// Each line waits for a key press.
  case step
  /// Runs to the first `pause`, where the user takes over.
  case handOver
}
