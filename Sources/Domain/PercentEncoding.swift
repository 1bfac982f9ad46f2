/// Percent-encoding of text from outside (RFC 3986, section 2). The standard function needs the larger half of
/// Foundation.
public enum PercentEncoding {
  /// Encodes a part of a query: every byte except the unreserved ones, so that none can be taken for a
  /// delimiter and `+` is not read as a space.
  public static func encode(_ text: String) -> String {
    var encoded = ""
    encoded.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if isUnreserved(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += escape(byte)
      }
    }
    return encoded
  }

  /// One byte as `%XX`.
  public static func escape(_ byte: UInt8) -> String {
    (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
  }

  /// Decodes `%XX`; nil if the text is not percent-encoded UTF-8.
  public static func decode(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      // The standard initializer takes a sign, too.
      guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Letters, digits and `-._~` (RFC 3986, section 2.3).
  public static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
