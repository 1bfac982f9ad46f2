import Glibc
import Synchronization

/// Checks from another thread whether the program returns to the event loop. The loop's own watchdog cannot
/// run while one turn of the loop never ends.
///
/// It has a thread of its own, because a hanging program can occupy every thread of a pool.
final class HangGuard: Sendable {
  private let watcher: Watcher

  /// - Parameters:
  ///   - interval: time between checks, in microseconds.
  ///   - onHang: called on the other thread, once per step.
  init(interval: UInt32 = 250_000, onHang: @escaping @Sendable (Step) -> Void) {
    watcher = Watcher(interval: interval, onHang: onHang)
    watcher.start()
  }

  deinit {
    watcher.state.withLock { $0.isOver = true }
  }

  /// Starts a deadline: the program must return to the loop within this time from now.
  func expectReturn(within span: Duration, in step: Step) {
    let deadline = watcher.now + span
    watcher.state.withLock { $0.watch = Watch(step: step, deadline: deadline) }
  }

  /// Ends the deadline, because nothing that could hang is running now.
  func relax() {
    watcher.state.withLock { $0.watch = nil }
  }

  private struct Watch {
    let step: Step
    /// Time since the watcher was created. A `Duration`, because copying an instant calls into the library.
    let deadline: Duration
  }

  private struct State {
    var watch: Watch?
    var isOver = false
  }

  /// The thread's state. It outlives the guard until its last check.
  private final class Watcher: Sendable {
    let state = Mutex(State())
    private let beginning = ContinuousClock.now
    private let interval: UInt32
    private let onHang: @Sendable (Step) -> Void

    init(interval: UInt32, onHang: @escaping @Sendable (Step) -> Void) {
      self.interval = interval
      self.onHang = onHang
    }

    var now: Duration { beginning.duration(to: .now) }

    /// If no thread can be created, the user must stop a hanging script.
    func start() {
      var thread = pthread_t()
      let watcher = Unmanaged.passRetained(self)
      let status = pthread_create(
        &thread, nil,
        { watcher in
          if let watcher { Unmanaged<Watcher>.fromOpaque(watcher).takeRetainedValue().run() }
          return nil
        }, watcher.toOpaque())
      if status == 0 { pthread_detach(thread) } else { watcher.release() }
    }

    private func run() {
      while !state.withLock({ $0.isOver }) {
        usleep(interval)
        reportHang()
      }
    }

    /// Holds the lock so that `relax()` blocks and the report cannot hit the next test.
    private func reportHang() {
      state.withLock { state in
        guard let watch = state.watch, now >= watch.deadline else { return }
        state.watch = nil
        onHang(watch.step)
      }
    }
  }
}
