import FoundationEssentials
import Glibc
import HTTP
import Synchronization

extension ScriptRunner {
  /// A fresh process takes over after this many tests, so that a leak in the program cannot add up in a long
  /// run.
  private static let testsPerWorker = 2_000

  /// Runs the tests that the parent process requests on standard input, and returns the results to it, until
  /// it sends no more. The files and options must be the same as the parent's.
  /// - Returns: the exit status.
  public func work(_ files: [String]) -> Int32 {
    var options = options
    // The parent has already printed the warnings, and would have printed the errors.
    options.errors = { _ in }
    let loaded = ScriptLoader(options: options).load(files)
    let tests = ScriptSelection(loaded.scripts, options: options).tests
    do {
      let mark = try StepMark(in: options.temporaryFolder)
      let channel = WorkerChannel(descriptor: STDIN_FILENO)
      options.onStep = { mark.set($0) }
      options.onAbandon = { channel.answer($0, isLast: true) }
      let execution = try execution(options) { [options] step in
        channel.answerLast(TestExecution.hang(in: step)) { options.abandon(ExitStatus.broken.rawValue) }
      }
      for count in 1...Self.testsPerWorker {
        guard let index = channel.nextTest(), tests.indices.contains(index) else { break }
        mark.set(StepMark.none)
        channel.answer(execution.result(of: tests[index]), isLast: count == Self.testsPerWorker)
      }
      return ExitStatus.passed.rawValue
    } catch {
      self.options.errors("A worker cannot continue: \(error)\n")
      return ExitStatus.broken.rawValue
    }
  }

  func execution(
    _ options: ScriptOptions, onHang: @escaping @Sendable (Step) -> Void
  ) throws -> TestExecution {
    guard let api = HTTPAddress(url: "https://api.github.com") else { throw NoAPI() }
    return TestExecution(host: host, options: options, api: api, onHang: onHang)
  }

  private struct NoAPI: Error, CustomStringConvertible {
    let description = "the API's address is invalid"
  }
}

/// The worker's end of its socket: reads test numbers, one per line, and writes the results.
final class WorkerChannel: Sendable {
  private struct State {
    /// The test that is not answered yet.
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
        // The other side has closed the connection, so the answer has no reader.
        guard sent > 0 else { return }
        rest = rest.dropFirst(sent)
      }
    } catch {
      // Without an answer the parent reports the process as crashed.
      close(descriptor)
    }
  }
}

/// A worker's result of one test: a line of JSON.
struct WorkerAnswer: Codable, Hashable {
  /// The test's number in the selection.
  let test: Int
  let result: TestResult
  /// The worker exits now and takes no more tests.
  let isLast: Bool

  /// Returns nil if the line is not an answer.
  static func read(_ line: some Collection<UInt8>) -> WorkerAnswer? {
    try? JSONDecoder().decode(Self.self, from: Data(line))
  }

  /// - Throws: the encoder's error.
  func line() throws -> [UInt8] {
    [UInt8](try JSONEncoder().encode(self))
  }
}

/// The step that a worker is about to run, in a file that survives a crash.
final class StepMark: Sendable {
  static let none = -1

  private let descriptor: Int32

  /// - Throws: `FileProblem` with the system's error.
  init(in folder: String) throws(FileProblem) {
    let path = Self.path(in: folder)
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileProblem("\(path) cannot be written", errno) }
  }

  deinit {
    close(descriptor)
  }

  /// - Parameter step: its index in its test, from 0.
  func set(_ step: Int) {
    // If it cannot be written, a crash is reported at an earlier step, which is no reason to end the test.
    var number = step
    pwrite(descriptor, &number, MemoryLayout<Int>.size, 0)
  }

  /// The last step that a worker started; nil before its first.
  static func step(in folder: String) -> Int? {
    let descriptor = open(path(in: folder), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var number = none
    guard read(descriptor, &number, MemoryLayout<Int>.size) == MemoryLayout<Int>.size else { return nil }
    return number == none ? nil : number
  }

  private static func path(in folder: String) -> String {
    "\(folder)/step"
  }
}
