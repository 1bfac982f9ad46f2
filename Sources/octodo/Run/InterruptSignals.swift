import Glibc

/// The signals that stop a run of scripts cleanly.
enum InterruptSignals {
  /// Leaves out the signals that the process was started to ignore, as by `nohup`.
  static func current() -> [Int32] {
    [SIGINT, SIGTERM, SIGHUP, SIGQUIT].filter { !isIgnored($0) }
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
