import FoundationEssentials

/// Decodes a text file of unknown encoding: UTF-8, or UTF-16 if it has a byte order mark.
enum SourceText {
  /// The maximum number of bytes to read. GitHub itself shows 500 KiB of a README, which take twice as many
  /// bytes in UTF-16.
  static let mostBytes = 1 << 20

  static func read(_ file: [UInt8]) -> String {
    let bytes = file.prefix(mostBytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if isUTF16, let text = String(bytes: bytes, encoding: .utf16) { return text }
    return String(decoding: bytes, as: UTF8.self)
  }
}
