import Terminal

/// Describes where two lines of text start to differ.
enum TextDifference {
  private static let shown = 20

  /// `from column 7 on: expected "2", actual "1"`. Nil if the texts have no common start, because then the
  /// difference is obvious, or if one of them has several lines.
  static func text(expected: String, actual: String) -> String? {
    guard !expected.contains("\n"), !actual.contains("\n"), expected != actual else { return nil }
    let common = zip(expected, actual).prefix { $0 == $1 }.count
    guard common > 0 else { return nil }
    let column = DisplayText(String(expected.prefix(common))).width + 1
    return "from column \(column) on: expected \(rest(expected, after: common)),"
      + " actual \(rest(actual, after: common))"
  }

  private static func rest(_ text: String, after count: Int) -> String {
    let rest = String(text.dropFirst(count))
    guard let first = rest.first else { return "the end" }
    let quoted = ScriptString.quoted(ScriptString.shortened(rest, to: shown))
    // Characters that look alike are distinguished by their code points.
    return first.isASCII ? quoted : "\(quoted) (\(numbers(of: first)))"
  }

  private static func numbers(of character: Character) -> String {
    character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}
