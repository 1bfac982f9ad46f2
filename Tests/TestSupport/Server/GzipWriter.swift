/// Writes gzip (RFC 1952) in the two forms that tests need, without a library.
public enum GzipWriter {
  private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

  /// Uncompressed bytes in one stored block, at most 65,535.
  public static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    return head + [1] + littleEndian(count) + littleEndian(~count) + bytes
      + littleEndian(checksum(bytes)) + littleEndian(UInt32(bytes.count))
  }

  /// `count` zeros in a block with fixed codes, 258 of them in 13 bits. Its checksum is wrong, so a decoder
  /// that reports the checksum has unpacked everything.
  public static func zeros(_ count: Int) -> [UInt8] {
    var bits = BitWriter()
    bits.append(0b1, count: 1)
    bits.append(0b01, count: 2)
    // One zero, then copies from a distance of one byte (RFC 1951, section 3.2.6).
    bits.append(0b0000_1100, count: 8)
    for _ in 0..<(count / 258) {
      bits.append(0b1010_0011, count: 8)
      bits.append(0b00000, count: 5)
    }
    bits.append(0b000_0000, count: 7)
    return head + bits.bytes + [0, 0, 0, 0] + littleEndian(UInt32(truncatingIfNeeded: count))
  }

  private static func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }

  /// CRC-32 (RFC 1952, section 8).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}

/// Writes bits, the lowest of each value first, as deflate does.
private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var filled = 0

  mutating func append(_ bits: UInt8, count: Int) {
    for index in 0..<count {
      if filled == 0 { bytes.append(0) }
      bytes[bytes.count - 1] |= ((bits >> index) & 1) << filled
      filled = (filled + 1) % 8
    }
  }
}
