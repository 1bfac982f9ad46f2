import Console
import Synchronization

/// What is to be printed once the terminal is free.
final class HeldReport: Sendable {
  private let parts = Mutex<[(text: String, isError: Bool)]>([])

  func add(_ text: String, isError: Bool) {
    parts.withLock { $0.append((text, isError)) }
  }

  /// Prints it, in the order in which it came.
  func release() {
    let held = parts.withLock { parts in
      defer { parts = [] }
      return parts
    }
    for (text, isError) in held {
      if isError { StandardError.print(text, terminator: "") } else { StandardOutput.print(text) }
    }
  }
}
