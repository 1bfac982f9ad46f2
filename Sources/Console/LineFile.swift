import Glibc

/// A text file of any length that is read piece by piece. A missing file has no lines. Lines longer than
/// ``longestLine`` are skipped, because a damaged or binary file can have a line of gigabytes.
public struct LineFile {
  /// In bytes.
  public static let longestLine = 1 << 20

  private let path: String

  public init(path: String) {
    self.path = path
  }

  /// Calls `body` with each line from first to last, without line ends.
  /// - Throws: `TextFile.Problem`, and what `body` throws.
  public func forEachLine(_ body: (ArraySlice<UInt8>) throws -> Void) throws {
    try read { descriptor in
      var begun: [UInt8] = []
      var isTooLong = false
      var chunk = [UInt8](repeating: 0, count: Self.chunk)
      while true {
        let count = Glibc.read(descriptor, &chunk, chunk.count)
        guard count >= 0 else { throw TextFile.Problem(code: errno) }
        guard count > 0 else { break }
        var start = 0
        while let end = chunk[start..<count].firstIndex(of: Self.lineEnd) {
          if !isTooLong, begun.count + end - start <= Self.longestLine {
            try body(begun.isEmpty ? chunk[start..<end] : begun + chunk[start..<end])
          }
          (begun, isTooLong) = ([], false)
          start = end + 1
        }
        isTooLong = isTooLong || begun.count + count - start > Self.longestLine
        begun = isTooLong ? [] : begun + chunk[start..<count]
      }
      if !begun.isEmpty { try body(begun[...]) }
    }
  }

  /// The last `count` lines that `isWanted` accepts, without line ends. Reads from the end, and no more than
  /// needed.
  /// - Throws: `TextFile.Problem`.
  public func last(_ count: Int, where isWanted: (ArraySlice<UInt8>) -> Bool) throws -> [String] {
    var result: [String] = []
    try read { descriptor in
      let size = Int(lseek(descriptor, 0, SEEK_END))
      var length = Self.chunk
      while true {
        let start = max(0, size - length)
        var bytes = [UInt8](repeating: 0, count: size - start)
        let got = pread(descriptor, &bytes, bytes.count, off_t(start))
        guard got >= 0 else { throw TextFile.Problem(code: errno) }
        // The first line may be incomplete.
        let lines = bytes[..<got].split(separator: Self.lineEnd).dropFirst(start > 0 ? 1 : 0)
        let wanted = lines.filter(isWanted)
        if start == 0 || wanted.count >= count || length > count * Self.longestLine {
          result = wanted.suffix(count).map { String(decoding: $0, as: UTF8.self) }
          return
        }
        length *= 2
      }
    }
    return result
  }

  private func read(_ body: (Int32) throws -> Void) throws {
    guard let descriptor = try TextFile.open(path) else { return }
    defer { close(descriptor) }
    try body(descriptor)
  }

  private static let chunk = 65_536
  private static let lineEnd = UInt8(ascii: "\n")
}
