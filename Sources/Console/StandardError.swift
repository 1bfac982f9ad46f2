import Glibc
import Terminal

/// Lines for the person, outside of any screen. What comes from outside is made safe, because this is a terminal too.
public enum StandardError {
  /// Writes it. There is no place to tell that this failed.
  /// - Parameter descriptor: where it goes; nil for the process's own.
  public static func print(_ text: String, terminator: String = "\n", to descriptor: Int32? = nil) {
    _ = StandardOutput.write(Sanitizer.lines(of: text) + terminator, to: descriptor ?? STDERR_FILENO)
  }
}
