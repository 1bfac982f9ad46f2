import Glibc
import Synchronization

/// The worker's end of its socket: reads test numbers, one per line, and writes the results.
final class WorkerChannel: Sendable {
  private struct State {
    /// The test without an answer yet.
    var test: Int?
    var unread: [UInt8] = []
  }

  private let descriptor: Int32
  private let state = Mutex(State())

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Waits for the next test's number; nil if there are no more.
  func nextTest() -> Int? {
    var line = state.withLock { $0.unread }
    while !line.contains(UInt8(ascii: "\n")) {
      var chunk = [UInt8](repeating: 0, count: 64)
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      line += chunk[..<count]
    }
    let end = line.firstIndex(of: UInt8(ascii: "\n")) ?? line.endIndex
    let test = Int(String(decoding: line[..<end], as: UTF8.self))
    state.withLock { state in
      state.unread = Array(line[(end + 1)...])
      state.test = test
    }
    return test
  }

  /// - Parameter isLast: the process exits after it.
  func answer(_ result: TestResult, isLast: Bool = false) {
    state.withLock { send(result, isLast: isLast, &$0) }
  }

  /// Answers from another thread and then calls `end` to end the process. Does nothing if the test was
  /// already answered. No other answer is sent while the process ends.
  func answerLast(_ result: TestResult, _ end: () -> Void) {
    state.withLock { state in
      guard state.test != nil else { return }
      send(result, isLast: true, &state)
      end()
    }
  }

  private func send(_ result: TestResult, isLast: Bool, _ state: inout State) {
    guard let test = state.test else { return }
    state.test = nil
    do {
      let answer = WorkerAnswer(test: test, result: result, isLast: isLast)
      var rest = try answer.line()[...]
      rest.append(UInt8(ascii: "\n"))
      while !rest.isEmpty {
        let sent = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if sent < 0, errno == EINTR { continue }
        // The other side has closed, so nobody reads the answer.
        guard sent > 0 else { return }
        rest = rest.dropFirst(sent)
      }
    } catch {
      // Without an answer the parent reports the process as crashed.
      close(descriptor)
    }
  }
}
