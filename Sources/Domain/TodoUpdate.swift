/// What became of an edit.
public enum TodoUpdate: Hashable, Sendable {
  /// It is stored; the todo as it is now.
  case saved(Todo)
  /// Nothing was stored, for somebody else changed the text since the edit began; the todo as they left it.
  case changedMeanwhile(Todo)
}
