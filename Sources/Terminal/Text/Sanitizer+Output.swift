// Text that goes to a terminal without a canvas, as the output of a command.

extension Sanitizer {
  /// The text with each of its lines made safe. Line feeds stay, tabs become a blank each.
  public static func lines(of text: String) -> String {
    if text.utf8.allSatisfy({ isPrintableASCII(UInt32($0)) || $0 == lineFeed }) { return text }
    let lines = text.utf8.split(separator: lineFeed, omittingEmptySubsequences: false)
    return lines.map { DisplayText(String(Substring($0))).description }.joined(separator: "\n")
  }

  /// JSON of the same meaning in which every scalar that would not be drawn as it is, or could not be seen, is a `\u`
  /// escape (RFC 8259, section 7), as are marks that pile up. Between the values, white space becomes blanks.
  public static func json(_ text: String) -> String {
    if text.utf8.allSatisfy({ isPrintableASCII(UInt32($0)) || $0 == lineFeed }) { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    // As many as a glyph keeps; none on the quote at a string's begin.
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
