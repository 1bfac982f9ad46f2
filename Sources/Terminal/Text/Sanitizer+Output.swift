// Text that is printed on a terminal without a canvas, such as the output of a command.

extension Sanitizer {
  /// Sanitises each line of a text. Line feeds stay, each tab becomes a space.
  public static func lines(of text: String) -> String {
    if text.utf8.allSatisfy({ isPrintableASCII(UInt32($0)) || $0 == lineFeed }) { return text }
    let lines = text.utf8.split(separator: lineFeed, omittingEmptySubsequences: false)
    return lines.map { DisplayText(String(Substring($0))).description }.joined(separator: "\n")
  }

  /// Equivalent JSON in which every scalar that is invisible or unsafe to draw is a `\u` escape (RFC 8259,
  /// section 7), as are excess combining marks. White space between values becomes spaces.
  public static func json(_ text: String) -> String {
    if text.utf8.allSatisfy({ isPrintableASCII(UInt32($0)) || $0 == lineFeed }) { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    // As many marks as a glyph keeps; none on a string's opening quote.
    var marksLeft = 0
    for scalar in text.unicodeScalars {
      let isASCII = isPrintableASCII(scalar.value) || scalar == "\n"
      switch isASCII ? .draw(width: 1) : ScalarRule(scalar) {
      case .draw:
        marksLeft = scalar == "\"" || scalar == "\n" ? 0 : 4
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      case .mark where marksLeft > 0:
        marksLeft -= 1
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      case .tab, .carriageReturn: result.append(UInt8(ascii: " "))
      default: result.append(contentsOf: escape(scalar).utf8)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
