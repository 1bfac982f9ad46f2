extension Lexer {
  mutating func readSymbol() throws(SyntaxFault) -> Token.Kind {
    for symbol in [Token.Symbol.ellipsis, .range, .arrow, .equals, .tilde, .plus, .star] {
      let spelling = symbol.rawValue.utf8
      guard end - index >= spelling.count, bytes[index..<end].starts(with: spelling) else { continue }
      index += spelling.count
      return .symbol(symbol)
    }
    throw SyntaxFault(offset: index, message: unexpectedCharacter())
  }

  private func unexpectedCharacter() -> String {
    let window = source.text(index..<min(end, index + 4))
    let scalar = window.unicodeScalars.first ?? "\u{FFFD}"
    switch scalar {
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}", "\u{AB}", "\u{BB}":
      return "\(scalar) is no quotation mark of a script; write \" or '"
    case "\u{A0}", "\u{3000}":
      return "this is not the usual blank but U+\(hexadecimal(scalar)); replace it with a blank"
    default: break
    }
    if scalar.properties.generalCategory == .control {
      return
        "the control character U+\(hexadecimal(scalar)) has no place here; in \"…\" write it as an escape"
    }
    return "\"\(scalar)\" has no meaning here; texts and punctuation keys go in quotes"
  }

  private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
