/// Raised or lowered text, which changes numbers where it is read without a mark: 2^10 is not 210.
enum ScriptMark: String {
  case raised = "^"
  case lowered = "_"

  /// The marks around raised or lowered text; empty where it is only small, or reads the same without them.
  func marks(around text: String, after before: String) -> (String, String) {
    // Also after a blank that keeps the number and its exponent in one line.
    let isApart = before.last.map { $0.isWhitespace && $0 != "\n" } ?? false
    let before = isApart ? String(before.dropLast()) : before
    guard let last = before.last, last.isLetter || last.isNumber || ")]}|`*~".contains(last) else {
      return ("", "")
    }
    // Words after a blank are only small.
    if isApart, last == "|" || !Self.isExponent(text) { return ("", "") }
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return ("", "") }
    switch self {
    case .raised: if last.isNumber, ["st", "nd", "rd", "th"].contains(text) { return ("", "") }
    case .lowered:
      let isBase = text == "16" && Self.isHexadecimal(before)
      if text.allSatisfy(\.isNumber), Self.isElement(before), !isBase { return ("", "") }
    }
    // A sign before or after a word belongs to it: 10^-3, Ca^2+.
    let signs: Set<Character> = ["-", "+", "−"]
    var word = text[...]
    if word.count > 1, let sign = word.first, signs.contains(sign) { word = word.dropFirst() }
    if word == text[...], word.count > 1, let sign = word.last, signs.contains(sign) {
      word = word.dropLast()
    }
    let isWord = word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "`" }
    let hasBrackets = ["[", "("].contains(text.first)
    return isWord || hasBrackets ? (rawValue, "") : (rawValue + "(", ")")
  }

  /// Whether a text is a short number or one letter, with or without a sign.
  private static func isExponent(_ text: String) -> Bool {
    let word = text.drop { "-+−".contains($0) }
    return word.count == 1 && word.allSatisfy { $0.isLetter || $0.isNumber }
      || (1...3).contains(word.count) && word.allSatisfy(\.isNumber)
  }

  /// Whether a text ends with digits to base 16 that are no chemical elements: FF and 1A, not C.
  private static func isHexadecimal(_ text: String) -> Bool {
    let digits = String(text.reversed().prefix { $0.isHexDigit && !$0.isLowercase }.reversed())
    return digits.count > 1 && (digits.first?.isNumber == true || digits.contains { "ADE".contains($0) })
      || zip(digits, digits.dropFirst()).contains { $0 == $1 }
  }

  /// Whether a text ends with a chemical element, or a group of them.
  private static func isElement(_ text: String) -> Bool {
    guard let last = text.last else { return false }
    if last.isUppercase || last == ")" || last == "]" { return true }
    return last.isLowercase && text.dropLast().last?.isUppercase == true
  }
}
