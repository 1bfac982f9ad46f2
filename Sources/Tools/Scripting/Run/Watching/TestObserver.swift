public import EventLoop
public import Screens
public import Terminal

/// Watches a running test. All times are on the test's own clock, counted from its start. The clock is stopped while
/// an observer waits, so the test cannot detect an observer.
@LoopActor
public protocol TestObserver: AnyObject, Sendable {
  /// A test begins; its program is not running yet.
  /// - Parameter script: the script's path, as given.
  func testBegins(_ name: String, script: String) async throws

  /// A line of the script is about to run.
  /// - Throws: `WatchingEnded` to stop the test.
  func stepBegins(_ step: Step, at time: Duration) async throws

  /// The program has drawn.
  func frameShown(_ frame: Frame, at time: Duration)

  /// The script has a `note`.
  func noted(_ label: String, at time: Duration)

  /// The script has a `pause`.
  /// - Parameter program: the running program; nil before the launch and after the program's end.
  /// - Throws: `WatchingEnded` to stop the test; `TakenOver` if the user took over the program and ended it.
  func paused(at step: Step, _ program: PausedProgram?, at time: Duration) async throws

  /// A test has ended, passed or failed.
  /// - Parameter failure: the first failure, in one line.
  /// - Throws: if the observer's output cannot be written.
  func testEnds(failure: String?, at time: Duration) async throws
}

/// The user stopped watching: the test ends here, and no other one begins.
public struct WatchingEnded: Error {
  public init() {}
}

/// The user took over the program and ended it. The rest of the test and of the run is skipped, which is not
/// a failure.
public struct TakenOver: Error {
  public init() {}
}

/// The program of a test at a `pause`, which the user can take over.
@LoopActor
public struct PausedProgram {
  public let session: Session
  public let terminal: GridTerminal
  public let loop: EventLoop
}

extension TestRun {
  /// The test's duration on its own clock.
  var elapsed: Duration { startTime.duration(to: loop.clock.now) }

  func reportBeginning() async throws {
    startTime = loop.clock.now
    for observer in observers { try await observer.testBegins(test.name, script: script.name) }
  }

  /// - Parameter message: why the test failed; observers get its first line.
  func reportEnd(_ message: String?) async throws {
    let failure = message?.split(separator: "\n").first.map(String.init)
    for observer in observers { try await observer.testEnds(failure: failure, at: elapsed) }
  }

  func reportStep(_ step: Step) async throws {
    guard !observers.isEmpty else { return }
    hangGuard.relax()
    for observer in observers { try await observer.stepBegins(step, at: elapsed) }
  }

  func reportNote(_ label: String) {
    for observer in observers { observer.noted(label, at: elapsed) }
  }

  func reportPause(_ step: Step) async throws {
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
