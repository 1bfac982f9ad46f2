/// The tokens of one line with the usual spacing. Each token stays as written.
struct StatementText {
  private let tokens: [Token]
  private let source: SourceText
  private let isLet: Bool

  init(_ tokens: [Token], in source: SourceText, isLet: Bool) {
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
  private func isGlue(_ token: Token) -> Bool {
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
    let read = Lexer.tokens(of: SourceText(name: source.name, bytes: line))
    let texts = read.tokens.filter { !$0.isLineEnd }.map { read.source.bytes[$0.range] }
    return read.faults.isEmpty && texts == expected
  }
}
