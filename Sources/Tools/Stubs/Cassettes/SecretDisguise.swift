/// Encodings that may hide a token.
enum SecretDisguise: CaseIterable {
  /// `%67`, in URLs.
  case percent
  /// `\u0067` and `\/`, in JSON.
  case json
  /// Line ends within base64, and its URL-safe alphabet.
  case lines

  /// The decoded bytes; nil if decoding changes nothing.
  func removed(from bytes: [UInt8]) -> [UInt8]? {
    let result: [UInt8]
    switch self {
    case .percent:
      guard bytes.contains(UInt8(ascii: "%")) else { return nil }
      result = Array(PercentCoding.decoded(bytes[...]).utf8)
    case .json:
      guard bytes.contains(UInt8(ascii: "\\")) else { return nil }
      result = Self.withoutEscapes(bytes)
    case .lines:
      result = Self.joined(bytes)
    }
    return result == bytes ? nil : result
  }

  private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        result.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(4), as: UTF8.self)
      if escape == UInt8(ascii: "u"), digits.utf8.count == 4, let value = UInt8(digits, radix: 16) {
        result.append(value)
        rest = rest.dropFirst(4)
      } else {
        result.append(escape)
      }
    }
    return result
  }

  /// Removes line ends (raw or as JSON escapes) and blanks, and replaces the URL-safe letters of base64.
  private static func joined(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x0A, 0x0D, 0x20, 0x09: continue
      case UInt8(ascii: "\\") where rest.first == UInt8(ascii: "n") || rest.first == UInt8(ascii: "r"):
        rest = rest.dropFirst()
      case UInt8(ascii: "-"): result.append(UInt8(ascii: "+"))
      case UInt8(ascii: "_"): result.append(UInt8(ascii: "/"))
      default: result.append(byte)
      }
    }
    return result
  }
}
