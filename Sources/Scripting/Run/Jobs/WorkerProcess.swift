import Glibc

/// Another process of this program, on a socket as its standard input. What it writes to standard output and
/// standard error comes through a pipe.
struct WorkerProcess {
  let id: pid_t
  let socket: Int32
  let output: Int32

  /// - Throws: what the system says.
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
    // Workers that are started later must not keep these open, nor must this process wait for them.
    for descriptor in sockets + pipes { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    for descriptor in [sockets[0], pipes[0]] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    let (id, code) = Self.start(command, input: sockets[1], output: pipes[1])
    close(sockets[1])
    close(pipes[1])
    guard code == 0 else {
      close(sockets[0])
      close(pipes[0])
      throw FileProblem("\(command.first ?? "a worker") cannot be started", code)
    }
    self.id = id
    socket = sockets[0]
    output = pipes[0]
  }

  /// Ends the process, where it has not ended yet. Returns the status that waitpid(2) gives.
  func end() -> Int32 {
    // It is the leader of its own group, so what the program started goes with it.
    kill(-id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    close(socket)
    close(output)
    return status
  }

  /// Signals of the terminal do not reach it, and it takes signals as a program expects them.
  private static func start(_ command: [String], input: Int32, output: Int32) -> (pid_t, Int32) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, command.first ?? "", &actions, &attributes, arguments, environ)
    return (process, code)
  }
}
