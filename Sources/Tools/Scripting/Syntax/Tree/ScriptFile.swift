/// A whole script without errors.
public struct ScriptFile: Sendable, Equatable {
  /// As given to the parser.
  public let name: String
  /// Runs first in each test.
  public let preamble: [Step]
  /// In the order of the file; a single test named after the file if it has no `test` line.
  public let tests: [ScriptTest]
  public let warnings: [SyntaxWarning]
  /// All names used as `${name}` in its strings or in an included file.
  let usedNames: Set<String>
}

/// One `test` section of a script.
public struct ScriptTest: Sendable, Equatable {
  /// Why the outcome of a test does not count.
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

/// One line of a script, ready to run. A class, because it is passed around far more often than it is
/// created.
public final class Step: Sendable, Equatable {
  /// The origin of a generated line: a `run`, an iteration of `repeat` or `for`, an `include`.
  public struct Expansion: Sendable, Equatable {
    public let location: SourceLocation
    /// The line as written, with the value of this iteration for `repeat` and `for`.
    public let text: String
  }

  /// The location of the line's first word.
  public let location: SourceLocation
  /// The line as written, without indentation and comment.
  public let source: String
  public let command: Command
  /// Innermost first; empty for a line that was not generated.
  public let expansions: [Expansion]

  init(location: SourceLocation, source: String, command: Command, expansions: [Expansion]) {
    self.location = location
    self.source = source
    self.command = command
    self.expansions = expansions
  }

  public static func == (left: Step, right: Step) -> Bool {
    left.location == right.location && left.source == right.source && left.command == right.command
      && left.expansions == right.expansions
  }
}
