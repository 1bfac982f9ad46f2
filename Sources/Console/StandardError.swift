import Glibc
import Terminal

/// Messages outside of any screen. Outside text is sanitised, because standard error is a terminal too.
public enum StandardError {
  /// Prints a message. Failures are ignored, because there is nowhere to report them.
  /// - Parameter descriptor: the destination; nil for the process's standard error.
  public static func print(_ text: String, terminator: String = "\n", to descriptor: Int32? = nil) {
    _ = StandardOutput.write(Sanitizer.lines(of: text) + terminator, to: descriptor ?? STDERR_FILENO)
  }
}
