import Synchronization

/// A thread for work that would keep the loop waiting: one job after the other, in order. It starts with
/// the first job, and sleeps without waking up while there is none, which a Dispatch queue does not (its
/// pool looks around every second). Where the system gives no thread, who has work done waits for it.
public final class HelperThread: Sendable {
  /// Runs something on a new thread; false where there is none to be had.
  typealias Starter = @Sendable (@escaping @Sendable () -> Void) -> Bool

  private let queue: Queue

  /// A thread that starts with the first job.
  public convenience init() {
    self.init(starting: SystemThread.start)
  }

  /// No thread at all: who has work done waits for it. For programs that have no person to keep waiting.
  public static func none() -> HelperThread {
    HelperThread { _ in false }
  }

  init(starting start: @escaping Starter) {
    queue = Queue(start)
  }

  /// Runs `body` on the thread after what was given to it before.
  public func run(_ body: @escaping @Sendable () -> Void) {
    queue.add(body)
  }

  /// Runs `body` on the caller's thread while this one does nothing, once all that was given to it is done; but at most
  /// `patience` later, whatever it does then.
  public func whileIdle(within patience: Duration, _ body: () -> Void) {
    guard queue.isStarted else { return body() }
    let (arrived, released) = (Semaphore(), Semaphore())
    queue.add {
      arrived.post()
      released.wait()
    }
    _ = arrived.wait(until: MonotonicTime.deadline(after: patience))
    body()
    released.post()
  }

  deinit {
    queue.close()
  }

  /// What the thread and those who give it work share. It outlives the helper until the last job is done.
  private final class Queue: Sendable {
    private struct State {
      var jobs: [@Sendable () -> Void] = []
      var isStarted = false
      var isClosed = false
    }

    private let state = Mutex(State())
    private let signal = Semaphore()
    private let start: Starter

    init(_ start: @escaping Starter) {
      self.start = start
    }

    func add(_ job: @escaping @Sendable () -> Void) {
      let isFirst = state.withLock { state in
        state.jobs.append(job)
        defer { state.isStarted = true }
        return !state.isStarted
      }
      signal.post()
      if isFirst, !start({ self.work() }) { workWithoutThread() }
    }

    var isStarted: Bool { state.withLock { $0.isStarted } }

    func close() {
      state.withLock { $0.isClosed = true }
      signal.post()
    }

    private func work() {
      while true {
        signal.wait()
        let job = state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
        if let job {
          job()
        } else if state.withLock({ $0.isClosed }) {
          return
        }
      }
    }

    /// The next job tries for a thread again.
    private func workWithoutThread() {
      while true {
        let job = state.withLock { state -> (@Sendable () -> Void)? in
          guard state.jobs.isEmpty else { return state.jobs.removeFirst() }
          state.isStarted = false
          return nil
        }
        guard let job else { return }
        signal.wait()
        job()
      }
    }
  }
}
