/// The position of the pointer.
public enum MouseTarget: Sendable, Hashable {
  case cell(CellPosition)
  /// The text must be on the screen exactly once.
  case text(Pattern, region: Region?)
}
