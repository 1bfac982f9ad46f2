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

  private mutating func append(_ base: Unicode.Scalar, width: UInt8) {
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
