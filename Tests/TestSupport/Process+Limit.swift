public import Foundation

extension Process {
  /// Starts the program, and kills it if it runs for longer than `seconds`. A thread that waits for a program that hangs
  /// outlives the time limit of its suite, so the tests would never end.
  /// - Throws: what `run` throws.
  public func run(atMost seconds: Double) throws {
    try run()
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
      if let self, isRunning { kill(processIdentifier, SIGKILL) }
    }
  }
}
