import EventLoop
import Glibc

/// A child process that runs one test after the other.
@LoopActor
final class Worker {
  enum Event {
    case answer(WorkerAnswer)
    /// The process ended. The `WorkerEnd` is nil if it announced its end. `test` is the test that was
    /// running, if any.
    case end(WorkerEnd?, test: Int?)
    /// Lines that the process printed besides its answers.
    case chatter(String)
  }

  let folder: String
  private let process: WorkerProcess
  private let loop: EventLoop
  private let onEvent: (Worker, Event) -> Void
  /// The running test.
  private(set) var test: Int?
  private var unread: [UInt8] = []
  private var unreadOutput: [UInt8] = []
  private var complaint: String?
  /// The worker takes no more tests.
  private(set) var hasEnded = false

  /// - Throws: the system's error.
  init(
    command: [String], folder: String, loop: EventLoop, onEvent: @escaping (Worker, Event) -> Void
  ) throws(FileProblem) {
    self.folder = folder
    self.loop = loop
    self.onEvent = onEvent
    process = try WorkerProcess(command)
    loop.watch(process.socket, for: .readable) { [weak self] _ in self?.readAnswer() }
    loop.watch(process.output, for: .readable) { [weak self] _ in self?.readOutput() }
  }

  /// Starts a test. The worker must be idle.
  func run(_ test: Int) {
    self.test = test
    let line = Array("\(test)\n".utf8)
    // If the process has already ended, reading from it reports that.
    _ = line.withUnsafeBytes { send(process.socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  /// Reads answers that have already arrived, without waiting for the loop.
  func look() {
    if !hasEnded { readAnswer() }
  }

  /// Kills the process. No event follows.
  func end() {
    _ = close()
  }

  private func readAnswer() {
    let (bytes, isClosed) = Self.readAll(process.socket)
    unread += bytes
    var answer: WorkerAnswer?
    // A process that sends anything but the answer to its test is treated as crashed.
    var isOver = isClosed
    if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
      answer = WorkerAnswer.read(unread[..<end]).flatMap { $0.test == test ? $0 : nil }
      isOver = isOver || answer?.isLast ?? true
      unread.removeFirst(end + 1)
    }
    readOutput(isOver: isOver)
    let status = isOver ? close() : nil
    if let answer {
      test = nil
      onEvent(self, .answer(answer))
    }
    guard let status else { return }
    let isExpected = answer?.isLast == true
    onEvent(self, .end(isExpected ? nil : WorkerEnd(status: status, complaint: complaint), test: test))
  }

  /// - Parameter isOver: no more output will come, so the last line needs no line feed.
  private func readOutput(isOver: Bool = false) {
    guard !hasEnded else { return }
    let (bytes, isClosed) = Self.readAll(process.output)
    if isClosed { loop.unwatch(process.output) }
    unreadOutput += bytes
    let isWhole = isClosed || isOver
    guard let end = isWhole ? unreadOutput.indices.last : unreadOutput.lastIndex(of: UInt8(ascii: "\n"))
    else { return }
    let text = String(decoding: unreadOutput[...end], as: UTF8.self)
    unreadOutput.removeFirst(end + 1)
    complaint = text.split(separator: "\n").last { $0.contains("Fatal error") }.map(String.init) ?? complaint
    onEvent(self, .chatter(text.hasSuffix("\n") ? text : text + "\n"))
  }

  private func close() -> Int32 {
    hasEnded = true
    loop.unwatch(process.socket)
    loop.unwatch(process.output)
    return process.end()
  }

  /// All bytes that can be read now, and whether the other side has closed.
  private static func readAll(_ descriptor: Int32) -> (bytes: [UInt8], isClosed: Bool) {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 { bytes += chunk[..<count] }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return (bytes, count == 0 || errno != EAGAIN) }
    }
  }
}
