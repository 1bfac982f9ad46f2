import Glibc

/// The program's report, for a person or for another program.
enum StandardOutput {
  /// Writes all of it; what can be written nowhere is dropped, and `StandardError` does the same.
  static func print(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }
}
