/// Decodes percent-encoding (RFC 3986, section 2.1). Invalid triplets stay unchanged.
enum PercentCoding {
  static func decoded(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "%")) else { return String(decoding: text, as: UTF8.self) }
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = value(ofDigits: rest.prefix(2)) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// In a query a plus means a space, as in HTML forms.
  static func decodedQuery(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "+")) else { return decoded(text) }
    return decoded(ArraySlice(text.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }))
  }

  private static func value(ofDigits digits: ArraySlice<UInt8>) -> UInt8? {
    let text = String(decoding: digits, as: UTF8.self)
    guard text.count == 2, text.allSatisfy(\.isHexDigit) else { return nil }
    return UInt8(text, radix: 16)
  }
}
