import CPty
import FoundationEssentials
import Glibc

/// A program as the foreground job of a pseudo-terminal of its own. Whatever waits for it waits for bytes of it,
/// and gives up with an error after half a minute.
public final class PtyProgram {
  /// The program did not write what was waited for.
  public struct NoAnswer: Error, CustomStringConvertible {
    let wanted: String
    let seen: String

    public var description: String {
      "Waited for \(wanted.debugDescription), and saw \(seen.debugDescription)."
    }
  }

  /// The system gave no terminal, or did not start the program on it.
  public struct NotStarted: Error {
    let errno: Int32
  }

  private var pty: octodo_pty
  private let deadline = ContinuousClock.now + .seconds(30)
  /// What came from a descriptor and nobody has asked for yet.
  private var pending: [Int32: [UInt8]] = [:]

  /// The terminal's modes before the program started.
  public let modesBefore: String

  /// - Parameters:
  ///   - command: the program's path, and its arguments.
  ///   - rows: the terminal's height in cells, as `columns` is its width.
  /// - Throws: `NotStarted`.
  public init(
    _ command: [String], environment: [String: String], rows: Int32 = 24, columns: Int32 = 80
  ) throws {
    var pty = octodo_pty(master: -1, slave: -1, reports: -1, leader: 0, job: 0)
    // Another erase character than the usual one, so that restored modes are told from default ones.
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

  /// All that was written since the last call, up to and with `wanted`.
  /// - Throws: `NoAnswer` when that does not come.
  @discardableResult
  public func read(until wanted: String) throws -> String {
    try read(until: wanted, from: pty.master)
  }

  /// How the program ended or stopped, `exited 0`, `killed 11` or `stopped 19`, and all that was written since
  /// the last call.
  /// - Throws: `NoAnswer` when it does neither.
  public func end() throws -> (report: String, screen: String) {
    let screen = try read(until: "]]")
    return (try report(), screen)
  }

  /// How the program ended or stopped, told without the terminal.
  /// - Throws: `NoAnswer` when it does neither.
  public func report() throws -> String {
    let report = try read(until: "]]\n", from: pty.reports).dropFirst(2).dropLast(3)
    // The number of a process that is no more may be another's.
    if !report.hasPrefix("stopped") { pty.job = 0 }
    return String(report)
  }

  /// Sends what a person types, as UTF-8.
  public func type(_ text: String) {
    let bytes = Array(text.utf8)
    write(pty.master, bytes, bytes.count)
  }

  /// Sends a signal to the program.
  public func send(_ signal: Int32) {
    if pty.job > 0 { kill(pty.job, signal) }
  }

  /// From now on the program gets no descriptor of that number or above; what it has open stays so.
  /// - Throws: `NotStarted` where the system does not allow that.
  public func limitDescriptors(to count: UInt) throws {
    guard octodo_pty_limit_descriptors(pty.job, count) else { throw NotStarted(errno: errno) }
  }

  /// Gives the terminal another size, in cells.
  public func resize(rows: Int32, columns: Int32) {
    _ = octodo_pty_resize(pty.master, rows, columns)
  }

  /// The terminal takes no more output, as after Ctrl+S, or takes it again.
  /// - Throws: `NotStarted` where the terminal cannot be had for that.
  public func setPaused(_ isPaused: Bool) throws {
    guard octodo_pty_pause(pty.master, isPaused) else { throw NotStarted(errno: errno) }
  }

  /// The terminal goes away.
  public func hangUp() {
    close(pty.master)
    pty.master = -1
  }

  /// The terminal's modes, as text to compare.
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
