import Glibc
import Terminal

/// Lines for the person, outside of any screen. What comes from outside is made safe, for this is a
/// terminal too.
public enum StandardError {
  public static func print(_ text: String, terminator: String = "\n") {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let safe = lines.map { DisplayText(String($0)).description }.joined(separator: "\n")
    StandardOutput.write(safe + terminator, to: STDERR_FILENO)
  }
}
