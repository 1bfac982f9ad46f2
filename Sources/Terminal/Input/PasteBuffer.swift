/// The text of a bracketed paste, up to its end marker.
struct PasteBuffer: Sendable {
  /// Bytes that are kept; of a longer paste the rest is dropped, up to the end marker.
  static let limit = 4 << 20

  private var bytes: [UInt8] = []
  /// How much of the end marker stands at the end of what came.
  private var matched = 0

  private static let endMarker = Array("\u{1B}[201~".utf8)

  /// Takes a byte; returns the text when it completes the end marker. What is no UTF-8 in it becomes U+FFFD.
  mutating func take(_ byte: UInt8) -> String? {
    if matched == 0, byte != .escape {
      append(byte)
      return nil
    }
    if byte == Self.endMarker[matched] {
      matched += 1
      return matched == Self.endMarker.count ? String(decoding: bytes, as: UTF8.self) : nil
    }
    // ESC stands only at the marker's start, so a failed match can only begin anew at this very byte.
    for byte in Self.endMarker.prefix(matched) { append(byte) }
    matched = 0
    if byte == .escape { matched = 1 } else { append(byte) }
    return nil
  }

  private mutating func append(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) }
  }
}
