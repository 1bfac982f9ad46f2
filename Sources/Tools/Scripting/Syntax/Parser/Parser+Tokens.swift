import Stubs
import Terminal

/// The primitives of all commands. Each failed `accept` adds to the expectations in the error message, and
/// each consumed token clears them.
extension Parser {
  var token: LexerToken.Kind { stream.current.kind }
  var offset: Int { stream.current.range.lowerBound }

  var isAtLineEnd: Bool { stream.current.isLineEnd }

  mutating func advance() {
    stream.advance()
    expected.removeAll(keepingCapacity: true)
  }

  mutating func accept(_ keyword: String) -> Bool {
    if case .word(keyword) = token {
      advance()
      return true
    }
    expected.append(.keyword(keyword))
    return false
  }

  mutating func expect(_ keyword: String) throws(SyntaxFault) {
    guard accept(keyword) else { throw unexpected() }
  }

  mutating func accept(_ symbol: LexerToken.Symbol) -> Bool {
    if case .symbol(symbol) = token {
      advance()
      return true
    }
    expected.append(.keyword(symbol.rawValue))
    return false
  }

  mutating func expect(_ symbol: LexerToken.Symbol) throws(SyntaxFault) {
    guard accept(symbol) else { throw unexpected() }
  }

  /// Any word; `what` names it in the error.
  mutating func word(_ what: String) throws(SyntaxFault) -> String {
    guard case .word(let word) = token else { throw unexpected(what) }
    advance()
    return word
  }

  /// A whole number in a range, which `what` should mention.
  mutating func integer(_ what: String, in range: some RangeExpression<Int>) throws(SyntaxFault) -> Int {
    guard case .integer(let value) = token, range.contains(value) else { throw unexpected(what) }
    advance()
    return value
  }

  mutating func regex() throws(SyntaxFault) -> RegexPattern {
    guard case .regex(let regex) = token else { throw unexpected("a pattern /…/") }
    advance()
    return regex
  }

  mutating func cell() throws(SyntaxFault) -> CellPosition {
    guard case .cell(let cell) = token else { throw unexpected("a cell such as @3:10") }
    advance()
    return cell
  }

  mutating func duration() throws(SyntaxFault) -> Duration {
    guard case .duration(let duration) = token else { throw unexpected("a span of time such as 300ms") }
    advance()
    return duration
  }

  mutating func screenSize() throws(SyntaxFault) -> Size {
    guard case .size(let size) = token else { throw unexpected("a size such as 80x24") }
    guard ScriptLimits.screenSize.contains(size.columns), ScriptLimits.screenSize.contains(size.rows) else {
      throw fault("a screen has 1 to \(ScriptLimits.screenSize.upperBound) columns and rows")
    }
    advance()
    return size
  }

  /// One word of a list.
  mutating func choice(among words: [String], _ what: String) throws(SyntaxFault) -> String {
    guard case .word(let word) = token, words.contains(word) else { throw unknownWord(what, among: words) }
    advance()
    return word
  }

  /// The case with one word of a fixed list.
  mutating func choice<Choice>(
    _ type: Choice.Type, _ what: String
  ) throws(SyntaxFault) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    if case .word(let word) = token, let choice = Choice(rawValue: word) {
      advance()
      return choice
    }
    throw unknownWord(what, among: Choice.allCases.map(\.rawValue))
  }

  mutating func expectEndOfLine() throws(SyntaxFault) {
    guard isAtLineEnd else { throw unexpected("the end of the line") }
  }

  /// Skips to the end of the line without consuming it.
  mutating func skipLine() {
    while !isAtLineEnd { stream.advance() }
    expected.removeAll(keepingCapacity: true)
  }
}
