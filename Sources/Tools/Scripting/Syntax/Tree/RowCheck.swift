/// The expected content of a row.
public enum RowCheck: Sendable, Hashable {
  /// The whole row, without trailing blanks.
  case equals(Template)
  case has(Pattern)
}
