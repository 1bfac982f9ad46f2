import Domain
public import EventLoop
public import FoundationEssentials
public import GitHub
public import Observation

/// Sends changes to GitHub in the background, counts those that are not answered, and drops those that are not sent yet.
/// What was begun goes on when its screen is left.
@LoopActor
@Observable
public final class SendChanges {
  /// Those that are not answered, in the order in which they were begun.
  private var batches: [Batch] = []
  @ObservationIgnored private var lastNumber = 0
  @ObservationIgnored private let github: GitHubRepository
  @ObservationIgnored private let loop: EventLoop

  private struct Batch {
    let number: Int
    /// The number of its changes that GitHub has not answered.
    var left: Int
    /// Whether one has been sent and not answered, so that GitHub may have it already.
    var isOnItsWay = false
    var isStopped = false
    var task: Task<Void, Never>?

    var unsent: Int { left - (isOnItsWay ? 1 : 0) }
  }

  public init(to github: GitHubRepository, on loop: EventLoop) {
    (self.github, self.loop) = (github, loop)
  }

  /// Called when nothing more is sent of a batch.
  public typealias Ended = @LoopActor (SentChanges) -> Void

  /// Sends changes one after another. One that fails does not keep those after it, unless they would fail as well.
  /// - Parameters:
  ///   - holds: asks whether GitHub has already what a change wants, by its position; then it is not sent.
  ///   - wait: waits for the end of a rate limit; then the change is sent again, before those after it. Nil for changes
  ///     that such a limit ends.
  /// - Returns: the number of the batch, for `drop`.
  @discardableResult
  public func callAsFunction(
    _ changes: [Endpoint<Void>], unless holds: (@LoopActor @Sendable (Int) async throws -> Bool)? = nil,
    waitingBy wait: (@LoopActor @Sendable (_ end: Date) async throws -> Void)? = nil,
    then ended: @escaping Ended
  ) -> Int {
    lastNumber += 1
    let number = lastNumber
    batches.append(Batch(number: number, left: changes.count))
    let task = loop.spawn { [self] in
      let sent = await send(changes, number, holds, wait)
      batches.removeAll { $0.number == number }
      ended(sent)
    }
    update(number) { $0.task = task }
    return number
  }

  /// The number of changes that GitHub has not answered. Observed.
  public var left: Int { batches.reduce(0) { $0 + $1.left } }

  /// The number of changes that are not sent yet. Observed.
  public var unsent: Int { batches.reduce(0) { $0 + $1.unsent } }

  /// Drops the changes that are not sent yet. Returns their number.
  @discardableResult
  public func stop() -> Int {
    let count = unsent
    for batch in batches { drop(batch.number) }
    return count
  }

  /// Drops what is not sent yet of a batch. Returns false if there is nothing to drop.
  @discardableResult
  public func drop(_ number: Int) -> Bool {
    guard let batch = batches.first(where: { $0.number == number }), batch.unsent > 0 else { return false }
    update(number) {
      $0.isStopped = true
      $0.left = $0.isOnItsWay ? 1 : 0
    }
    if !batch.isOnItsWay { batch.task?.cancel() }
    return true
  }

  private func send(
    _ changes: [Endpoint<Void>], _ number: Int, _ holds: (@LoopActor @Sendable (Int) async throws -> Bool)?,
    _ wait: (@LoopActor @Sendable (Date) async throws -> Void)?
  ) async -> SentChanges {
    var sent = SentChanges()
    for (position, change) in changes.enumerated() {
      guard !isStopped(number) else {
        (sent.unsent, sent.isStopped) = (changes.count - position, true)
        return sent
      }
      do {
        try await send(change, number, wait) { try await holds?(position) ?? false }
        sent.taken.append(position)
      } catch is HoldsAlready {
        sent.held.append(position)
      } catch is CancellationError {
        (sent.unsent, sent.isStopped) = (changes.count - position, true)
        return sent
      } catch {
        sent.refused.append((position, error))
        if let error = error as? AppError, error.meetsAll {
          sent.unsent = changes.count - position - 1
          return sent
        }
      }
      update(number) { $0.left -= 1 }
    }
    return sent
  }

  private func send(
    _ change: Endpoint<Void>, _ number: Int, _ wait: (@LoopActor @Sendable (Date) async throws -> Void)?,
    unless holds: @escaping @LoopActor @Sendable () async throws -> Bool
  ) async throws {
    defer { update(number) { $0.isOnItsWay = false } }
    let onStart = { @LoopActor @Sendable in self.update(number) { $0.isOnItsWay = true } }
    let waitStopped = wait.map { wait in
      { @LoopActor @Sendable (end: Date) in
        // Until it is sent again, it can be dropped.
        self.update(number) { $0.isOnItsWay = false }
        guard !self.isStopped(number) else { throw CancellationError() }
        try await wait(end)
      }
    }
    try await github.send(change, onStart: onStart, unless: holds, waitingBy: waitStopped)
  }

  private func isStopped(_ number: Int) -> Bool {
    batches.first { $0.number == number }?.isStopped ?? true
  }

  private func update(_ number: Int, _ change: (inout Batch) -> Void) {
    if let index = batches.firstIndex(where: { $0.number == number }) { change(&batches[index]) }
  }
}
