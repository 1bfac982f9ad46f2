import CPty
import FoundationEssentials
import Glibc

/// The `TerminalProbe` program, running on a pseudo-terminal of its own. Everything that waits for it waits
/// for the terminal, and gives up with an error after half a minute.
final class PtyProgram {
  struct NoAnswer: Error, CustomStringConvertible {
    let wanted: String
    let seen: String

    var description: String { "Waited for \(wanted.debugDescription), and saw \(seen.debugDescription)." }
  }

  struct NotStarted: Error {
    let errno: Int32
  }

  private var pty: octodo_pty
  private let deadline = ContinuousClock.now + .seconds(30)
  /// What came from a descriptor and nobody has asked for yet.
  private var pending: [Int32: [UInt8]] = [:]

  /// The program's own process.
  let job: pid_t
  /// The terminal's modes before the program started.
  let modesBefore: String

  init(
    _ ending: String, type: String? = "xterm-256color", environment: [String: String] = [:], rows: Int32 = 24,
    columns: Int32 = 80
  ) throws {
    var variables = environment
    variables["TERM"] = type
    variables["LANG"] = "C.UTF-8"
    // The backtracer must not get in the way where it is on, wherever the tests run.
    variables["SWIFT_BACKTRACE"] = "enable=yes,interactive=yes,color=no"
    for name in ["PATH", "LD_LIBRARY_PATH"] { variables[name] = ProcessInfo.processInfo.environment[name] }
    let path = try Self.path()
    var pty = octodo_pty(master: -1, slave: -1, reports: -1, leader: 0, job: 0)
    guard octodo_pty_open(&pty, rows, columns, 0x23) else { throw NotStarted(errno: errno) }
    modesBefore = Self.modes(of: pty)
    let started = [path, ending].withCStrings { arguments in
      variables.map { "\($0)=\($1)" }.withCStrings { environment in
        octodo_pty_start(&pty, path, arguments, environment)
      }
    }
    guard started else { throw NotStarted(errno: errno) }
    self.pty = pty
    job = pty.job
  }

  deinit {
    octodo_pty_end(&pty)
  }

  /// Beside the program that runs the tests.
  private static func path() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return tests.prefix(upTo: tests.lastIndex(of: "/") ?? tests.startIndex) + "/TerminalProbe"
  }

  /// All that the program wrote since the last call, up to and with `wanted`.
  /// - Throws: `NoAnswer` when that does not come.
  @discardableResult
  func read(until wanted: String) throws -> String {
    try read(until: wanted, from: pty.master)
  }

  /// All that the program wrote since the last call, up to the end of its picture.
  @discardableResult
  func readScreen() throws -> String {
    try read(until: "日x")
  }

  /// How the program ended or stopped, by the mark that its leader leaves on the terminal, and all that was
  /// written since the last call.
  func end() throws -> (report: String, screen: String) {
    let screen = try read(until: "]]")
    return (try report(), screen)
  }

  /// How the program ended or stopped, as its leader says, without the terminal.
  func report() throws -> String {
    let report = try read(until: "]]\n", from: pty.reports).dropFirst(2).dropLast(3)
    // The number of a process that is no more may be another's.
    if !report.hasPrefix("stopped") { pty.job = 0 }
    return String(report)
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
      let left = (deadline - ContinuousClock.now).components.seconds * 1000
      let count = left > 0 ? octodo_pty_read(descriptor, &buffer, UInt(buffer.count), Int32(left)) : -1
      guard count >= 0 else { throw NoAnswer(wanted: wanted, seen: String(decoding: seen, as: UTF8.self)) }
      seen += buffer[..<count]
    }
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    write(pty.master, bytes, bytes.count)
  }

  func send(_ signal: Int32) {
    kill(job, signal)
  }

  func resize(rows: Int32, columns: Int32) {
    _ = octodo_pty_resize(pty.master, rows, columns)
  }

  /// The terminal goes away.
  func hangUp() {
    close(pty.master)
    pty.master = -1
  }

  /// The terminal's modes, as text to compare.
  var modes: String { Self.modes(of: pty) }

  private static func modes(of pty: octodo_pty) -> String {
    var text = [CChar](repeating: 0, count: 512)
    guard octodo_pty_modes(pty.master, &text, UInt(text.count)) else { return "gone" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension [String] {
  /// Calls `body` with the strings as C has them, NULL at the end.
  fileprivate func withCStrings<T>(_ body: ([UnsafeMutablePointer<CChar>?]) -> T) -> T {
    let strings = map { strdup($0) }
    defer { for string in strings { free(string) } }
    return body(strings + [nil])
  }
}
