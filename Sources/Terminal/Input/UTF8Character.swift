/// A UTF-8 character that arrives byte by byte (Unicode, table 3-7: well-formed byte sequences).
struct UTF8Character: Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  /// The valid values of the next byte. The second byte is restricted to exclude overlong forms and
  /// surrogates.
  private var range: ClosedRange<UInt8> = 0x80...0xBF

  init() {}

  /// Nil unless `lead` starts a character of two to four bytes.
  init?(lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: (value, missing) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(lead & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(lead & 0x07), 3)
    default: return nil
    }
    switch lead {
    case 0xE0: range = 0xA0...0xBF
    case 0xED: range = 0x80...0x9F
    case 0xF0: range = 0x90...0xBF
    case 0xF4: range = 0x80...0x8F
    default: break
    }
  }

  /// Returns false if the byte does not continue the character, which is then invalid.
  mutating func append(_ byte: UInt8) -> Bool {
    guard range.contains(byte) else { return false }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    range = 0x80...0xBF
    return true
  }

  /// The character when it is complete.
  var scalar: Unicode.Scalar? {
    missing == 0 ? Unicode.Scalar(value) : nil
  }
}
