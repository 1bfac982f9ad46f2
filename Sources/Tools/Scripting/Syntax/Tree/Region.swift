/// The part of the screen that a check examines. Rows and columns count from 1.
public enum Region: Sendable, Hashable {
  case row(Int)
  case rows(ClosedRange<Int>)
  case columns(ClosedRange<Int>)
  /// Includes both corners.
  case box(topLeft: CellPosition, bottomRight: CellPosition)
  case pane(String)
}
