/// Something in a script that is not part of the language.
public struct SyntaxError: Error, Sendable, Equatable, CustomStringConvertible {
  public let diagnostic: Diagnostic

  public var location: SourceLocation { diagnostic.location }
  public var message: String { diagnostic.message }
  public var suggestion: String? { diagnostic.suggestion }
  public var description: String { diagnostic.rendered(as: "error") }
}
