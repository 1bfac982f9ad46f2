/// An error of the lexer or parser at one position, before it becomes a `SyntaxError`.
struct SyntaxFault: Error, Equatable {
  let offset: Int
  let message: String
  var suggestion: String?
  /// The value is only known when the macro runs, so there is nothing to report while its body is checked
  /// first.
  var isUnknowable = false
}
