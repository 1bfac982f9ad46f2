import Glibc

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
