import Glibc
import Synchronization
import Terminal

/// The only way to standard output, for all commands: what is printed cannot control a terminal, and a write error
/// changes the exit status.
public final class StandardOutput: Sendable {
  /// The kind of a text, which decides how it is sanitised.
  public enum Form: Sendable {
    /// Lines for the user. Sanitised on a terminal; anywhere else only what controls one is replaced, because a program
    /// reads names and paths from them.
    case text
    /// JSON. What a terminal cannot draw becomes a `\u` escape, which keeps the meaning; not on a terminal, only what
    /// controls one.
    case json
    /// Data for another program. Sanitised on a terminal, and written byte for byte anywhere else.
    case file
  }

  private let descriptor: Int32
  /// Whether the output goes directly to a terminal.
  public let isTerminal: Bool
  private let endsByBrokenPipe: Bool
  private let failure = Mutex<Int32?>(nil)

  /// - Parameters:
  ///   - descriptor: the destination; nil for the process's standard output.
  ///   - endsByBrokenPipe: false if the process was started with SIGPIPE ignored, so that a closed pipe is
  ///     reported like any other error.
  public init(descriptor: Int32? = nil, endsByBrokenPipe: Bool = true) {
    self.descriptor = descriptor ?? STDOUT_FILENO
    self.endsByBrokenPipe = endsByBrokenPipe
    isTerminal = isatty(self.descriptor) == 1
  }

  /// The width in cells; nil if it is not a terminal. A terminal that does not report its size is assumed to have 80
  /// columns.
  public var columns: Int? { isTerminal ? CursesTerminal.columns(of: descriptor) ?? 80 : nil }

  /// True after a write error; everything printed later is discarded.
  public var isLost: Bool { failure.withLock { $0 != nil } }

  /// Writes the whole text, or records the error.
  public func print(_ text: String, as form: Form = .text) {
    guard !isLost, let code = Self.write(safe(text, form), to: descriptor) else { return }
    failure.withLock { $0 = code }
  }

  /// Prints one line for the user; line breaks in it, for example in a file name, become blanks.
  public func printLine(_ line: String) {
    let line = line.withShortWords
    print((isTerminal ? DisplayText(line).description : Sanitizer.dataLine(line)) + "\n")
  }

  /// Ends the output and returns the exit status: `status`, or that of lost output with a line on standard error if
  /// not everything was written. If the reader closed the pipe, returns the status of a process killed by SIGPIPE,
  /// without a message.
  /// - Parameter lost: the least status if something was lost.
  public func finish(_ status: Int32, lost: Int32 = ProcessEnd.faultStatus) -> Int32 {
    guard let code = failure.withLock({ $0 }) ?? Self.closingError(of: descriptor) else { return status }
    if code == EPIPE, endsByBrokenPipe { return 128 + SIGPIPE }
    let reason = String(cString: strerror(code))
    StandardError.print("The output could not be written (\(reason)). Send it somewhere else.")
    return max(status, lost)
  }

  /// Some file systems report write errors only on close(2). Closing any descriptor of the file is enough, so
  /// a duplicate is closed, and the original number is not reused for the next file.
  private static func closingError(of descriptor: Int32) -> Int32? {
    let duplicate = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    return duplicate < 0 || close(duplicate) == 0 ? nil : errno
  }

  private func safe(_ text: String, _ form: Form) -> String {
    switch form {
    case .text: isTerminal ? Sanitizer.lines(of: text) : Sanitizer.data(text)
    case .json: isTerminal ? Sanitizer.json(text) : Sanitizer.jsonData(text)
    case .file: isTerminal ? Sanitizer.lines(of: text) : text
    }
  }

  /// Returns the system's error if not everything was written; nil otherwise.
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

extension String {
  /// The text with the middle of each very long word left out: a message must not repeat what a mad paste put into an
  /// argument or a variable.
  public var withShortWords: String {
    guard utf8.count > Self.longestWord else { return self }
    return split(omittingEmptySubsequences: false) { $0 == " " || $0.isNewline }.reduce(into: "") {
      text, word in
      if text.utf8.count > 0 || word.startIndex > startIndex {
        text.append(self[index(before: word.startIndex)])
      }
      text += word.utf8.count > Self.longestWord ? "\(word.prefix(80))…\(word.suffix(40))" : word
    }
  }

  /// In bytes. Paths and addresses of this length are shown whole.
  private static var longestWord: Int { 512 }
}

/// Messages outside of any screen. Outside text is sanitised, because standard error is a terminal too.
public enum StandardError {
  /// Prints a message, with the middle of very long words left out. Failures are ignored, because there is nowhere to report them.
  /// - Parameter descriptor: the destination; nil for the process's standard error.
  public static func print(_ text: String, terminator: String = "\n", to descriptor: Int32? = nil) {
    let descriptor = descriptor ?? STDERR_FILENO
    let text = text.withShortWords
    let safe = isatty(descriptor) == 1 ? Sanitizer.lines(of: text) : Sanitizer.data(text)
    _ = StandardOutput.write(safe + terminator, to: descriptor)
  }
}
