import Glibc

/// Prepares the process. Must run before anything else.
public enum ProcessStart {
  /// Opens closed standard descriptors, sets up signals, and returns the standard output.
  public static func prepare() -> StandardOutput {
    fillStandardDescriptors()
    // Writing to a closed pipe or beyond the file size limit returns an error instead.
    let pipes = signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Needed for the exit status of child processes, even if the parent process ignored SIGCHLD.
    signal(SIGCHLD, SIG_DFL)
    let ignoredPipes = unsafeBitCast(pipes, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    return StandardOutput(endsByBrokenPipe: !ignoredPipes)
  }

  /// Otherwise the next file or socket would become standard output. The replacement cannot be read or
  /// written, so a closed output is still an error.
  private static func fillStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // open(2) returns the lowest free number, which is this one.
      let other = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      if open("/dev/null", other) < 0 { _ = open("/", O_RDONLY | O_DIRECTORY) }
    }
  }
}
