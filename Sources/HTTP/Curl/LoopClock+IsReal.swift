import EventLoop
import Glibc

extension LoopClock {
  /// False for a virtual clock, by which nobody can wait for a socket: time stands still while it is awaited.
  var isReal: Bool {
    let before = Self.machineTime()
    let now = now.sinceStart
    return before <= now && now <= Self.machineTime()
  }

  /// What the loop's real clock shows.
  private static func machineTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
