import Glibc
import Synchronization

/// A thread for work that would keep the loop waiting: one job after the other, in order. It starts with
/// the first job, and sleeps without waking up while there is none, which a Dispatch queue does not (its
/// pool looks around every second).
public final class HelperThread: Sendable {
  private let queue: Queue

  public init() {
    queue = Queue()
  }

  /// Runs `body` on the thread after what was given to it before.
  public func run(_ body: @escaping @Sendable () -> Void) {
    queue.add(body)
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

    func add(_ job: @escaping @Sendable () -> Void) {
      let isFirst = state.withLock { state in
        state.jobs.append(job)
        defer { state.isStarted = true }
        return !state.isStarted
      }
      if isFirst { start() }
      signal.post()
    }

    func close() {
      state.withLock { $0.isClosed = true }
      signal.post()
    }

    private func start() {
      var thread = pthread_t()
      let context = Unmanaged.passRetained(self)
      let status = pthread_create(
        &thread, nil,
        { context in
          if let context { Unmanaged<Queue>.fromOpaque(context).takeRetainedValue().work() }
          return nil
        }, context.toOpaque())
      precondition(status == 0, "The system gives no thread: \(String(cString: strerror(status))).")
      pthread_detach(thread)
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
  }
}
