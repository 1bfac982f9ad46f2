import Stubs
import Terminal

/// The smallest unit of a script.
struct LexerToken: Sendable, Equatable {
  let kind: Kind
  /// In bytes of the source.
  let range: Range<Int>
  /// The line in which it begins, from 0.
  let line: Int

  var isLineEnd: Bool {
    switch kind {
    case .newline, .endOfFile: true
    default: false
    }
  }

  enum Kind: Sendable, Equatable {
    case word(String)
    case integer(Int)
    case number(NumberLiteral)
    case duration(Duration)
    /// In cells, as in `80x24`.
    case size(Size)
    case cell(CellPosition)
    case regex(RegexPattern)
    case string(StringLiteral)
    /// The text without its common indent and its last line end.
    case heredoc(String)
    case symbol(Symbol)
    case newline
    case endOfFile
    /// A lexer error; the number is the index of the fault. The rest of the line is skipped.
    case invalid(Int)
  }

  enum Symbol: String, Sendable {
    case arrow = "->"
    case equals = "="
    case tilde = "~"
    case plus = "+"
    case star = "*"
    case range = ".."
    case ellipsis = "..."
  }
}

/// The tokens of one source, and the current position. Copies are cheap and advance independently.
struct TokenStream: Sendable {
  let source: ScriptSource
  let tokens: [LexerToken]
  let faults: [SyntaxFault]
  /// A heredoc without its end used up the rest of the file.
  let isCutShort: Bool
  /// The total length of all distinct patterns.
  let patternBytes: Int
  var index = 0

  var current: LexerToken { tokens[index] }

  var next: LexerToken { tokens[min(index + 1, tokens.count - 1)] }

  var previous: LexerToken { tokens[max(index - 1, 0)] }

  /// Stays on the last token, which is the end of the file.
  mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  /// All names used as `${name}` in a string.
  var usedNames: [String] {
    var names: [String] = []
    for token in tokens {
      guard case .string(let literal) = token.kind else { continue }
      for case .variable(let name, _) in literal.segments { names.append(name) }
    }
    return names
  }

  func location(of token: LexerToken) -> SourceLocation {
    source.location(at: token.range.lowerBound, inLine: token.line)
  }

  func text(of token: LexerToken) -> String { source.text(token.range) }

  /// The line that begins at a token, as written, without its comment.
  func line(from index: Int) -> String {
    var last = index
    while last + 1 < tokens.count, !tokens[last + 1].isLineEnd { last += 1 }
    return source.text(tokens[index].range.lowerBound..<tokens[last].range.upperBound)
  }
}

/// A number with a sign or a fraction.
struct NumberLiteral: Sendable, Equatable {
  let value: Double
  /// The value of a number without a fraction.
  let whole: Int?
}

/// The content of a `"…"` or `'…'`, before names are replaced.
struct StringLiteral: Sendable, Equatable {
  let segments: [Segment]

  enum Segment: Sendable, Equatable {
    case text(String)
    /// `${name}`, with the offset of its `$` for errors.
    case variable(String, offset: Int)
  }
}
