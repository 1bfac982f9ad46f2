/// One `test` section of a script.
public struct ScriptTest: Sendable, Equatable {
  public enum Directive: Sendable, Equatable {
    /// It is not run.
    case skip(reason: String)
    /// It is run and may fail.
    case todo(reason: String)
  }

  public let name: String
  /// The tags of its file, then its own.
  public let tags: [String]
  public let location: SourceLocation
  public let directive: Directive?
  /// Marked `only`: others are not run.
  public let isOnly: Bool
  public let steps: [Step]
}
