/// Something in a script that is allowed but probably a mistake.
public struct SyntaxWarning: Sendable, Equatable, CustomStringConvertible {
  public let diagnostic: Diagnostic

  public var location: SourceLocation { diagnostic.location }
  public var message: String { diagnostic.message }
  public var description: String { diagnostic.rendered(as: "warning") }
}
