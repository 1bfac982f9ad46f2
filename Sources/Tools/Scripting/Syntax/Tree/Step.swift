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
