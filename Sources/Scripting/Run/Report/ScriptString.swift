/// Text as a script writes it.
enum ScriptString {
  /// In double quotes, such that reading it back gives the same text. Characters that nobody would see, or
  /// that would steer a terminal, are escaped.
  static func quoted(_ text: String) -> String {
    var result = "\""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\u{1B}": result += "\\e"
      case "$" where rest.first == "{": result += "\\u{24}"
      default:
        if scalar.isPrintable { result.unicodeScalars.append(scalar) } else { result += escape(scalar) }
      }
    }
    return result + "\""
  }

  /// One line of text for a report: what is not printable is escaped, the rest stays as it is.
  static func printable(_ text: some StringProtocol) -> String {
    guard !text.unicodeScalars.allSatisfy(\.isPrintable) else { return String(text) }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isPrintable { result.unicodeScalars.append(scalar) } else { result += escape(scalar) }
    }
  }

  /// At most `length` characters.
  static func shortened(_ text: String, to length: Int = 60) -> String {
    text.count > length ? text.prefix(length - 1) + "…" : text
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}

extension Unicode.Scalar {
  /// False for what steers a terminal, turns text around, breaks a line or is not to be seen.
  var isPrintable: Bool {
    if value < 0x7F { return value >= 0x20 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      return false
    // Fillers of Hangul and variation selectors, which look like nothing.
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }
}
