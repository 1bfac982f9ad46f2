import EventLoop
import Scripting
import Synchronization
import Terminal

/// Counts the frames that a program draws during each line of its script.
final class FrameCounter: TestObserver {
  private nonisolated let counts = Mutex<[Int]>([])

  /// The number of frames of each line, in order.
  nonisolated var framesOfSteps: [Int] { counts.withLock { $0 } }

  nonisolated init() {}

  func testBegins(_ name: String, script: String) {}
  func noted(_ label: String, at time: Duration) {}
  func paused(at step: Step, _ program: PausedProgram?, at time: Duration) {}
  func testEnds(failure: String?, at time: Duration) {}

  func stepBegins(_ step: Step, at time: Duration) {
    counts.withLock { $0.append(0) }
  }

  func frameShown(_ frame: Frame, at time: Duration) {
    counts.withLock { counts in
      if !counts.isEmpty { counts[counts.count - 1] += 1 }
    }
  }
}
