/// What stands in one cell, or in two: a visible character and the marks that combine with it. Terminals lay
/// text out in this way, so we do too, instead of by Unicode's grapheme clusters.
public struct Glyph: Hashable, Sendable {
  public let base: Unicode.Scalar
  /// Columns: 1 or 2; 0 only in the cell that the right half of a wide glyph covers.
  public let width: UInt8
  let stack: MarkStack

  init(base: Unicode.Scalar, width: UInt8, stack: MarkStack = .none) {
    self.base = base
    self.width = width
    self.stack = stack
  }

  init(base: Unicode.Scalar, width: UInt8, marks: [Unicode.Scalar]?) {
    self.init(base: base, width: width, stack: MarkStack(marks ?? []))
  }

  /// The combining marks, at most four; nil for most glyphs.
  public var marks: [Unicode.Scalar]? { stack.isEmpty ? nil : stack.scalars }

  /// A blank of one column.
  public static let space = Glyph(base: " ", width: 1)
  /// What stands in the cell that the right half of a wide glyph covers.
  public static let continuation = Glyph(base: " ", width: 0)

  /// The glyph as text; empty for the right half of a wide one.
  public var text: String {
    guard width > 0 else { return "" }
    var scalars = String.UnicodeScalarView()
    scalars.append(base)
    scalars.append(contentsOf: marks ?? [])
    return String(scalars)
  }
}
