import CPty
import FoundationEssentials
import Glibc

/// A program as the foreground job of its own pseudo-terminal. Every wait ends with output of the program, or with an
/// error after half a minute.
public final class PtyProgram {
  /// The program did not write the expected text.
  public struct NoAnswer: Error, CustomStringConvertible {
    let wanted: String
    let seen: String

    public var description: String {
      "Waited for \(wanted.debugDescription), and saw \(seen.debugDescription)."
    }
  }

  /// The system provided no terminal, or did not start the program on it.
  public struct NotStarted: Error {
    let errno: Int32
  }

  private var pty: octodo_pty
  private let deadline = ContinuousClock.now + .seconds(30)
  /// Output from each descriptor that was not requested yet.
  private var pending: [Int32: [UInt8]] = [:]

  /// The terminal's modes before the program started.
  public let modesBefore: String

  /// - Parameters:
  ///   - command: the program's path, and its arguments.
  ///   - rows: the terminal's height in cells; `columns` is its width.
  /// - Throws: `NotStarted`.
  public init(
    _ command: [String], environment: [String: String], rows: Int32 = 24, columns: Int32 = 80
  ) throws {
    var pty = octodo_pty(master: -1, slave: -1, reports: -1, leader: 0, job: 0)
    // An unusual erase character, so that restored modes can be distinguished from default ones.
    guard octodo_pty_open(&pty, rows, columns, 0x23) else { throw NotStarted(errno: errno) }
    modesBefore = Self.modes(of: pty)
    let started = command.withCStrings { arguments in
      environment.withCStrings { environment in
        octodo_pty_start(&pty, arguments[0], arguments, environment)
      }
    }
    guard started else { throw NotStarted(errno: errno) }
    self.pty = pty
  }

  deinit {
    octodo_pty_end(&pty)
  }

  /// The output since the last call, up to and including `wanted`.
  /// - Throws: `NoAnswer` if it does not arrive.
  @discardableResult
  public func read(until wanted: String) throws -> String {
    try read(until: wanted, from: pty.master)
  }

  /// How the program ended or stopped, `exited 0`, `killed 11` or `stopped 19`, and the output since the last call.
  /// - Throws: `NoAnswer` if it does neither.
  public func end() throws -> (report: String, screen: String) {
    let screen = try read(until: "]]")
    return (try report(), screen)
  }

  /// How the program ended or stopped, reported without the terminal.
  /// - Throws: `NoAnswer` if it does neither.
  public func report() throws -> String {
    let report = try read(until: "]]\n", from: pty.reports).dropFirst(2).dropLast(3)
    // The process id of an ended process may belong to another one.
    if !report.hasPrefix("stopped") { pty.job = 0 }
    return String(report)
  }

  /// Sends typed text as UTF-8.
  public func type(_ text: String) {
    let bytes = Array(text.utf8)
    write(pty.master, bytes, bytes.count)
  }

  /// Sends a signal to the program.
  public func send(_ signal: Int32) {
    if pty.job > 0 { kill(pty.job, signal) }
  }

  /// From now on the program gets no descriptor of that number or above; its open descriptors stay open.
  /// - Throws: `NotStarted` if the system does not allow that.
  public func limitDescriptors(to count: UInt) throws {
    guard octodo_pty_limit_descriptors(pty.job, count) else { throw NotStarted(errno: errno) }
  }

  /// Changes the terminal's size, in cells.
  public func resize(rows: Int32, columns: Int32) {
    _ = octodo_pty_resize(pty.master, rows, columns)
  }

  /// Makes the terminal stop accepting output, as after Ctrl+S, or continue.
  /// - Throws: `NotStarted` if the terminal cannot be opened for that.
  public func setPaused(_ isPaused: Bool) throws {
    guard octodo_pty_pause(pty.master, isPaused) else { throw NotStarted(errno: errno) }
  }

  /// Closes the terminal.
  public func hangUp() {
    close(pty.master)
    pty.master = -1
  }

  /// The terminal's modes, as text for comparisons.
  public var modes: String { Self.modes(of: pty) }

  private static func modes(of pty: octodo_pty) -> String {
    var text = [CChar](repeating: 0, count: 512)
    guard octodo_pty_modes(pty.master, &text, UInt(text.count)) else { return "gone" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private func read(until wanted: String, from descriptor: Int32) throws -> String {
    var buffer = [UInt8](repeating: 0, count: 65536)
    var seen = pending[descriptor] ?? []
    defer { pending[descriptor] = seen }
    while true {
      if let range = Data(seen).firstRange(of: Data(wanted.utf8)) {
        defer { seen.removeFirst(range.upperBound) }
        return String(decoding: seen[..<range.upperBound], as: UTF8.self)
      }
      let left = deadline.millisecondsLeft
      let count = left > 0 ? octodo_pty_read(descriptor, &buffer, UInt(buffer.count), left) : -1
      guard count >= 0 else { throw NoAnswer(wanted: wanted, seen: String(decoding: seen, as: UTF8.self)) }
      seen += buffer[..<count]
    }
  }
}
