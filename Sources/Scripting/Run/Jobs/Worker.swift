import EventLoop
import Glibc

/// A process that runs one test after the other for this one.
@LoopActor
final class Worker {
  enum Event {
    case answer(TestResult, test: Int)
    /// The process is gone; it may have had a test.
    case end(WorkerEnd, test: Int?)
    /// Lines that the process wrote outside of its answers.
    case chatter(String)
  }

  let folder: String
  private let process: WorkerProcess
  private let loop: EventLoop
  private let onEvent: (Worker, Event) -> Void
  private var test: Int?
  private var unread: [UInt8] = []
  private var unreadOutput: [UInt8] = []
  private var complaint: String?
  /// It takes no other test.
  private(set) var hasEnded = false

  /// - Throws: what the system says.
  init(
    command: [String], folder: String, loop: EventLoop, onEvent: @escaping (Worker, Event) -> Void
  ) throws(FileProblem) {
    self.folder = folder
    self.loop = loop
    self.onEvent = onEvent
    process = try WorkerProcess(command)
    loop.watch(process.socket, for: .readable) { [weak self] _ in self?.readAnswers() }
    loop.watch(process.output, for: .readable) { [weak self] _ in self?.readOutput() }
  }

  func start(test: Int) {
    self.test = test
    let line = Array("\(test)\n".utf8)
    // Where the process is gone already, reading from it says so.
    _ = line.withUnsafeBytes { send(process.socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  /// Ends the process at once. No event follows.
  func end() {
    _ = close()
  }

  private func readAnswers() {
    let (bytes, isClosed) = Self.readAll(process.socket)
    unread += bytes
    while !hasEnded, let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
      let line = Array(unread[..<end])
      unread.removeFirst(end + 1)
      take(line)
    }
    if isClosed, !hasEnded { takeEnd() }
  }

  private func take(_ line: [UInt8]) {
    guard let answer = WorkerAnswer.read(line), answer.test == test else {
      // A process that talks nonsense is as good as crashed.
      return takeEnd()
    }
    test = nil
    readOutput()
    if answer.isLast { _ = close() }
    onEvent(self, .answer(answer.result, test: answer.test))
  }

  private func takeEnd() {
    readOutput()
    let status = close()
    onEvent(self, .end(WorkerEnd(status: status, complaint: complaint), test: test))
  }

  private func readOutput() {
    guard !hasEnded else { return }
    let (bytes, isClosed) = Self.readAll(process.output)
    if isClosed { loop.unwatch(process.output) }
    unreadOutput += bytes
    guard let end = isClosed ? unreadOutput.indices.last : unreadOutput.lastIndex(of: UInt8(ascii: "\n"))
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

  /// What can be read now, and whether nothing can come any more.
  private static func readAll(_ descriptor: Int32) -> (bytes: [UInt8], isClosed: Bool) {
    var bytes: [UInt8] = []
    // As long as most answers; a long one takes a few turns more.
    var chunk = [UInt8](repeating: 0, count: 256)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 { bytes += chunk[..<count] }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return (bytes, count == 0 || errno != EAGAIN) }
    }
  }
}
