/// Undoes percent-encoding (RFC 3986, section 2.1). What is no valid triplet stays as it is.
enum PercentCoding {
  static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "%"), let value = value(ofDigits: rest.dropFirst().prefix(2)) {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// In a query a plus means a blank, as in HTML forms.
  static func decodedQuery(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "+")) else { return decoded(text) }
    return decoded(Substring(text.map { $0 == "+" ? " " : $0 }))
  }

  private static func value(ofDigits digits: Substring.UTF8View.SubSequence) -> UInt8? {
    let text = String(decoding: digits, as: UTF8.self)
    guard text.count == 2, text.allSatisfy(\.isHexDigit) else { return nil }
    return UInt8(text, radix: 16)
  }
}
