import Console
import Glibc

/// What another program writes to this one.
enum StandardInput {
  /// All of it; nil if it cannot be read or is too long, with the reason on standard error.
  /// - Parameter limit: in bytes.
  static func bytes(limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        StandardError.print("Standard input cannot be read: \(String(cString: strerror(errno))).")
        return nil
      }
      bytes += chunk[..<count]
    }
    StandardError.print("Standard input has more than \(limit) bytes. Import it in parts.")
    return nil
  }
}
