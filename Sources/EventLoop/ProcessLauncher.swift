import CLinux
import Glibc

/// Starts other programs, with default signal handling. Each leads its own process group, so that signals from
/// our terminal do not reach it, unless it inherits our streams. A program without streams also gets its own
/// session, so it cannot access our terminal.
public enum ProcessLauncher {
  /// Standard input, output and errors of the program.
  public enum Streams {
    /// All three are /dev/null.
    case none
    /// Descriptors of this process. Errors go to `output` too.
    case descriptors(input: Int32, output: Int32)
    /// The streams of this process, for a program that takes over the terminal. The program stays in our process
    /// group, because the system stops a background group that reads from the terminal.
    case inherited
  }

  /// The program could not be started.
  public struct LaunchFailure: Error {
    public let errno: Int32

    public init(errno: Int32) {
      self.errno = errno
    }

    /// The system's error text, without a full stop.
    public var reason: String { String(cString: strerror(errno)) }
  }

  /// - Parameters:
  ///   - command: the program, searched in PATH if it has no slash, and its arguments.
  ///   - environment: its environment variables; nil to inherit those of this process.
  ///   - secrets: names of variables of this process that it does not inherit.
  /// - Returns: the process id, which is also its group id.
  public static func launch(
    _ command: [String], _ streams: Streams, environment: [String: String]? = nil,
    without secrets: Set<String> = []
  ) throws(LaunchFailure) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    add(streams, to: &actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    setGroupAndSignals(&attributes, for: streams)

    let arguments = cStrings(command)
    let ownVariables = environment.map { cStrings($0.map { "\($0)=\($1)" }) } ?? []
    defer { for string in arguments + ownVariables { free(string) } }
    let variables = environment == nil ? inheritedVariables(without: secrets) : ownVariables
    var process: pid_t = 0
    let code = posix_spawnp(&process, command.first ?? "", &actions, &attributes, arguments, variables)
    guard code == 0 else { throw LaunchFailure(errno: code) }
    return process
  }

  /// Runs a program that takes over the terminal, and waits for its end. Until then Ctrl+C and Ctrl+\\ go to
  /// that program only, as in system(3). A pending SIGTERM or SIGHUP is passed on to the program, which then has
  /// `farewell` to end.
  /// - Returns: its exit status, or 128 plus the number of the signal that ended it.
  public static func run(_ command: [String], without secrets: Set<String>) throws(LaunchFailure) -> Int32 {
    let old = [SIGINT, SIGQUIT].map { (number: $0, handler: signal($0, SIG_IGN)) }
    defer {
      for (number, handler) in old {
        // A signal that is blocked waits although it is ignored. This discards it (POSIX, 2.4.3 Signal Actions).
        signal(number, SIG_IGN)
        signal(number, handler)
      }
    }
    let process = try launch(command, .inherited, without: secrets)
    if let signal = endSignal(before: process) {
      kill(process, signal)
      guard hasEnded(process, within: farewell) else { return 128 + signal }
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw LaunchFailure(errno: errno) }
    }
    let number = status & 0x7F
    return number == 0 ? (status >> 8) & 0xFF : 128 + number
  }

  /// The time that a program has to save its work after such a signal.
  private static let farewell: Int32 = 5_000

  /// Waits for the end of a process, or for a signal that asks this program to end; nil if the process ended first.
  private static func endSignal(before process: Int32) -> Int32? {
    let descriptor = octodo_process_descriptor(process)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    for signal in [SIGTERM, SIGHUP] where isPending(signal) { return signal }
    let signals = LoopSignals.descriptor(of: [SIGTERM, SIGHUP])
    guard signals >= 0 else { return nil }
    defer { close(signals) }
    var waits = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&waits, nfds_t(waits.count), -1) < 0 {
      guard errno == EINTR else { return nil }
    }
    guard waits[0].revents == 0 else { return nil }
    return [SIGTERM, SIGHUP].first { isPending($0) }
  }

  private static func isPending(_ signal: Int32) -> Bool {
    var pending = sigset_t()
    return sigpending(&pending) == 0 && sigismember(&pending, signal) == 1
  }

  private static func hasEnded(_ process: Int32, within milliseconds: Int32) -> Bool {
    let descriptor = octodo_process_descriptor(process)
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var count = poll(&wait, 1, milliseconds)
    while count < 0, errno == EINTR { count = poll(&wait, 1, milliseconds) }
    return count > 0
  }

  private static func add(_ streams: Streams, to actions: inout posix_spawn_file_actions_t) {
    switch streams {
    case .inherited: break
    case .none:
      for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
      }
    case .descriptors(let input, let output):
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    }
  }

  /// POSIX_SPAWN_SETSID of glibc's spawn.h, which is missing in Swift's Glibc module.
  private static let newSession: Int32 = 0x80

  private static func setGroupAndSignals(_ attributes: inout posix_spawnattr_t, for streams: Streams) {
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    // A session leader also leads a group; with both flags the system refuses the second.
    let group =
      switch streams {
      case .none: newSession
      case .descriptors: POSIX_SPAWN_SETPGROUP
      case .inherited: Int32(0)
      }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))
  }

  /// The variables of this process, byte for byte.
  private static func inheritedVariables(without secrets: Set<String>) -> [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var entry = environ
    while let variable = entry.pointee {
      let name = String(cString: variable).prefix { $0 != "=" }
      if !secrets.contains(String(name)) { variables.append(variable) }
      entry += 1
    }
    return variables + [nil]
  }

  /// NULL-terminated array of C strings.
  private static func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
  }
}

extension EventLoop {
  /// Calls `handler` once the child process has ended, with its exit status, or 128 plus the signal number if
  /// a signal ended it. Never called if the system has no process descriptors (Linux before 5.3).
  ///
  /// No other code may wait for the process, and SIGCHLD must not be ignored.
  @LoopActor
  public func watchEnd(of process: Int32, _ handler: @escaping @LoopActor (Int32) -> Void) {
    let descriptor = octodo_process_descriptor(process)
    guard descriptor >= 0 else { return }
    watch(descriptor, for: .readable) { [self] _ in
      unwatch(descriptor)
      close(descriptor)
      var status: Int32 = 0
      guard waitpid(process, &status, 0) == process else { return }
      handler(status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F)
    }
  }
}
