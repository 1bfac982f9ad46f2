/// One line of a script, ready to be carried out.
public struct Step: Sendable, Equatable {
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
}
