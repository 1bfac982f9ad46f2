import CLinux
import Glibc

/// The machine's monotonic clock (CLOCK_MONOTONIC), as the time since boot.
enum MonotonicTime {
  static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The deadline in the form that system calls take.
  static func deadline(after span: Duration) -> timespec {
    let (seconds, attoseconds) = (now() + span).components
    return timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
  }
}
