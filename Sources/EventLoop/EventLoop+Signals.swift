import CLinux
import Glibc

/// Signals that arrive as events on the loop instead of interrupting the program.
public enum LoopSignals {
  /// Blocks the signals in this thread and in all threads that are started later, so that only the loop
  /// receives them. Call it first in `main`, before any other thread exists.
  public static func block(_ signals: [Int32]) {
    var set = signalSet(signals)
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Lets the signals reach this thread again, also those that came meanwhile.
  public static func unblock(_ signals: [Int32]) {
    var set = signalSet(signals)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// A descriptor to close, which is readable while one of the blocked signals is pending; reading it is left to the
  /// loop. For waits outside of the loop. -1 if the system gives none.
  public static func descriptor(of signals: [Int32]) -> Int32 {
    var set = signalSet(signals)
    return octodo_signal_descriptor(&set)
  }

  /// One of the signals that are pending at a descriptor; 0 if none is.
  public static func next(from descriptor: Int32) -> Int32 { octodo_next_signal(descriptor) }

  static func signalSet(_ signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}

extension EventLoop {
  /// Calls `handler` with each of the signals as it arrives. They must be blocked (`LoopSignals.block`).
  /// Returns the descriptor to `unwatch` and close. If the system gives none, `run` throws
  /// `EventLoopError.noSignals`, because the program could not be ended with a signal.
  @LoopActor
  public func watchSignals(_ signals: [Int32], _ handler: @escaping @LoopActor (Int32) -> Void) -> Int32 {
    var set = LoopSignals.signalSet(signals)
    let descriptor = octodo_signal_descriptor(&set)
    guard descriptor >= 0 else {
      fail(with: EventLoopError.noSignals(errno: errno))
      return descriptor
    }
    watch(descriptor, for: .readable) { _ in
      while true {
        let signal = LoopSignals.next(from: descriptor)
        guard signal > 0 else { return }
        handler(signal)
      }
    }
    return descriptor
  }
}
