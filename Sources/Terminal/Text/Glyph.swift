/// The content of one or two cells: a visible character and its combining marks. We use these instead of
/// Unicode's grapheme clusters because terminals do too.
public struct Glyph: Hashable, Sendable {
  public let base: Unicode.Scalar
  /// In columns: 1 or 2; 0 only in the cell below the right half of a wide glyph.
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

  /// A space.
  public static let space = Glyph(base: " ", width: 1)
  /// The content of the cell below the right half of a wide glyph.
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
