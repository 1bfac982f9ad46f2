import Domain
import Stubs
import Tracking

/// Text in the syntax of scripts.
enum ScriptString {
  /// A double-quoted string that parses to the same text. Invisible characters and terminal control
  /// characters are escaped.
  static func quoted(_ text: String) -> String {
    let quoted = QuotedString.write(text) {
      $0 == "\u{1B}" ? "\\e" : $0.isPrintable ? nil : $0.bracedEscape
    }
    // Scalars, because a combining mark makes another character of the brace.
    return String(quoted.unicodeScalars.replacing("${".unicodeScalars, with: "\\u{24}{".unicodeScalars))
  }

  /// One line of text for a report: unprintable characters are escaped, and the rest is unchanged.
  static func printable(_ text: some StringProtocol) -> String {
    guard !text.unicodeScalars.allSatisfy(\.isPrintable) else { return String(text) }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isPrintable { result.unicodeScalars.append(scalar) } else { result += scalar.bracedEscape }
    }
  }

  /// At most `length` characters.
  static func shortened(_ text: String, to length: Int = 60) -> String {
    text.count > length ? text.prefix(length - 1) + "…" : text
  }
}

extension Unicode.Scalar {
  /// False for what is not visible, and for Hangul fillers and variation selectors, which are invisible.
  var isPrintable: Bool { isVisible && (value < 0x7F || !properties.isDefaultIgnorableCodePoint) }
}

extension Duration {
  /// The form used in scripts: `300ms`, `5s`.
  var scriptText: String {
    let milliseconds = self / .milliseconds(1)
    if milliseconds.truncatingRemainder(dividingBy: 1000) == 0, milliseconds != 0 {
      return "\(Int(milliseconds / 1000))s"
    }
    let whole = Int(milliseconds)
    return Double(whole) == milliseconds ? "\(whole)ms" : "\(milliseconds)ms"
  }
}

/// Properties and patterns in the syntax of scripts.
enum PropertyText {
  static func text(of property: Property, captures: [String: String]) -> String {
    switch property.condition {
    case .equals(let value): "\(property.name)=\(text(of: value, captures: captures))"
    case .matches(let regex): "\(property.name)~\(text(of: regex))"
    }
  }

  static func text(of property: TrackingProperty) -> String {
    switch property.value {
    case .text(let text): "\(property.name)=\(ScriptString.quoted(text))"
    case .number(let number): "\(property.name)=\(number)"
    }
  }

  static func text(of regex: RegexPattern) -> String {
    let source = ScriptString.printable(regex.source.replacing("/", with: "\\/"))
    let flags = (regex.ignoresCase ? "i" : "") + (regex.dotMatchesNewlines ? "s" : "")
    return "/\(source)/\(flags)"
  }

  private static func text(of value: PropertyValue, captures: [String: String]) -> String {
    switch value {
    case .string(let template): ScriptString.quoted(template.resolved(with: captures) ?? "")
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let isTrue): "\(isTrue)"
    }
  }
}
