import EventLoop
import Glibc

extension LoopClock {
  /// False for a virtual clock. No socket can be awaited with it, because its time is stopped meanwhile.
  var isReal: Bool {
    let before = Self.machineTime()
    let now = now.sinceStart
    return before <= now && now <= Self.machineTime()
  }

  /// The time of the loop's real clock.
  private static func machineTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
