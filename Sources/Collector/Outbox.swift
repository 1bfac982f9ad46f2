public import Domain
public import FoundationEssentials
public import Storage
import Synchronization
public import Tracking

/// The events of a person's octodos on their way to a collector: the spool that they are written to as they fire, and the
/// queue that they wait in.
///
/// Its calls block, `record` alone does not; callers run the others on a helper thread.
public final class Outbox: Sendable {
  private struct State {
    var queue: EventQueue?
    var turn: SenderTurn?
    /// Events of this run that the disk had no room for, and are not reported yet.
    var lost = 0
  }

  private let folder: String
  private let spool: EventSpool
  private let state = Mutex(State())
  private let now: @Sendable () -> Date
  /// The line that tells of so many lost events.
  private let report: @Sendable (Int) throws -> String

  /// - Parameters:
  ///   - folder: where its files lie; it is made with the first event.
  ///   - report: the event that tells of so many lost ones, recorded now.
  public init(
    folder: String, now: @escaping @Sendable () -> Date,
    report: @escaping @Sendable (Int) throws -> RecordedEvent
  ) {
    self.folder = folder
    self.now = now
    self.report = { try report($0).line }
    spool = EventSpool(path: "\(folder)/spool", now: now)
  }

  /// Keeps an event on the disk. For the loop's thread: it takes microseconds.
  /// - Throws: `AppError.storage` where that is not possible; the event is counted as lost then.
  public func record(_ event: RecordedEvent) throws(AppError) {
    do throws(StorageError) {
      try spool.append(Array("\(event.line)\n".utf8))
    } catch {
      state.withLock { $0.lost += 1 }
      throw error.appError
    }
  }

  /// How much waits, what other octodos recorded a moment ago left out.
  /// - Throws: `AppError.storage`.
  public func total() throws(AppError) -> EventQueue.Total {
    try collect()
    return try openQueue().total()
  }

  /// Hands over what waits, as it will be sent, some at a time, so that sending can go on meanwhile.
  /// - Throws: `AppError.storage`, and what `body` throws.
  public func forEachLine(_ body: (String) throws -> Void) throws {
    try collect()
    let (queue, limits) = (try openQueue(), CollectorLimits())
    var last: Int64 = 0
    while true {
      let events = try queue.oldest(count: limits.batchEvents, bytes: limits.batchBytes, after: last)
      guard let sequence = events.last?.sequence else { return }
      for event in events { try body(Batch.line(of: event)) }
      last = sequence
    }
  }

  /// The newest of what waits, as it will be sent.
  /// - Throws: `AppError.storage`.
  public func newestLines(count: Int) throws(AppError) -> [String] {
    try collect()
    return try openQueue().newest(count: count).map(Batch.line)
  }

  /// Removes all that waits, for good.
  /// - Throws: `AppError.storage`.
  public func removeAll() throws(AppError) {
    try spool.removeAll()
    try openQueue().removeAll()
  }

  /// Puts what was recorded, by this program and by those that are gone, into the queue.
  /// - Throws: `AppError.storage`.
  func collect() throws(AppError) {
    spool.turnOver()
    let queue = try openQueue()
    try spool.forEachFew { files throws(AppError) in
      try queue.take(files, now: now(), isWhole: { RecordedEvent(line: $0) != nil }, report: report)
    }
    try reportLost()
  }

  /// True where this program is the one that sends; so it stays until it ends.
  /// - Throws: `AppError.storage`.
  func takeTurn() throws(AppError) -> Bool {
    if state.withLock({ $0.turn != nil }) { return true }
    guard let turn = try SenderTurn(path: "\(folder)/sender.lock") else { return false }
    state.withLock { $0.turn = turn }
    return true
  }

  /// The oldest events; nil where there are none.
  /// - Throws: `AppError.storage`.
  func batch(count: Int, bytes: Int) throws(AppError) -> Batch? {
    let events = try openQueue().oldest(count: count, bytes: bytes)
    return events.isEmpty ? nil : Batch(events)
  }

  /// Takes out what the receiver has.
  /// - Throws: `AppError.storage`.
  func remove(_ batch: Batch) throws(AppError) {
    try openQueue().remove(batch.events)
  }

  /// Takes out what no receiver will ever take, and reports it.
  /// - Throws: `AppError.storage`.
  func giveUp(_ batch: Batch) throws(AppError) {
    try openQueue().giveUp(batch.events, now: now(), report: report)
  }

  /// Keeps the queue within its bounds while nobody takes anything from it.
  /// - Throws: `AppError.storage`.
  func bound(bytes: Int, age: Duration) throws(AppError) {
    let now = now()
    try openQueue().drop(
      beyond: bytes, queuedBefore: now.addingTimeInterval(-Double(age.components.seconds)), now: now,
      report: report)
  }

  /// Queues an event that tells how many of this run the disk had no room for.
  /// - Throws: `AppError.storage`.
  func reportLost() throws(AppError) {
    let lost = state.withLock { $0.lost }
    guard lost > 0 else { return }
    try openQueue().append(now: now()) { try report(lost) }
    state.withLock { $0.lost -= lost }
  }

  private func openQueue() throws(AppError) -> EventQueue {
    if let queue = state.withLock({ $0.queue }) { return queue }
    do throws(StorageError) {
      let queue = try EventQueue(path: "\(folder)/queue.db", now: now())
      state.withLock { $0.queue = queue }
      return queue
    } catch {
      throw error.appError
    }
  }
}
