import AppCore
import EventLoop
import Terminal

extension TestRun {
  /// The time that the test has taken by its own clock.
  var elapsed: Duration { startTime.duration(to: loop.clock.now) }

  func tellBeginning() async throws {
    startTime = loop.clock.now
    for observer in observers { try await observer.testBegins(test.name, script: script.name) }
  }

  /// - Parameter message: why the test failed; the first line of it is told.
  func tellEnd(_ message: String?) async throws {
    let failure = message?.split(separator: "\n").first.map(String.init)
    for observer in observers { try await observer.testEnds(failure: failure, at: elapsed) }
  }

  func tellStep(_ step: Step) async throws {
    guard !observers.isEmpty else { return }
    hangGuard.relax()
    for observer in observers { try await observer.stepBegins(step, at: elapsed) }
  }

  func tellNote(_ label: String) {
    for observer in observers { observer.noted(label, at: elapsed) }
  }

  func tellPause(_ step: Step) async throws {
    guard !observers.isEmpty else { return }
    hangGuard.relax()
    for observer in observers { try await observer.paused(at: step, pausedProgram, at: elapsed) }
  }

  /// Has the observers told of the program's frames.
  func watch(_ terminal: GridTerminal) {
    guard !observers.isEmpty else { return }
    terminal.onPresent = { [weak self] _ in
      guard let self else { return }
      hasUntoldFrame = true
      // No two live tests are the same, and who watches one wants to see what it waits for.
      if settings.isLive { tellFrame() }
    }
  }

  /// Tells the frame that the program has come to rest with. Which ones it draws on the way depends on how
  /// fast its helper threads are, so nobody may see these who wants to see the same each time.
  func tellFrame() {
    guard hasUntoldFrame, let terminal else { return }
    hasUntoldFrame = false
    for observer in observers { observer.frameShown(terminal.frame, at: elapsed) }
  }

  private var pausedProgram: PausedProgram? {
    guard let session, session.exitStatus == nil, let terminal else { return nil }
    return PausedProgram(session: session, terminal: terminal, loop: loop)
  }
}
