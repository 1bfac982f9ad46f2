/// The smallest part of a script that means something.
struct Token: Sendable, Equatable {
  let kind: Kind
  /// Bytes of the source.
  let range: Range<Int>
  /// The one that it begins in, from 0.
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
    case dimensions(Dimensions)
    case cell(CellPosition)
    case regex(RegexPattern)
    case string(StringLiteral)
    /// The text, its common indent removed, without a last line end.
    case heredoc(String)
    case symbol(Symbol)
    case newline
    case endOfFile
    /// The lexer could not go on; the number is that of the fault. The rest of the line is not there.
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
