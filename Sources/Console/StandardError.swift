import Glibc
import Terminal

/// Lines for the person, outside of any screen. What comes from outside is made safe, because this is a terminal too.
public enum StandardError {
  /// Writes it. There is no place to tell that this failed.
  public static func print(_ text: String, terminator: String = "\n") {
    _ = StandardOutput.write(Sanitizer.lines(of: text) + terminator, to: STDERR_FILENO)
  }
}
