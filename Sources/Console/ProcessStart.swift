import Glibc

/// How a process makes itself ready. Nothing may come before it.
public enum ProcessStart {
  /// Fills closed standard descriptors, decides on signals, and returns the process's standard output.
  public static func prepare() -> StandardOutput {
    fillStandardDescriptors()
    // Of a closed pipe and of a file that may not grow, writing tells.
    let pipes = signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // How children end can be asked for, also if the parent ignored the end of its own.
    signal(SIGCHLD, SIG_DFL)
    let ignoredPipes = unsafeBitCast(pipes, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    return StandardOutput(endsByBrokenPipe: !ignoredPipes)
  }

  /// Otherwise the next file or socket would be standard output. What fills the place cannot be read or written to, so a
  /// closed output is an error as before.
  private static func fillStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // open(2) takes the lowest number, which is this one.
      let other = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      if open("/dev/null", other) < 0 { _ = open("/", O_RDONLY | O_DIRECTORY) }
    }
  }
}
