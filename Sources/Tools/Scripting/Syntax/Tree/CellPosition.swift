/// One cell of the screen, as in `@3:10`; both count from 1.
public struct CellPosition: Sendable, Hashable {
  public let row: Int
  public let column: Int
}
