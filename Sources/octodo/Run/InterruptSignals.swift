import Glibc

/// The signals that end a run of scripts in order.
enum InterruptSignals {
  /// Those that the process was not started to ignore, as `nohup` does.
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
