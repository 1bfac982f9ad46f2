import Glibc
import Synchronization
import Terminal

/// The one way to standard output, for all commands: what is printed is safe for a terminal, and what could not be
/// written is not success.
public final class StandardOutput: Sendable {
  /// What a text is, which decides how it is made safe.
  public enum Form: Sendable {
    /// Lines for a person. They are made safe wherever they go, because a pager shows them in a terminal too.
    case text
    /// JSON. What a terminal could take for more than text becomes `\u` escapes, wherever it goes; the meaning stays.
    case json
    /// What another program reads. It is made safe on a terminal, and goes byte for byte anywhere else.
    case file
  }

  private let descriptor: Int32
  private let isTerminal: Bool
  private let endsByBrokenPipe: Bool
  private let failure = Mutex<Int32?>(nil)

  /// - Parameters:
  ///   - descriptor: where it goes; nil for the process's own.
  ///   - endsByBrokenPipe: false if the process was started to ignore SIGPIPE, so that a reader that has gone away is
  ///     an error like any other.
  public init(descriptor: Int32? = nil, endsByBrokenPipe: Bool = true) {
    self.descriptor = descriptor ?? STDOUT_FILENO
    self.endsByBrokenPipe = endsByBrokenPipe
    isTerminal = isatty(self.descriptor) == 1
  }

  /// True once something could not be written; what is printed after that is dropped.
  public var isLost: Bool { failure.withLock { $0 != nil } }

  /// Writes all of it, or remembers why not.
  public func print(_ text: String, as form: Form = .text) {
    guard !isLost, let code = Self.write(safe(text, form), to: descriptor) else { return }
    failure.withLock { $0 = code }
  }

  /// Prints one line for a person; line breaks within it, which may come from a file's name, become blanks.
  public func printLine(_ line: String) {
    print(DisplayText(line).description + "\n")
  }

  /// Ends the output. Returns the status to exit with: `status`, or that of a fault if not everything was written, with a
  /// line on standard error. If the reader has gone away, it is that of a process that SIGPIPE has ended, without a line.
  public func finish(_ status: Int32) -> Int32 {
    guard let code = failure.withLock({ $0 }) ?? Self.closingError(of: descriptor) else { return status }
    if code == EPIPE, endsByBrokenPipe { return 128 + SIGPIPE }
    let reason = String(cString: strerror(code))
    StandardError.print("The output could not be written (\(reason)). Send it somewhere else.")
    return max(status, ProcessEnd.faultStatus)
  }

  /// Some file systems tell only here that what was written did not get there. Every close(2) of a file does so, therefore
  /// a duplicate is closed, and the number is not free for the next file.
  private static func closingError(of descriptor: Int32) -> Int32? {
    let duplicate = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    return duplicate < 0 || close(duplicate) == 0 ? nil : errno
  }

  private func safe(_ text: String, _ form: Form) -> String {
    switch form {
    case .text: Sanitizer.lines(of: text)
    case .json: Sanitizer.json(text)
    case .file: isTerminal ? Sanitizer.lines(of: text) : text
    }
  }

  /// Returns the system's error if not everything could be written; nil otherwise.
  public static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return errno }
      rest = rest.dropFirst(written)
    }
    return nil
  }
}
