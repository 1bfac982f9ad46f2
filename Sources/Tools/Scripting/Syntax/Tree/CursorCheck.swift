/// Where the cursor must be.
public enum CursorCheck: Sendable, Hashable {
  case at(CellPosition)
  case hidden
}
