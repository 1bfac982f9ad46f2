import Glibc

/// The signals that stop a run of scripts, or an import, cleanly.
enum InterruptSignals {
  /// Leaves out the signals that the process was started to ignore, as by `nohup`.
  /// - Parameter others: signals besides those that end a program.
  static func current(or others: [Int32] = []) -> [Int32] {
    ([SIGINT, SIGTERM, SIGHUP, SIGQUIT] + others).filter { !isIgnored($0) }
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// The signals by which a terminal stops the programs of a job.
enum JobControlSignals {
  /// Runs `body`, during which Ctrl+Z stops octodo together with the program that has the terminal: a shell sees only a
  /// job of which all processes are stopped.
  static func allowed(during body: () -> Void) {
    var (signals, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &signals, &blocked)
    body()
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
  }
}
