/// Text in double quotes, in which `"`, `\`, line feeds and tabs are escapes, and other characters as a syntax wants.
public enum QuotedString {
  /// - Parameter escape: the escape of another character; nil if it stands as it is.
  public static func write(
    _ text: some StringProtocol, escaping escape: (Unicode.Scalar) -> String?
  ) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if let escape = escape(scalar) { result += escape } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  /// `\u{1F600}`, as in scripts and cassettes.
  public var bracedEscape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// `\u00e9`, or two of them for a code point above U+FFFF (RFC 8259, section 7).
  public var jsonEscape: String {
    utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// Whether editors and terminals show it unchanged: false for control characters, bidirectional controls and line
  /// breaks.
  public var isVisible: Bool {
    if value < 0x7F { return value >= 0x20 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      return false
    default: return true
    }
  }
}
