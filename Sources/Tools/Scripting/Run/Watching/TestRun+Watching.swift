import EventLoop
import Screens
import Terminal

extension TestRun {
  /// The test's duration on its own clock.
  var elapsed: Duration { startTime.duration(to: loop.clock.now) }

  func tellBeginning() async throws {
    startTime = loop.clock.now
    for observer in observers { try await observer.testBegins(test.name, script: script.name) }
  }

  /// - Parameter message: why the test failed; observers get its first line.
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

  /// Reports each frame to the observers.
  func watch(_ terminal: GridTerminal) {
    guard !observers.isEmpty else { return }
    terminal.onPresent = { [weak self] frame in
      guard let self else { return }
      for observer in observers { observer.frameShown(frame, at: elapsed) }
    }
  }

  private var pausedProgram: PausedProgram? {
    guard let session, session.exitStatus == nil, let terminal else { return nil }
    return PausedProgram(session: session, terminal: terminal, loop: loop)
  }
}
