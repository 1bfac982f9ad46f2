/// What a row must hold.
public enum RowCheck: Sendable, Hashable {
  /// The whole row, trailing blanks cut.
  case equals(Template)
  case has(Pattern)
}
