/// The smallest unit of a script.
struct Token: Sendable, Equatable {
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
    case dimensions(Dimensions)
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
