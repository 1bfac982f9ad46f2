/// What lexer and parser throw for one place of one source, before it is turned into a `SyntaxError`.
struct SyntaxFault: Error, Equatable {
  let offset: Int
  let message: String
  var suggestion: String?
  /// A value that is only known when the macro is run: nothing to report while its body is looked at first.
  var isUnknowable = false
}
