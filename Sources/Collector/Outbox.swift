public import Domain
public import FoundationEssentials
public import Storage
import Synchronization
public import Tracking

/// The events of a user's octodos on their way to a collector: a spool that they are written to as they fire,
/// and a queue for sending.
///
/// Its calls block, except `record`; callers run them on a helper thread.
public final class Outbox: Sendable {
  private struct State {
    var queue: EventQueue?
    var lock: SenderLock?
    /// Events of this run that could not be stored and are not reported yet.
    var lost = 0
  }

  private let folder: String
  private let spool: EventSpool
  private let state = Mutex(State())
  private let now: @Sendable () -> Date
  /// Makes the line that reports a number of lost events.
  private let report: @Sendable (Int) throws -> String

  /// - Parameters:
  ///   - folder: the folder of its files; created with the first event.
  ///   - report: makes the event that reports a number of lost events, with the current time.
  public init(
    folder: String, now: @escaping @Sendable () -> Date,
    report: @escaping @Sendable (Int) throws -> RecordedEvent
  ) {
    self.folder = folder
    self.now = now
    self.report = { try report($0).line }
    spool = EventSpool(path: "\(folder)/spool", now: now)
  }

  /// Stores an event on the disk. For the loop's thread: it takes microseconds.
  /// - Throws: `AppError.storage` if it cannot be stored; it is then counted as lost.
  public func record(_ event: RecordedEvent) throws(AppError) {
    do throws(StorageError) {
      try spool.append(Array("\(event.line)\n".utf8))
    } catch {
      state.withLock { $0.lost += 1 }
      throw error.appError
    }
  }

  /// The number and size of the waiting events, without those that other octodos have just recorded.
  /// - Throws: `AppError.storage`.
  public func total() throws(AppError) -> EventQueue.Total {
    try collect()
    return try openQueue().total()
  }

  /// Passes the waiting events to `body`, as they will be sent. Reads some at a time, so that sending can
  /// continue.
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

  /// The newest waiting events, as they will be sent.
  /// - Throws: `AppError.storage`.
  public func newestLines(count: Int) throws(AppError) -> [String] {
    try collect()
    return try openQueue().newest(count: count).map(Batch.line)
  }

  /// Permanently deletes all waiting events.
  public func removeAll() throws(AppError) {
    try spool.removeAll()
    try openQueue().removeAll()
  }

  /// Moves the events recorded by this program and by programs that have ended into the queue.
  /// - Throws: `AppError.storage`.
  func collect() throws(AppError) {
    spool.turnOver()
    let queue = try openQueue()
    try spool.forEachFew { files throws(AppError) in
      try queue.take(files, now: now(), isWhole: { RecordedEvent(line: $0) != nil }, report: report)
    }
    try reportLost()
  }

  /// Returns true if this program is the sender; it then stays so until it ends.
  /// - Throws: `AppError.storage`.
  func acquireLock() throws(AppError) -> Bool {
    if state.withLock({ $0.lock != nil }) { return true }
    guard let lock = try SenderLock(path: "\(folder)/sender.lock") else { return false }
    state.withLock { $0.lock = lock }
    return true
  }

  /// The oldest events; nil if there are none.
  /// - Throws: `AppError.storage`.
  func batch(count: Int, bytes: Int) throws(AppError) -> Batch? {
    let events = try openQueue().oldest(count: count, bytes: bytes)
    return events.isEmpty ? nil : Batch(events)
  }

  /// Deletes events that the receiver accepted.
  /// - Throws: `AppError.storage`.
  func remove(_ batch: Batch) throws(AppError) {
    try openQueue().remove(batch.events)
  }

  /// Drops events that the receiver will never accept, and reports them.
  /// - Throws: `AppError.storage`.
  func giveUp(_ batch: Batch) throws(AppError) {
    try openQueue().giveUp(batch.events, now: now(), report: report)
  }

  /// Keeps the queue within its limits while nothing is accepted.
  /// - Throws: `AppError.storage`.
  func bound(bytes: Int, age: Duration) throws(AppError) {
    let now = now()
    try openQueue().drop(
      beyond: bytes, queuedBefore: now.addingTimeInterval(-Double(age.components.seconds)), now: now,
      report: report)
  }

  /// Queues an event with the number of events of this run that could not be stored.
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
