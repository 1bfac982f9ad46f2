import Glibc

/// Why the loop cannot run; thrown by `EventLoop.run`, because a program cannot continue without its loop.
public enum EventLoopError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system gave no descriptor to wake the loop with: `errno` of eventfd(2).
  case noWakeUps(errno: Int32)
  /// The system gave no descriptor to read signals from: `errno` of signalfd(2).
  case noSignals(errno: Int32)

  /// What is wrong and what to do next, worded as part of a sentence.
  public var description: String {
    switch self {
    case .noWakeUps(let errno): "the system gives no eventfd (\(Self.text(errno))); \(Self.advice)"
    case .noSignals(let errno): "the system gives no signalfd (\(Self.text(errno))); \(Self.advice)"
    }
  }

  private static let advice = "raise the limit of open files, `ulimit -n`, and start again"

  private static func text(_ errno: Int32) -> String {
    String(cString: strerror(errno))
  }
}
