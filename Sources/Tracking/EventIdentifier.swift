public import FoundationEssentials

/// Event ids: UUIDs of version 7, which sort by time (RFC 9562, section 5.7).
public enum EventIdentifier {
  /// - Parameter random: 74 of its bits are used; the time, the version and the variant replace the others.
  public static func make(at time: Date, random: UUID) -> String {
    let milliseconds = UInt64(max(0, time.timeIntervalSince1970 * 1_000).rounded())
    var bytes = random.uuid
    bytes.0 = UInt8(truncatingIfNeeded: milliseconds >> 40)
    bytes.1 = UInt8(truncatingIfNeeded: milliseconds >> 32)
    bytes.2 = UInt8(truncatingIfNeeded: milliseconds >> 24)
    bytes.3 = UInt8(truncatingIfNeeded: milliseconds >> 16)
    bytes.4 = UInt8(truncatingIfNeeded: milliseconds >> 8)
    bytes.5 = UInt8(truncatingIfNeeded: milliseconds)
    bytes.6 = 0x70 | bytes.6 & 0x0F
    bytes.8 = 0x80 | bytes.8 & 0x3F
    return UUID(uuid: bytes).uuidString.lowercased()
  }
}
