import Glibc
import Synchronization

/// Looks from another thread whether the program lets the loop go on at all. What never ends within one turn
/// of the loop keeps the loop's own watchdog from looking.
///
/// The thread is its own, for those of a pool can all be taken by a program that hangs.
final class HangGuard: Sendable {
  private let watcher: Watcher

  /// - Parameters:
  ///   - interval: how often to look, in microseconds.
  ///   - onHang: called on another thread, once for a step.
  init(interval: UInt32 = 250_000, onHang: @escaping @Sendable (Step) -> Void) {
    watcher = Watcher(interval: interval, onHang: onHang)
    watcher.start()
  }

  deinit {
    watcher.state.withLock { $0.isOver = true }
  }

  /// The program should give the loop back within this time, counted from now.
  func expectReturn(within span: Duration, in step: Step) {
    let deadline = watcher.now + span
    watcher.state.withLock { $0.watch = Watch(step: step, deadline: deadline) }
  }

  /// Nothing runs now that could hang.
  func relax() {
    watcher.state.withLock { $0.watch = nil }
  }

  private struct Watch {
    let step: Step
    /// Since the watcher was made: a span is copied by itself, an instant by the library.
    let deadline: Duration
  }

  private struct State {
    var watch: Watch?
    var isOver = false
  }

  /// What the thread runs; it outlives the guard until it has looked once more.
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

    /// Where the system has no thread to give, a script that hangs is the person's to end.
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
        tellHang()
      }
    }

    /// Whoever relaxes waits for it meanwhile, so that no test begins that it could be taken for.
    private func tellHang() {
      state.withLock { state in
        guard let watch = state.watch, now >= watch.deadline else { return }
        state.watch = nil
        onHang(watch.step)
      }
    }
  }
}
