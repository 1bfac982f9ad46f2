import CLinux
import Glibc

/// The machine's monotonic clock, as the time since it started.
enum MonotonicTime {
  static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// As the system's calls take it.
  static func deadline(after span: Duration) -> timespec {
    let (seconds, attoseconds) = (now() + span).components
    return timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
  }
}
