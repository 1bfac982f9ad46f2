import Console
import Screens

/// Reads the files that the user names on a screen.
struct UserFile: Sendable {
  /// Empty if it is not known.
  let home: String

  /// See `ReadFile`.
  /// - Throws: `FileError`.
  func read(_ path: String, limit: Int) throws -> [UInt8] {
    let file = path.hasPrefix("~/") && !home.isEmpty ? home + path.dropFirst() : path
    do {
      guard let bytes = try TextFile.bytes(file, limit: limit) else { throw FileError.missing(path: path) }
      return bytes
    } catch let problem as TextFile.Problem {
      throw FileError.unreadable(path: path, reason: problem.description)
    }
  }
}
