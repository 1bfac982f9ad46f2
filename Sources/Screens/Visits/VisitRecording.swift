import Domain
import EventLoop
import Texts

/// Records opened pages in the history, in the background.
@LoopActor
final class VisitRecording {
  private let environment: Environment
  private var hasFailed = false

  init(_ environment: Environment) {
    self.environment = environment
  }

  func record(_ visit: Visit) {
    environment.loop.spawn { [self] in
      do { try await environment.visits.record(visit) } catch { report(error) }
    }
  }

  /// Only once per run, because a failing history must not disturb the user.
  private func report(_ error: any Error) {
    guard !hasFailed else { return }
    hasFailed = true
    environment.notices.say(
      environment.texts.history.notRecorded(reason: environment.texts.sentence(for: error)))
  }
}
