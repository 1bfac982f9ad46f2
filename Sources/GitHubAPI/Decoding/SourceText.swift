import FoundationEssentials

/// The text of a file that says nothing about its encoding: UTF-8, or UTF-16 where its first bytes say so.
enum SourceText {
  /// More of a file is not read: GitHub itself shows 500 KiB of a README, which in UTF-16 are twice as many bytes.
  static let mostBytes = 1 << 20

  static func read(_ file: [UInt8]) -> String {
    let bytes = file.prefix(mostBytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if isUTF16, let text = String(bytes: bytes, encoding: .utf16) { return text }
    return String(decoding: bytes, as: UTF8.self)
  }
}
