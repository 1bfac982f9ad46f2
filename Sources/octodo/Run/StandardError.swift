import Glibc
import Terminal

/// Lines for the person, outside of any screen. What comes from outside is made safe, for this is a terminal too.
enum StandardError {
  static func print(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let safe = lines.map { DisplayText(String($0)).description + "\n" }.joined()
    var rest = Array(safe.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      // Where not even standard error can be written, there is nobody left to tell.
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }
}
