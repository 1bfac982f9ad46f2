import Glibc

/// The program's report, for a person or for another program.
public enum StandardOutput {
  /// Writes all of it; what can be written nowhere is dropped, and `StandardError` does the same.
  public static func print(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Returns the system's error where not all of it could be written; nil otherwise.
  @discardableResult
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
