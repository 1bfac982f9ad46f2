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
    return escaped(text) { isUnsafe?($0) ?? false }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  private static func escaped(_ text: String, _ isUnsafe: (Unicode.Scalar) -> Bool) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar < " " || isUnsafe(scalar) {
          for unit in String(scalar).utf16 { result += escape(unit) }
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
