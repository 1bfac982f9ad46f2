import Files
import Glibc

/// A small text file, read whole.
public enum TextFile {
  /// Why a file cannot be read, in a sentence.
  public struct Problem: Error, CustomStringConvertible {
    public let description: String
    /// Whether it is something other than a file, such as a pipe.
    public let isNoFile: Bool

    public init(description: String) {
      (self.description, isNoFile) = (description, false)
    }

    init(_ refusal: PlainFile.Refusal) {
      (description, isNoFile) = (refusal.description, refusal.errno == nil)
    }

    /// - Parameter code: the system's `errno`.
    public init(code: Int32) {
      (description, isNoFile) = (String(cString: strerror(code)), false)
    }
  }

  /// Whether there is no file of a name, of any kind. One that cannot be reached, as in a folder without permission, is not
  /// missing: reading it says why.
  public static func isMissing(_ path: String) -> Bool {
    access(path, F_OK) != 0 && (errno == ENOENT || errno == ENOTDIR)
  }

  /// Returns nil if the file does not exist.
  /// - Throws: the system's error; also for a file of more than `limit` bytes, which octodo did not write,
  ///   and for anything but a plain file.
  public static func read(_ path: String, limit: Int = 1_048_576) throws -> String? {
    try bytes(path, limit: limit).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The same, for a file that may be no text.
  public static func bytes(_ path: String, limit: Int) throws -> [UInt8]? {
    guard let descriptor = try open(path) else { return nil }
    defer { close(descriptor) }
    // Asked first, because reading up to the limit takes its memory. A file that grows is stopped below.
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Problem(code: errno) }
    guard status.st_size <= limit else { throw Problem(description: tooLarge) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      guard count >= 0 else { throw Problem(code: errno) }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw Problem(description: tooLarge) }
    }
  }

  private static let tooLarge = "the file is too large"

  /// Returns nil if the file does not exist.
  /// - Throws: `Problem`, also for anything but a plain file.
  static func open(_ path: String) throws(Problem) -> Int32? {
    do throws(PlainFile.Refusal) {
      return try PlainFile.open(path, O_RDONLY)
    } catch {
      if error.errno == ENOENT { return nil }
      throw Problem(error)
    }
  }
}
