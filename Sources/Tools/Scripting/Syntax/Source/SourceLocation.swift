/// A position in a script, printed as `file:line:column`.
public struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
  /// The file's name as it was given to the parser.
  public let file: String
  /// From 1.
  public let line: Int
  /// From 1, in Unicode scalars; a byte order mark does not count.
  public let column: Int

  public var description: String { "\(file):\(line):\(column)" }
}
