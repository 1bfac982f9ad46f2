import CPty
import Foundation
import Glibc
import PtyTestSupport

/// A program without a terminal, with a socket for its standard input, output and errors.
final class ChildProcess {
  struct NotStarted: Error {
    let path: String
    let errno: Int32
  }

  private let socket: Int32
  private let process: pid_t

  /// - Parameter path: looked for in the folders of PATH where it has no slash.
  init(_ path: String, _ arguments: [String], environment: [String: String]) throws {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw NotStarted(path: path, errno: errno) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_adddup2(&actions, ends[1], descriptor)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads that tests run on hold most signals back.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var process: pid_t = 0
    let failure = ([path] + arguments).withCStrings { arguments in
      environment.withCStrings { posix_spawnp(&process, path, &actions, &attributes, arguments, $0) }
    }
    close(ends[1])
    socket = ends[0]
    self.process = process
    guard failure == 0 else { throw NotStarted(path: path, errno: failure) }
  }

  deinit {
    close(socket)
  }

  func write(_ text: String) {
    let bytes = Array(text.utf8)
    // A program that has ended is noticed by who reads from it.
    send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// What came since the last call, once there is something; empty at the deadline, nil at the output's end.
  func read(by deadline: ContinuousClock.Instant) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = octodo_pty_read(socket, &buffer, UInt(buffer.count), deadline.millisecondsLeft)
    return count < 0 ? nil : Array(buffer[..<count])
  }

  /// Waits for the end, and returns the exit status, or 128 and the number of the signal.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// Runs a program to its end; the output has what it wrote, errors and all.
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String]
  ) throws -> (status: Int32, output: String) {
    let process = try ChildProcess(path, arguments, environment: environment)
    let deadline = ContinuousClock.now + .seconds(60)
    var output: [UInt8] = []
    while let bytes = process.read(by: deadline) {
      guard !bytes.isEmpty else {
        kill(process.process, SIGKILL)
        break
      }
      output += bytes
    }
    return (process.wait(), String(decoding: output, as: UTF8.self))
  }
}
