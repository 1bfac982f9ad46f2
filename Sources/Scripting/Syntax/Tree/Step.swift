/// One line of a script, ready to be carried out. A class, for it is handed around far more often than it is made.
public final class Step: Sendable, Equatable {
  /// What put a line in its place: a `run`, a turn of `repeat` or `for`, an `include`.
  public struct Expansion: Sendable, Equatable {
    public let location: SourceLocation
    /// The line as written, with the value of this turn for `repeat` and `for`.
    public let text: String
  }

  /// Of the line's first word.
  public let location: SourceLocation
  /// The line as written, without indentation and comment.
  public let source: String
  public let command: Command
  /// Innermost first; empty for a line that stands where it is carried out.
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
