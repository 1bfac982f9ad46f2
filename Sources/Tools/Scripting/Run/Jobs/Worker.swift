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

/// A child process that runs this same program, with a socket as its standard input. Its standard output and
/// standard error arrive through a pipe.
struct WorkerProcess {
  let id: pid_t
  let socket: Int32
  let output: Int32

  /// - Throws: the system's error.
  init(_ command: [String]) throws(FileProblem) {
    var sockets: [Int32] = [0, 0]
    var pipes: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0 else {
      throw FileProblem("a socket for a worker cannot be made", errno)
    }
    guard pipe(&pipes) == 0 else {
      let code = errno
      for socket in sockets { close(socket) }
      throw FileProblem("a pipe for a worker cannot be made", code)
    }
    // Workers that start later must not inherit these, and this process must not wait for them.
    for descriptor in sockets + pipes { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    for descriptor in [sockets[0], pipes[0]] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    defer {
      close(sockets[1])
      close(pipes[1])
    }
    do {
      id = try ProcessLauncher.launch(command, .descriptors(input: sockets[1], output: pipes[1]))
    } catch {
      close(sockets[0])
      close(pipes[0])
      throw FileProblem("\(command.first ?? "a worker") cannot be started", error.errno)
    }
    socket = sockets[0]
    output = pipes[0]
  }

  /// Kills the process if it is still running. Returns the status of waitpid(2).
  func end() -> Int32 {
    // It leads its own process group, so its children are killed too.
    kill(-id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    close(socket)
    close(output)
    return status
  }
}

/// How a process ended, from the status of waitpid(2).
struct WorkerEnd: CustomStringConvertible {
  let status: Int32
  /// The last message of the process about its own error.
  var complaint: String?

  var description: String {
    let signal = status & 0x7F
    let how =
      signal == 0
      ? "the program ended the whole process, with status \(status >> 8 & 0xFF)"
      : "the program crashed: signal \(signal), \(String(cString: strsignal(signal)))"
    return complaint.map { "\(how)\n\($0)" } ?? how
  }
}
