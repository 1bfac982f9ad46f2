import DequeModule
import Glibc
import Synchronization

/// The only event loop of the process. It runs every task of the program on the thread that called `run`,
/// first in, first out, so it knows when no work is left.
///
/// It is a serial executor (of `LoopActor`) and a task executor. Because `spawn` sets the task-executor
/// preference, child tasks, continuations and `Task.yield` return to this queue without going through another
/// thread.
public final class EventLoop: SerialExecutor, TaskExecutor, @unchecked Sendable {
  /// The loop of this process. The only shared instance, because the language asks a global actor for its executor
  /// without an argument.
  public static let process = EventLoop()

  // Everything below except the inbox and the driver is used only on the loop's thread.
  var jobs = Deque<UnownedJob>()
  var timers = TimerQueue()
  /// The timers of `machineClock`.
  var machineTimers = TimerQueue()
  /// The timers that no caller waits for, see `EventLoop+Alarm.swift`.
  var alarms = TimerQueue()
  var time = LoopTime.real
  var descriptors = DescriptorSet()
  var openWork: [Int: String] = [:]
  var hasHelpers = true
  var nextWork = 0
  var idleWaiters = Deque<IdleWaiter>()
  var owesMemory = false
  var onRest: (@LoopActor () -> Void)?
  private(set) var isStopping = false
  private var runNumber = 0
  private var failure: (any Error)?

  let inbox: Inbox
  private let driver = Atomic<UInt>(0)

  init(inbox: Inbox = Inbox()) {
    self.inbox = inbox
  }

  /// True on the thread that runs the loop now.
  public var isCurrent: Bool { driver.load(ordering: .relaxed) == UInt(pthread_self()) }

  /// Adds a job from any thread; called by the Swift runtime.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if isCurrent {
      jobs.append(job)
    } else {
      inbox.post(job)
    }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  public func isIsolatingCurrentContext() -> Bool? { isCurrent }

  /// Traps if the current thread does not run the loop; called by the Swift runtime.
  public func checkIsolated() {
    precondition(isCurrent, "This code may run on the event loop only.")
  }

  /// Starts a task on the loop. Every task of the program starts here: a bare `Task {}` would lose the
  /// executor preference, and with it the order.
  @discardableResult
  public func spawn(_ body: @escaping @LoopActor @Sendable () async -> Void) -> Task<Void, Never> {
    Task(executorPreference: self) { await body() }
  }

  /// Runs the loop on this thread until `body` is done, and returns or throws its result. Remaining timers
  /// and watched descriptors are dropped, so the next run starts clean.
  /// - Throws: what `body` throws, or `EventLoopError` if the system lacks what the loop needs.
  public func run<T: Sendable>(_ body: @escaping @LoopActor @Sendable () async throws -> T) throws -> T {
    if let failure = inbox.failure { throw failure }
    let result = Mutex<Result<T, any Error>?>(nil)
    let before = driver.exchange(UInt(pthread_self()), ordering: .acquiring)
    precondition(before == 0, "The loop of this process is running already.")
    let number = runNumber
    defer {
      reset()
      driver.store(0, ordering: .releasing)
    }
    spawn {
      do {
        let value = try await body()
        result.withLock { $0 = .success(value) }
      } catch {
        result.withLock { $0 = .failure(error) }
      }
      self.stop(run: number)
    }
    while true {
      turn()
      guard isStopping else { continue }
      if let failure { throw failure }
      if let result = result.withLock({ $0 }) { return try result.get() }
    }
  }

  /// Ends the run with an error, even if work is open.
  func fail(with error: any Error) {
    failure = error
    isStopping = true
  }

  /// A failed run's body may end during `reset` or during the next run, which it must not stop.
  private func stop(run number: Int) {
    if number == runNumber { isStopping = true }
  }

  func runJob(_ job: UnownedJob) {
    job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
  }

  /// Cancels pending timers (sleepers get a `CancellationError`) and drops everything else.
  private func reset() {
    runNumber += 1
    isStopping = false
    failure = nil
    onRest = nil
    owesMemory = false
    for waiter in idleWaiters { waiter.continuation.resume(returning: .idle) }
    idleWaiters = []
    cancelTimers()
    while let job = jobs.popFirst() { runJob(job) }
    cancelTimers()
    jobs = []
    descriptors = DescriptorSet()
    openWork = [:]
    hasHelpers = true
    time = .real
  }

  private func cancelTimers() {
    for timer in timers.removeAll() + machineTimers.removeAll() + alarms.removeAll() { timer.cancel() }
  }
}
