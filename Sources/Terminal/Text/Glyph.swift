/// The content of one or two cells: a visible character and its combining marks. We use these instead of
/// Unicode's grapheme clusters because terminals do too.
public struct Glyph: Hashable, Sendable {
  public let base: Unicode.Scalar
  let stack: MarkStack
  /// In columns: 1 or 2; 0 only in the cell below the right half of a wide glyph.
  public let width: UInt16

  init(base: Unicode.Scalar, width: UInt16, stack: MarkStack = .none) {
    self.base = base
    self.width = width
    self.stack = stack
  }

  init(base: Unicode.Scalar, width: UInt16, marks: [Unicode.Scalar]?) {
    self.init(base: base, width: width, stack: MarkStack(marks ?? []))
  }

  /// - Parameter ascii: a printable character.
  init(ascii: UInt8) {
    self.init(base: Unicode.Scalar(ascii), width: 1)
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

/// The combining marks of a glyph: at most four, because ncurses keeps no more (`CCHARW_MAX` is 5). Stored
/// inline instead of in an array, so that a cell is plain memory and a frame is copied and compared without
/// reference counting.
struct MarkStack: Hashable, Sendable {
  private var values: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)

  static let none = MarkStack()

  private init() {}

  /// Further marks are dropped.
  init(_ marks: [Unicode.Scalar]) {
    for mark in marks { append(mark) }
  }

  /// No mark is U+0000, so zero means unused.
  var isEmpty: Bool { values.0 == 0 }

  var scalars: [Unicode.Scalar] {
    [values.0, values.1, values.2, values.3].prefix { $0 != 0 }.compactMap(Unicode.Scalar.init)
  }

  mutating func append(_ mark: Unicode.Scalar) {
    if values.0 == 0 {
      values.0 = mark.value
    } else if values.1 == 0 {
      values.1 = mark.value
    } else if values.2 == 0 {
      values.2 = mark.value
    } else if values.3 == 0 {
      values.3 = mark.value
    }
  }

  static func == (left: MarkStack, right: MarkStack) -> Bool {
    left.values == right.values
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(values.0)
    hasher.combine(values.1)
    hasher.combine(values.2)
    hasher.combine(values.3)
  }
}

/// Builds the glyphs of a line, scalar by scalar.
struct GlyphBuilder {
  private(set) var glyphs: [Glyph] = []
  private let tabStop: Int?
  private var column = 0
  private var afterCarriageReturn = false
  private var joining = false

  init(tabStop: Int?, capacity: Int) {
    self.tabStop = tabStop
    glyphs.reserveCapacity(capacity)
  }

  mutating func add(_ scalar: Unicode.Scalar) {
    let followsReturn = afterCarriageReturn
    let followsJoiner = joining
    afterCarriageReturn = false
    joining = false
    if Sanitizer.isPrintableASCII(scalar.value) { return append(scalar, width: 1) }
    switch ScalarRule(scalar) {
    case .draw(let width):
      // Terminals draw a joined emoji (a family, a profession) as one picture or as several, so only the
      // first is kept.
      if followsJoiner, scalar.properties.isEmoji { return }
      append(scalar, width: width)
    case .drawAs(let other):
      append(other, width: 1)
    case .mark:
      attach(scalar)
    case .tab:
      appendTab()
    case .carriageReturn:
      append(" ", width: 1)
      afterCarriageReturn = true
    case .lineFeed:
      if !followsReturn { append(" ", width: 1) }
    case .removed:
      break
    case .zeroWidthJoiner:
      joining = endsInEmoji
    case .skinTone:
      // On an emoji terminals draw it over or beside the emoji, so it is removed.
      if !endsInEmoji { append(scalar, width: 2) }
    }
  }

  private mutating func append(_ base: Unicode.Scalar, width: UInt16) {
    glyphs.append(Glyph(base: base, width: width))
    column += Int(width)
  }

  private mutating func appendTab() {
    let end = tabStop.map { column + $0 - column % $0 } ?? column + 1
    while column < end { append(" ", width: 1) }
  }

  /// A mark at the start gets a space as its base; otherwise it would change the cell before the text.
  private mutating func attach(_ mark: Unicode.Scalar) {
    if glyphs.isEmpty { append(" ", width: 1) }
    let last = glyphs.removeLast()
    var stack = last.stack
    stack.append(mark)
    glyphs.append(Glyph(base: last.base, width: last.width, stack: stack))
  }

  private var endsInEmoji: Bool {
    // In Unicode, digits, # and * have the emoji property because of keycaps.
    guard let base = glyphs.last?.base, !base.isASCII else { return false }
    return base.properties.isEmoji
  }
}
