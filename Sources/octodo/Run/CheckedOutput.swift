import Console
import Glibc
import Synchronization

/// Standard output, and whether all of it got there: a report that was lost must not pass for a good one.
final class CheckedOutput: Sendable {
  private let failure = Mutex<Int32?>(nil)

  func print(_ text: String) {
    guard let code = StandardOutput.write(text, to: STDOUT_FILENO) else { return }
    failure.withLock { $0 = $0 ?? code }
  }

  /// The status to end with, where all went well otherwise with `status`.
  func checked(_ status: Int32) -> Int32 {
    guard let code = failure.withLock({ $0 }) else { return status }
    let reason = String(cString: strerror(code))
    StandardError.print("The report could not be written (\(reason)). Send it somewhere else.")
    return max(status, Self.brokenStatus)
  }

  /// A fault of the runner.
  private static let brokenStatus: Int32 = 4
}
