import Console
import Synchronization

/// Output that is held back until the terminal is free.
final class HeldReport: Sendable {
  private let output: @Sendable (String) -> Void
  private let parts = Mutex<[(text: String, isError: Bool)]>([])

  /// - Parameter output: prints everything but errors.
  init(output: @escaping @Sendable (String) -> Void) {
    self.output = output
  }

  func add(_ text: String, isError: Bool) {
    parts.withLock { $0.append((text, isError)) }
  }

  /// Prints everything in its original order.
  func release() {
    let held = parts.withLock { parts in
      defer { parts = [] }
      return parts
    }
    for (text, isError) in held {
      if isError { StandardError.print(text, terminator: "") } else { output(text) }
    }
  }
}
