import Domain

/// Text in double quotes with escapes: `\" \\ \n \r \t`, `\u{1F600}` for a code point, `\x1B` for a byte.
enum QuotedText {
  static func write(_ text: some StringProtocol) -> String {
    QuotedString.write(text) { $0 == "\r" ? "\\r" : $0.isVisible ? nil : $0.bracedEscape }
  }

  /// The bytes of a quoted text; nil if it is invalid. Trailing spaces are ignored.
  static func read(_ text: Substring) -> [UInt8]? {
    var rest = text.utf8[...]
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    guard rest.count >= 2, rest.popFirst() == UInt8(ascii: "\""), rest.popLast() == UInt8(ascii: "\"") else {
      return nil
    }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return nil
      case UInt8(ascii: "\\"):
        guard let escaped = readEscape(&rest) else { return nil }
        bytes += escaped
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  private static func readEscape(_ rest: inout Substring.UTF8View.SubSequence) -> [UInt8]? {
    switch rest.popFirst() {
    case UInt8(ascii: "\""): return [UInt8(ascii: "\"")]
    case UInt8(ascii: "\\"): return [UInt8(ascii: "\\")]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "x"):
      let digits = rest.prefix(2)
      rest = rest.dropFirst(2)
      guard digits.count == 2 else { return nil }
      return number(digits).map { [UInt8(truncatingIfNeeded: $0)] }
    case UInt8(ascii: "u"):
      guard rest.popFirst() == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
        return nil
      }
      let digits = rest[..<end]
      rest = rest[rest.index(after: end)...]
      guard (1...6).contains(digits.count), let scalar = number(digits).flatMap(Unicode.Scalar.init) else {
        return nil
      }
      return Array(String(Character(scalar)).utf8)
    default: return nil
    }
  }

  /// A number of hexadecimal digits only, without a sign.
  private static func number(_ digits: Substring.UTF8View.SubSequence) -> UInt32? {
    let text = String(decoding: digits, as: UTF8.self)
    return text.allSatisfy(\.isHexDigit) ? UInt32(text, radix: 16) : nil
  }
}

/// Text that editors and terminals show unchanged and that no editor rewrites.
enum PlainText {
  /// False if the text has invisible parts: control characters, bidirectional marks, a trailing space.
  static func isPlain(_ text: some StringProtocol) -> Bool {
    text.last != " " && text.unicodeScalars.allSatisfy(\.isVisible)
  }
}
