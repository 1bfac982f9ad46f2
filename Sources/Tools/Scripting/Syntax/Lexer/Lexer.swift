import Stubs

/// Splits a script into tokens. Each line is read once, from left to right, without modes.
struct Lexer {
  let source: ScriptSource
  let bytes: [UInt8]
  /// The current line, from 0.
  var line = 0
  var index = 0
  /// The end of the line's content.
  var end = 0
  var checkedPatterns: Set<RegexPattern> = []
  /// The total length of all patterns.
  var patternBytes = 0
  private var tokens: [LexerToken] = []
  private var faults: [SyntaxFault] = []
  private var isCutShort = false
  private let isClean: Bool

  init(_ source: ScriptSource) {
    self.source = source
    bytes = source.bytes
    let all = 0..<source.bytes.count
    isClean = !source.bytes.contains(0) && Self.firstInvalidUTF8(source.bytes, in: all) == nil
  }

  /// Reads the whole source.
  static func tokens(of source: ScriptSource) -> TokenStream {
    var lexer = Lexer(source)
    while lexer.line < source.lineStarts.count {
      lexer.readLine()
      lexer.line += 1
    }
    let end = source.bytes.count
    lexer.tokens.append(LexerToken(kind: .endOfFile, range: end..<end, line: lexer.line - 1))
    return TokenStream(
      source: source, tokens: lexer.tokens, faults: lexer.faults, isCutShort: lexer.isCutShort,
      patternBytes: lexer.patternBytes)
  }

  private mutating func readLine() {
    let line = line
    let content = source.content(ofLine: line)
    index = content.lowerBound
    end = content.upperBound
    let count = tokens.count
    do throws(SyntaxFault) {
      try checkText(content)
      while skipBlanks() {
        let start = index
        let kind = try readToken()
        tokens.append(LexerToken(kind: kind, range: start..<index, line: line))
        // The rest of the line after `<<<` is blank, and the lines of the text have been read.
        if case .heredoc = kind { index = end }
      }
    } catch {
      let start = min(max(error.offset, content.lowerBound), content.upperBound)
      tokens.append(LexerToken(kind: .invalid(faults.count), range: start..<start, line: line))
      faults.append(error)
    }
    guard tokens.count > count, let last = tokens.last else { return }
    let end = last.range.upperBound
    tokens.append(LexerToken(kind: .newline, range: end..<end, line: line))
  }

  /// True if the rest of the line contains more than blanks and a comment.
  private mutating func skipBlanks() -> Bool {
    while index < end, bytes[index].isBlank { index += 1 }
    return index < end && bytes[index] != UInt8(ascii: "#")
  }

  private mutating func readToken() throws(SyntaxFault) -> LexerToken.Kind {
    let byte = bytes[index]
    if byte.isLetter { return readWord() }
    if byte.isDigit { return try readNumeric() }
    switch byte {
    case UInt8(ascii: "\""): return try readString()
    case UInt8(ascii: "'"): return try readRawString()
    case UInt8(ascii: "/"): return try readRegex()
    case UInt8(ascii: "@"): return try readCell()
    case UInt8(ascii: "<"): return try readHeredoc()
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      if startsSignedNumber { return try readSignedNumber() }
    default: break
    }
    return try readSymbol()
  }

  private mutating func readWord() -> LexerToken.Kind {
    let start = index
    while index < end, bytes[index].isWordByte {
      // `page-view...` is a word and an ellipsis, `x->` a word and an arrow.
      if bytes[index] == UInt8(ascii: "."), byte(after: 1) == UInt8(ascii: ".") { break }
      if bytes[index] == UInt8(ascii: "-"), byte(after: 1) == UInt8(ascii: ">") { break }
      index += 1
    }
    return .word(source.text(start..<index))
  }

  func byte(after distance: Int) -> UInt8? {
    index + distance < end ? bytes[index + distance] : nil
  }

  mutating func cutShort() { isCutShort = true }

  /// Throws for the first byte in a range that scripts may not contain.
  func checkText(_ range: Range<Int>) throws(SyntaxFault) {
    guard !isClean else { return }
    if let null = bytes[range].firstIndex(of: 0) {
      throw SyntaxFault(offset: null, message: "a script holds no NUL bytes; remove this one")
    }
    if let offset = Self.firstInvalidUTF8(bytes, in: range) {
      throw SyntaxFault(offset: offset, message: "this is not UTF-8; save the script as UTF-8")
    }
  }

  private static func firstInvalidUTF8(_ bytes: [UInt8], in range: Range<Int>) -> Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span.extracting(range))
      return nil
    } catch {
      return range.lowerBound + error.byteOffsets.lowerBound
    }
  }
}

extension Lexer {
  mutating func readSymbol() throws(SyntaxFault) -> LexerToken.Kind {
    for symbol in [LexerToken.Symbol.ellipsis, .range, .arrow, .equals, .tilde, .plus, .star] {
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

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isLetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }

  /// A byte that may follow the first letter of a word.
  var isWordByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }

  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
