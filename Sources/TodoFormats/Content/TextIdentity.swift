/// Names for things that have none, made of their text. Equal texts have equal names.
enum TextIdentity {
  /// A UUID of version 8 (RFC 9562, 5.8), because taskwarrior takes no other names. Its bits are those of the FNV-1a
  /// hash, which is made for accidents and not for attacks: a file that provokes equal names only replaces its own todos.
  static func uuid(of text: String) -> String {
    var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    for byte in text.utf8 {
      hash ^= UInt128(byte)
      hash &*= 0x0000_0000_0100_0000_0000_0000_0000_013B
    }
    hash &= ~(UInt128(0xF) << 76 | UInt128(0x3) << 62)
    hash |= UInt128(8) << 76 | UInt128(2) << 62
    var digits: [UInt8] = []
    for index in 0..<32 {
      if [8, 12, 16, 20].contains(index) { digits.append(UInt8(ascii: "-")) }
      let digit = UInt8(truncatingIfNeeded: hash >> UInt128(124 - 4 * index)) & 0xF
      digits.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Whether a name is a UUID, in any case.
  static func isUUID(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12]
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
  }
}

/// Names for the lines of a file, of which several can be equal.
struct LineIdentities {
  private var counts: [String: Int] = [:]

  /// - Parameter text: what makes up the line; its name is that of the nth such line.
  mutating func next(_ text: String) -> String {
    let count = counts[text, default: 0]
    counts[text] = count + 1
    return TextIdentity.uuid(of: count == 0 ? text : "\(text)\n\(count)")
  }
}
