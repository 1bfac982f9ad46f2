import EventLoop
import Glibc

/// A process that runs one test after the other for this one.
@LoopActor
final class Worker {
  enum Event {
    /// In the order in which it had the tests.
    case answers([WorkerAnswer])
    /// The process is gone: how, or nil where it had said that it ends, and the test that it was in the middle of, if
    /// any. What it had ahead it still has in `tests`.
    case end(WorkerEnd?, test: Int?)
    /// Lines that the process wrote outside of its answers.
    case chatter(String)
  }

  let folder: String
  private let process: WorkerProcess
  private let loop: EventLoop
  private let onEvent: (Worker, Event) -> Void
  /// The test that it runs and those that it has ahead.
  private(set) var tests: [Int] = []
  private(set) var pace = WorkerPace()
  /// When it last answered, or was given a test while it had none.
  private var busySince: LoopClock.Instant
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
    busySince = loop.clock.now
    process = try WorkerProcess(command)
    watchAnswers()
    loop.watch(process.output, for: .readable) { [weak self] _ in self?.readOutput() }
  }

  /// Has it run these after those that it has.
  func give(_ tests: [Int]) {
    if self.tests.isEmpty { busySince = loop.clock.now }
    self.tests += tests
    let lines = Array(tests.map { "\($0)\n" }.joined().utf8)
    // Where the process is gone already, reading from it says so.
    _ = lines.withUnsafeBytes { send(process.socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  /// Takes the answers that are there by now.
  func look() {
    if !hasEnded { readAnswers() }
  }

  /// Ends the process at once. No event follows.
  func end() {
    _ = close()
  }

  private func watchAnswers() {
    loop.watch(process.socket, for: .readable) { [weak self] _ in
      guard let self else { return }
      readAnswers()
      leaveAlone()
    }
  }

  /// Looks at the answers of a process that has enough to do after a while only.
  private func leaveAlone() {
    guard !hasEnded, pace.isBusy(with: tests.count) else { return }
    loop.unwatch(process.socket)
    loop.spawn { [weak self] in await self?.lookLater() }
  }

  private func lookLater() async {
    repeat {
      do { try await loop.sleep(for: WorkerPace.look) } catch { return }
      // A slow test is waited for.
      guard !hasEnded, readAnswers() else { break }
    } while pace.isBusy(with: tests.count)
    if !hasEnded { watchAnswers() }
  }

  /// False where there was none.
  @discardableResult
  private func readAnswers() -> Bool {
    let (bytes, isClosed) = Self.readAll(process.socket)
    unread += bytes
    let (answers, isNonsense) = takeAnswers()
    let isLast = answers.last?.isLast == true
    // A process that talks nonsense is as good as crashed.
    let isOver = isClosed || isNonsense || isLast
    readOutput(isOver: isOver)
    let status = isOver ? close() : nil
    if !answers.isEmpty { onEvent(self, .answers(answers)) }
    if let status { tellEnd(isLast ? nil : WorkerEnd(status: status, complaint: complaint)) }
    return !answers.isEmpty
  }

  /// Those whose line is whole, up to one that is none.
  private func takeAnswers() -> (answers: [WorkerAnswer], isNonsense: Bool) {
    var answers: [WorkerAnswer] = []
    var lines = unread[...]
    defer { unread = Array(lines) }
    while answers.last?.isLast != true, let end = lines.firstIndex(of: UInt8(ascii: "\n")) {
      guard let answer = WorkerAnswer.read(lines[..<end]), answer.test == tests.first else {
        return (answers, true)
      }
      answers.append(answer)
      tests.removeFirst()
      lines = lines[(end + 1)...]
    }
    if !answers.isEmpty {
      let now = loop.clock.now
      pace.note(answers: answers.count, in: busySince.duration(to: now))
      busySince = now
    }
    return (answers, false)
  }

  private func tellEnd(_ end: WorkerEnd?) {
    let test = end == nil || tests.isEmpty ? nil : tests.removeFirst()
    onEvent(self, .end(end, test: test))
  }

  /// - Parameter isOver: No more of it is waited for, so its last line needs no end.
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

  /// What can be read now, and whether nothing can come any more.
  private static func readAll(_ descriptor: Int32) -> (bytes: [UInt8], isClosed: Bool) {
    var bytes: [UInt8] = []
    // As long as most answers of a look; a long one takes a few turns more.
    var chunk = [UInt8](repeating: 0, count: 256)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 { bytes += chunk[..<count] }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return (bytes, count == 0 || errno != EAGAIN) }
    }
  }
}
