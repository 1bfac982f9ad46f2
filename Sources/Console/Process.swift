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

/// How a process ends.
public enum ProcessEnd {
  /// The exit status for an invalid command line.
  public static let usageStatus: Int32 = 2
  /// The exit status for an internal error, or for output that could not be written.
  public static let faultStatus: Int32 = 4

  /// After a signal, ends the process by that signal, because the parent shell expects it.
  public static func exit(with status: Int32) -> Never {
    let number = status - 128
    if [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE].contains(number) {
      signal(number, SIG_DFL)
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, number)
      // The user asked for the exit, so no core file is written.
      var limit = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
      raise(number)
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
    Glibc.exit(status)
  }
}

/// The environment that the process was started with.
public enum ProcessEnvironment {
  /// By name.
  public static func read() -> [String: String] {
    var values: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let pair = String(cString: text)
      if let equals = pair.firstIndex(of: "=") {
        values[String(pair[..<equals])] = String(pair[pair.index(after: equals)...])
      }
      entry += 1
    }
    return values
  }
}
