/// The size of a screen in cells, as in `80x24`.
public struct Dimensions: Sendable, Hashable {
  public let columns: Int
  public let rows: Int
}
