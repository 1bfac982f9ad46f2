/// The result of an edit.
public enum TodoUpdate: Hashable, Sendable {
  /// Saved; the todo as stored.
  case saved(Todo)
  /// Not saved, because the text was changed since the edit began; the todo as it is now.
  case changedMeanwhile(Todo)
}
