import CPty
import EventLoop
import Foundation
import Glibc
import PtyTestSupport

/// A program without a terminal, with a socket as its standard input, output and error.
final class ChildProcess {
  struct NotStarted: Error {
    let path: String
    let errno: Int32
  }

  private let socket: Int32
  private let process: pid_t

  /// - Parameter path: searched in PATH if it has no slash.
  init(_ path: String, _ arguments: [String], environment: [String: String]) throws {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw NotStarted(path: path, errno: errno) }
    defer { close(ends[1]) }
    do {
      process = try ProcessLauncher.launch(
        [path] + arguments, .descriptors(input: ends[1], output: ends[1]), environment: environment)
    } catch {
      close(ends[0])
      throw NotStarted(path: path, errno: error.errno)
    }
    socket = ends[0]
  }

  deinit {
    close(socket)
  }

  func write(_ text: String) {
    let bytes = Array(text.utf8)
    // If the program has ended, reading from it reports that.
    send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Waits for output and returns everything since the last call; empty at the deadline, nil at the output's
  /// end.
  func read(by deadline: ContinuousClock.Instant) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = octodo_pty_read(socket, &buffer, UInt(buffer.count), deadline.millisecondsLeft)
    return count < 0 ? nil : Array(buffer[..<count])
  }

  /// Waits for the end, and returns the exit status, or 128 plus the signal's number.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// Runs a program to its end and returns its output, including errors.
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
