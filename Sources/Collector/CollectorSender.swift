import Domain
public import EventLoop
public import HTTP

/// Sends the events of the outbox in batches: when a batch is full or its time is over. A batch that the
/// receiver did not accept is sent again, so an event may arrive twice, but is not lost.
@LoopActor
public final class CollectorSender {
  private let loop: EventLoop
  private let http: any HTTPClient
  private let endpoint: CollectorEndpoint
  private let outbox: Outbox
  private let limits: CollectorLimits
  private let backoff: Backoff
  private let chance: @Sendable () -> Double
  private let onProblem: @LoopActor @Sendable (CollectorProblem) -> Void
  private let thread: HelperThread

  private var waiting = 0
  private var failures = 0
  private var batchEvents: Int
  private var timer: Task<Void, Never>?
  private var run: Task<Void, Never>?
  private var hasEnded = false
  private var isAllowed: @LoopActor () -> Bool = { false }
  private var lastProblem: CollectorProblem?

  /// - Parameters:
  ///   - http: must not follow redirects.
  ///   - chance: returns a random number from 0 to below 1, for the waits.
  ///   - onProblem: called when a problem occurs that differs from the last one.
  public nonisolated init(
    loop: EventLoop, http: any HTTPClient, endpoint: CollectorEndpoint, outbox: Outbox,
    limits: CollectorLimits = CollectorLimits(), backoff: Backoff = Backoff(),
    thread: HelperThread = HelperThread(), chance: @escaping @Sendable () -> Double,
    onProblem: @escaping @LoopActor @Sendable (CollectorProblem) -> Void
  ) {
    self.loop = loop
    self.http = http
    self.endpoint = endpoint
    self.outbox = outbox
    self.limits = limits
    self.backoff = backoff
    self.thread = thread
    self.chance = chance
    self.onProblem = onProblem
    batchEvents = limits.batchEvents
  }

  /// Allows sending; before this call nothing is sent.
  /// - Parameter isAllowed: called before each batch, because the user may forbid sending at any time.
  public func allow(while isAllowed: @escaping @LoopActor () -> Bool) {
    self.isAllowed = isAllowed
  }

  /// Sends the events of earlier runs after a random wait, because after an outage all clients would start at
  /// the same time.
  public func start() {
    if isAllowed() { schedule(after: limits.batchAge * chance()) }
  }

  /// Called when an event was added to the outbox.
  func eventWaits() {
    waiting += 1
    guard failures == 0, run == nil else { return }
    if waiting >= limits.batchEvents {
      begin()
    } else if timer == nil {
      schedule(after: limits.batchAge)
    }
  }

  /// Sends the waiting events if that takes less time than the limit for the end of the program. The others stay on
  /// the disk.
  public func finish() async {
    hasEnded = true
    timer?.cancel()
    if failures == 0, waiting > 0 { begin() }
    if let run { await end(of: run) }
    await reportLost()
  }

  private func end(of run: Task<Void, Never>) async {
    // No wait while the receiver is failing.
    let wait = failures == 0 ? limits.farewell : .zero
    let farewell = loop.spawn { [loop] in
      do { try await loop.sleep(for: wait) } catch { return }
      run.cancel()
    }
    await run.value
    farewell.cancel()
  }

  /// Otherwise the count would be lost with the program.
  private func reportLost() async {
    guard isAllowed() else { return }
    do {
      try await onDisk { try $0.reportLost() }
    } catch {
      // The disk is probably still full; the user was already notified.
    }
  }

  private func schedule(after delay: Duration) {
    timer?.cancel()
    guard !hasEnded else { return }
    let time = loop.clock.now.advanced(by: delay)
    timer = loop.spawn { [weak self, loop] in
      do { try await loop.sleep(until: time) } catch { return }
      self?.timer = nil
      self?.begin()
    }
  }

  private func begin() {
    guard run == nil, isAllowed() else { return }
    timer?.cancel()
    timer = nil
    waiting = 0
    run = loop.spawn { [weak self] in
      await self?.sendAll()
      self?.ended()
    }
  }

  private func ended() {
    run = nil
    guard timer == nil, waiting > 0, !hasEnded else { return }
    if waiting >= limits.batchEvents { begin() } else { schedule(after: limits.batchAge) }
  }

  private func sendAll() async {
    do {
      try await onDisk { try $0.collect() }
      // Another octodo sends the waiting events, including this program's.
      guard try await onDisk({ try $0.acquireLock() }) else { return succeed() }
      while !Task.isCancelled, isAllowed() {
        let (count, bytes) = (batchEvents, limits.batchBytes)
        let batch = try await onDisk { try $0.batch(count: count, bytes: bytes) }
        guard let batch else { return succeed() }
        guard try await handle(await verdict(on: batch), of: batch) else { return }
      }
    } catch is CancellationError {
    } catch {
      fail(.storage(error as? AppError ?? .storage(.other("\(error)"))), retryAfter: nil)
    }
  }

  private func verdict(on batch: Batch) async throws -> Verdict {
    do {
      return Verdict(try await http.send(endpoint.request, body: batch.body))
    } catch let failure as AppError {
      return Verdict(failure)
    }
  }

  /// Returns false if the batch has to be retried later.
  private func handle(_ verdict: Verdict, of batch: Batch) async throws -> Bool {
    switch verdict {
    case .taken:
      try await onDisk { try $0.remove(batch) }
      succeed()
    case .tooLarge where batch.events.count > 1:
      batchEvents = max(1, batch.events.count / 2)
    case .tooLarge:
      try await onDisk { try $0.giveUp(batch) }
      // Only this event was too large, so batches may have their full size again.
      batchEvents = limits.batchEvents
    case .later(let reason, let after):
      let (bytes, age) = (limits.queueBytes, limits.queueAge)
      try await onDisk { try $0.bound(bytes: bytes, age: age) }
      fail(.response(reason), retryAfter: after)
      return false
    }
    return true
  }

  private func succeed() {
    (failures, lastProblem) = (0, nil)
  }

  private func fail(_ problem: CollectorProblem, retryAfter: Duration?) {
    failures += 1
    schedule(after: backoff.delay(failures: failures, chance: chance(), retryAfter: retryAfter))
    // Another octodo has the queue locked for a moment.
    if problem == .storage(.storage(.locked)), failures < 3 { return }
    guard problem != lastProblem else { return }
    lastProblem = problem
    onProblem(problem)
  }

  /// Runs `body` while no call to the queue is running, so that the queue has no locks; after `patience` it
  /// runs `body` anyway.
  public func whileIdle(within patience: Duration, _ body: () -> Void) {
    thread.whileIdle(within: patience, body)
  }

  private func onDisk<T: Sendable>(_ body: @escaping @Sendable (Outbox) throws -> T) async throws -> T {
    try await loop.offload("send events", to: thread) { [outbox] in try body(outbox) }
  }
}
