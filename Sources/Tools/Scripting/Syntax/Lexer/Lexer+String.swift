extension Lexer {
  /// `'…'`: no escapes, no names.
  mutating func readRawString() throws(SyntaxFault) -> LexerToken.Kind {
    let start = index
    index += 1
    while index < end, bytes[index] != UInt8(ascii: "'") { index += 1 }
    guard index < end else { throw unterminated("'", at: start) }
    index += 1
    return .string(StringLiteral(segments: [.text(source.text(start + 1..<index - 1))]))
  }

  /// `"…"` with `\" \\ \n \t \e \u{…}` and `${name}`.
  mutating func readString() throws(SyntaxFault) -> LexerToken.Kind {
    let start = index
    index += 1
    var segments: [StringLiteral.Segment] = []
    var text: [UInt8] = []
    // Bytes are copied in runs; most strings are a single run.
    var runStart = index
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        if segments.isEmpty, text.isEmpty {
          return .string(StringLiteral(segments: [.text(source.text(runStart..<index - 1))]))
        }
        text += bytes[runStart..<index - 1]
        if !text.isEmpty { segments.append(.text(String(decoding: text, as: UTF8.self))) }
        return .string(StringLiteral(segments: segments))
      case UInt8(ascii: "\\"):
        text += bytes[runStart..<index]
        text += String(try readEscape(openedAt: start)).utf8
        runStart = index
      case UInt8(ascii: "$") where byte(after: 1) == UInt8(ascii: "{"):
        text += bytes[runStart..<index]
        if !text.isEmpty { segments.append(.text(String(decoding: text, as: UTF8.self))) }
        text.removeAll(keepingCapacity: true)
        segments.append(try readVariable())
        runStart = index
      default:
        index += 1
      }
    }
    throw unterminated("\"", at: start)
  }

  private mutating func readEscape(openedAt start: Int) throws(SyntaxFault) -> Unicode.Scalar {
    let position = index
    guard let letter = byte(after: 1) else { throw unterminated("\"", at: start) }
    index += 2
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "e"): return "\u{1B}"
    case UInt8(ascii: "u"): return try readScalarEscape(at: position)
    default:
      throw SyntaxFault(
        offset: position,
        message: #"this is no escape; known are \" \\ \n \t \e \u{…}, and in '…' nothing is escaped"#)
    }
  }

  private mutating func readScalarEscape(at position: Int) throws(SyntaxFault) -> Unicode.Scalar {
    let digitsStart = index + 1
    if byte(after: 0) == UInt8(ascii: "{") {
      index += 1
      while let digit = byte(after: 0), digit.isDigit || digit.isLetter, index - digitsStart < 8 {
        index += 1
      }
      let digits = source.text(digitsStart..<index)
      if byte(after: 0) == UInt8(ascii: "}"), let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        index += 1
        return scalar
      }
    }
    throw SyntaxFault(
      offset: position, message: #"\u takes the number of a character in braces, such as \u{1F600}"#)
  }

  private mutating func readVariable() throws(SyntaxFault) -> StringLiteral.Segment {
    let position = index
    index += 2
    let nameStart = index
    while let next = byte(after: 0), next.isWordByte { index += 1 }
    guard index > nameStart, bytes[nameStart].isLetter, byte(after: 0) == UInt8(ascii: "}") else {
      throw SyntaxFault(
        offset: position, message: "${ takes a name and a }, such as ${repo}; in '…' it is plain text")
    }
    index += 1
    return .variable(source.text(nameStart..<index - 1), offset: position)
  }

  private func unterminated(_ quote: String, at start: Int) -> SyntaxFault {
    SyntaxFault(
      offset: start,
      message: "this text has no closing \(quote); a text of several lines goes between <<< and >>>")
  }
}
