import EventLoop
import Glibc

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
