/// The text of a bracketed paste, up to its end marker.
struct PasteBuffer: Sendable {
  /// In bytes; the rest of a longer paste is dropped, up to the end marker.
  static let limit = 4 << 20

  private var bytes: [UInt8] = []
  /// The number of bytes of the end marker that were matched.
  private var matched = 0

  private static let endMarker = Array("\u{1B}[201~".utf8)

  /// Adds a byte; returns the text if it completes the end marker. Invalid UTF-8 becomes U+FFFD.
  mutating func take(_ byte: UInt8) -> String? {
    if matched == 0, byte != .escape {
      append(byte)
      return nil
    }
    if byte == Self.endMarker[matched] {
      matched += 1
      return matched == Self.endMarker.count ? String(decoding: bytes, as: UTF8.self) : nil
    }
    // Only the marker's first byte is ESC, so after a mismatch a new match can start only at this byte.
    for byte in Self.endMarker.prefix(matched) { append(byte) }
    matched = 0
    if byte == .escape { matched = 1 } else { append(byte) }
    return nil
  }

  private mutating func append(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) }
  }
}
