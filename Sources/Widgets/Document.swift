/// A long text in parts, such as a README in its lines. Its rows are asked for only where somebody looks, so
/// that its length costs nothing.
public protocol Document {
  /// The numbers of the parts, one at least. They need not begin at 0: a part keeps its number, and a reader
  /// the place, when others come to stand before it.
  var parts: Range<Int> { get }

  /// The rows that a part takes, at least one.
  func rowCount(of part: Int) -> Int
}
