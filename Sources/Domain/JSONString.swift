/// JSON strings (RFC 8259, section 7).
public enum JSONString {
  /// The text as a JSON string, with its quotes.
  /// - Parameter isUnsafe: further characters to write as `\uXXXX`.
  public static func quoted(
    _ text: String, escaping isUnsafe: ((Unicode.Scalar) -> Bool)? = nil
  ) -> String {
    // Nearly all texts need no escapes.
    if isUnsafe == nil, text.utf8.allSatisfy({ $0 >= 0x20 && $0 != quote && $0 != backslash }) {
      return "\"\(text)\""
    }
    return QuotedString.write(text) { scalar in
      if scalar == "\r" { return "\\r" }
      return scalar < " " || isUnsafe?(scalar) == true ? scalar.jsonEscape : nil
    }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
}
