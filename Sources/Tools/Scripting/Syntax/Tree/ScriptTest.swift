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
  /// The location of its `only`; tests without one are not run.
  public let only: SourceLocation?
  public let steps: [Step]

  public var isOnly: Bool { only != nil }

  /// Without its `skip` or `todo`.
  var withoutDirective: ScriptTest {
    ScriptTest(name: name, tags: tags, location: location, directive: nil, only: only, steps: steps)
  }
}
