import Glibc

/// How a process ends.
public enum ProcessEnd {
  /// The exit status of a command line that cannot be followed.
  public static let usageStatus: Int32 = 2
  /// Of a fault of the program's own, or of output that could not be written.
  public static let faultStatus: Int32 = 4

  /// A program that was ended by a signal says so to its parent, as a shell expects.
  public static func exit(with status: Int32) -> Never {
    let number = status - 128
    if [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE].contains(number) {
      signal(number, SIG_DFL)
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, number)
      // A quit is asked for, so it should leave no core behind.
      var limit = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
      raise(number)
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
    Glibc.exit(status)
  }
}
