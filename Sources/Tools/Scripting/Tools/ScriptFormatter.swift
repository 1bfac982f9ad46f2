/// Formats a script in the project's style: two spaces of indent per open block, one space between words,
/// comments and single empty lines kept, lines that end in `\n`. The meaning of the script and the bytes of
/// each text are unchanged.
struct ScriptFormatter {
  private let stream: TokenStream
  private let lexer: Lexer
  private var source: ScriptSource { stream.source }
  private var output: [UInt8] = []
  private var line = 0
  private var token = 0
  /// The number of open blocks.
  private var depth = 0
  private var hasEmptyLine = false

  /// Requires only lines that can be tokenised, because an included file may be valid only where it is included.
  /// - Throws: the errors of the lines that cannot be tokenised.
  static func format(_ bytes: [UInt8], file: String) throws(SyntaxErrors) -> [UInt8] {
    let source = ScriptSource(name: file, bytes: bytes)
    let stream = Lexer.tokens(of: source)
    guard stream.faults.isEmpty else {
      var report = Report()
      for fault in stream.faults.prefix(ScriptLimits.maxErrors) {
        report.add(fault, in: source, origins: [])
      }
      throw SyntaxErrors(errors: report.sortedErrors)
    }
    var formatter = ScriptFormatter(stream)
    return formatter.write()
  }

  private init(_ stream: TokenStream) {
    self.stream = stream
    lexer = Lexer(stream.source)
  }

  private mutating func write() -> [UInt8] {
    while line < source.lineStarts.count {
      let content = source.content(ofLine: line)
      let tokens = takeTokens(before: content.upperBound)
      if tokens.isEmpty { writeComment(content) } else { writeStatement(tokens, content) }
      line += 1
    }
    return output
  }

  private mutating func takeTokens(before end: Int) -> [LexerToken] {
    var tokens: [LexerToken] = []
    while stream.tokens[token].kind != .endOfFile, stream.tokens[token].range.lowerBound < end {
      tokens.append(stream.tokens[token])
      token += 1
      while stream.tokens[token].kind == .newline { token += 1 }
    }
    return tokens
  }

  private mutating func writeComment(_ content: Range<Int>) {
    let comment = trimmed(content)
    guard !comment.isEmpty else {
      hasEmptyLine = true
      return
    }
    write(indent(depth) + comment)
  }

  private mutating func writeStatement(_ tokens: [LexerToken], _ content: Range<Int>) {
    let verb: String? = if case .word(let word)? = tokens.first?.kind { word } else { nil }
    switch verb {
    case "end": depth = max(0, depth - 1)
    case "test": depth = 0
    default: break
    }
    let comment = trimmed((tokens.last?.range.upperBound ?? content.upperBound)..<content.upperBound)
    let text = StatementText(tokens, in: source, isLet: verb == "let").bytes
    write(indent(depth) + text + (comment.isEmpty ? [] : Array("  ".utf8) + comment))
    if case .heredoc? = tokens.last?.kind { writeHeredoc() }
    if let verb, Verb.named(verb)?.isBlock == true { depth += 1 }
  }

  /// The text's common indent is not part of it, so it can be replaced.
  private mutating func writeHeredoc() {
    var lines: [Range<Int>] = []
    line += 1
    while line < source.lineStarts.count, !lexer.isHeredocEnd(source.content(ofLine: line)) {
      lines.append(source.content(ofLine: line))
      line += 1
    }
    let hasText = lines.contains { line in source.bytes[line].contains { !$0.isBlank } }
    let old = lexer.commonIndent(of: lines)
    let new = hasText ? indent(depth + 1) : []
    for line in lines {
      let rest = source.bytes[min(line.lowerBound + old, line.upperBound)..<line.upperBound]
      output += rest.isEmpty ? [] : new + rest
      // A carriage return in the text must not become part of the line end.
      output +=
        rest.last == UInt8(ascii: "\r") ? [UInt8(ascii: "\r"), UInt8(ascii: "\n")] : [UInt8(ascii: "\n")]
    }
    write(indent(depth) + Array(">>>".utf8))
  }

  private mutating func write(_ text: [UInt8]) {
    if hasEmptyLine, !output.isEmpty { output.append(UInt8(ascii: "\n")) }
    hasEmptyLine = false
    output += text
    output.append(UInt8(ascii: "\n"))
  }

  /// Limited to the maximum nesting, because otherwise the output of a hostile file would grow quadratically.
  private func indent(_ depth: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: " "), count: 2 * min(depth, ScriptLimits.deepestNesting))
  }

  private func trimmed(_ range: Range<Int>) -> [UInt8] {
    let text = source.bytes[range].drop(while: \.isBlank)
    guard let last = text.lastIndex(where: { !$0.isBlank && $0 != UInt8(ascii: "\r") }) else { return [] }
    return Array(text[...last])
  }
}

/// The tokens of one line with the usual spacing. Each token stays as written.
struct StatementText {
  private let tokens: [LexerToken]
  private let source: ScriptSource
  private let isLet: Bool

  init(_ tokens: [LexerToken], in source: ScriptSource, isLet: Bool) {
    self.tokens = tokens
    self.source = source
    self.isLet = isLet
  }

  var bytes: [UInt8] {
    guard hasGlue else { return joined(withGlue: false) }
    let tight = joined(withGlue: true)
    return isAsWritten(tight) || isReadAsBefore(tight) ? tight : joined(withGlue: false)
  }

  private var hasGlue: Bool { tokens.contains(where: isGlue) }

  private func joined(withGlue: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for (number, token) in tokens.enumerated() {
      let isGlued = withGlue && number > 0 && (isGlue(token) || isGlue(tokens[number - 1]))
      if number > 0, !isGlued { bytes.append(UInt8(ascii: " ")) }
      bytes += source.bytes[token.range]
    }
    return bytes
  }

  /// `page=1`, `q~/x/`, `Ctrl+R`, `Down*3`, `1..3`; but `let page = 1`.
  private func isGlue(_ token: LexerToken) -> Bool {
    guard case .symbol(let symbol) = token.kind else { return false }
    switch symbol {
    case .equals: return !isLet
    case .tilde, .plus, .star, .range: return true
    case .arrow, .ellipsis: return false
    }
  }

  private func isAsWritten(_ line: [UInt8]) -> Bool {
    guard let first = tokens.first, let last = tokens.last else { return true }
    return source.bytes[first.range.lowerBound..<last.range.upperBound].elementsEqual(line)
  }

  /// `= + 1` without blanks would be another line, because the sign and the number would become one token.
  private func isReadAsBefore(_ line: [UInt8]) -> Bool {
    var expected = tokens.map { source.bytes[$0.range] }
    var line = line
    if case .heredoc? = tokens.last?.kind {
      expected.removeLast()
      line.removeLast(min(3, line.count))
    }
    let read = Lexer.tokens(of: ScriptSource(name: source.name, bytes: line))
    let texts = read.tokens.filter { !$0.isLineEnd }.map { read.source.bytes[$0.range] }
    return read.faults.isEmpty && texts == expected
  }
}
