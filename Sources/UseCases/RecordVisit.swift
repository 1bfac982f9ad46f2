public import Domain
public import EventLoop

/// Records opened pages in the history, in the background. Only the first failure of a run is reported, because a failing
/// history must not disturb the user.
@LoopActor
public final class RecordVisit {
  private let visits: any VisitRepository
  private let loop: EventLoop
  private let onFailure: @LoopActor (any Error) -> Void
  private var hasFailed = false

  public init(
    in visits: any VisitRepository, on loop: EventLoop, onFailure: @escaping @LoopActor (any Error) -> Void
  ) {
    (self.visits, self.loop, self.onFailure) = (visits, loop, onFailure)
  }

  public func callAsFunction(_ visit: Visit) {
    loop.spawn { [self] in
      do {
        try await visits.record(visit)
      } catch {
        guard !hasFailed else { return }
        hasFailed = true
        onFailure(error)
      }
    }
  }
}
