import Glibc

/// Reads and writes whole files through an open descriptor.
enum FileBytes {
  /// Reads to the end.
  /// - Parameters:
  ///   - size: the file's size, if it is a plain file, so that the buffer is no larger than the file;
  ///     otherwise nil.
  ///   - limit: in bytes.
  /// - Throws: `FileFault`.
  static func read(_ descriptor: Int32, size: Int?, limit: Int) throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min((size ?? 64 * 1024) + 1, 64 * 1024))
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(errno) }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw .system(EFBIG) }
      // A short read from a plain file means that it has ended.
      if count == 0 || size != nil && count < chunk.count { return bytes }
    }
  }

  /// Reads standard input to its end.
  /// - Throws: `FileProblem`.
  static func readStandardInput(limit: Int) throws(FileProblem) -> [UInt8] {
    do {
      return try read(STDIN_FILENO, size: nil, limit: limit)
    } catch {
      throw FileProblem("standard input", error, cannotBe: "read")
    }
  }

  /// - Throws: `FileFault`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFault) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .system(errno) }
      written += count
    }
  }
}
