import Glibc
import Synchronization

/// A thread for work that would block the loop. It runs its jobs in order. The thread starts with the first
/// job and never wakes while it has none, unlike a Dispatch queue, whose pool wakes every second. If no
/// thread can be started, jobs run on the caller's thread.
public final class HelperThread: Sendable {
  /// Runs the closure on a new thread; returns false if no thread can be started.
  typealias Starter = @Sendable (@escaping @Sendable () -> Void) -> Bool

  private let queue: Queue

  /// A thread that starts with the first job.
  public convenience init() {
    self.init(starting: SystemThread.start)
  }

  /// Starts no thread: jobs run on the caller's thread. For programs without a user interface.
  public static func none() -> HelperThread {
    HelperThread { _ in false }
  }

  init(starting start: @escaping Starter) {
    queue = Queue(start)
  }

  /// Runs `body` on the thread after all earlier jobs.
  public func run(_ body: @escaping @Sendable () -> Void) {
    queue.add(body)
  }

  /// Runs `body` on the caller's thread while this thread is idle: waits for its earlier jobs and holds back
  /// later ones. After `patience` it runs `body` anyway.
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

  /// The state shared by the thread and its callers. It outlives the `HelperThread` until the last job is
  /// done.
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

    /// Runs the jobs on the caller's thread. The next job tries to start a thread again.
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

/// A detached thread (pthread_create(3)).
enum SystemThread {
  /// Runs `body` on a new thread. Returns false, without running it, if no thread can be started.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let context = Unmanaged.passRetained(Body(body))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context.toOpaque())
    guard status == 0 else {
      context.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }
}
