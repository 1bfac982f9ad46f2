import Domain
import EventLoop
import Texts

/// Keeps in the history what is opened. Nobody waits for it.
@LoopActor
final class VisitRecording {
  private let environment: Environment
  private var hasFailed = false

  init(_ environment: Environment) {
    self.environment = environment
  }

  /// Records the visit that a route is, if it is one.
  func record(_ route: Route) {
    guard let visit = route.visit else { return }
    environment.loop.spawn { [self] in
      do { try await environment.visits.record(visit) } catch { report(error) }
    }
  }

  /// Once a run: what is looked at counts more than the history.
  private func report(_ error: any Error) {
    guard !hasFailed else { return }
    hasFailed = true
    environment.notices.say(
      environment.texts.history.notRecorded(reason: environment.texts.sentence(for: error)))
  }
}
