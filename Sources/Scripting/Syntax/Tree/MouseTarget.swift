/// Where the mouse points to.
public enum MouseTarget: Sendable, Hashable {
  case cell(CellPosition)
  /// The text must be there once.
  case text(Pattern, region: Region?)
}
