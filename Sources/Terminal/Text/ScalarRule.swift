/// The sanitiser's rule for a scalar. With these rules a text has the same width in every terminal, and
/// cannot control the terminal or hide from the reader.
enum ScalarRule: Hashable {
  /// Drawn unchanged, in this number of columns.
  case draw(width: UInt8)
  /// Drawn as another scalar, one column wide.
  case drawAs(Unicode.Scalar)
  /// Combines with the glyph before it.
  case mark
  case tab
  case carriageReturn
  case lineFeed
  /// Not drawn.
  case removed
  case zeroWidthJoiner
  case skinTone

  static let blank = ScalarRule.drawAs(" ")
  /// Shows that a scalar is missing here.
  static let replaced = ScalarRule.drawAs("\u{FFFD}")

  init(_ scalar: Unicode.Scalar) {
    self = Self.special(scalar.value) ?? Self.byWidth(scalar)
  }

  private static func byWidth(_ scalar: Unicode.Scalar) -> ScalarRule {
    switch WidthTable.width(of: scalar) {
    case 0: .mark
    case 1: .draw(width: 1)
    case 2: .draw(width: 2)
    // Controls (an escape sequence starts with one), noncharacters and unassigned scalars: terminals draw
    // them differently. Removing them would hide that they were there.
    default: .replaced
    }
  }

  private static func special(_ value: UInt32) -> ScalarRule? {
    switch value {
    case 0x09: .tab
    case 0x0A: .lineFeed
    case 0x0D: .carriageReturn
    // White space that moves the cursor: vertical tab, form feed, next line, line and paragraph separator.
    case 0x0B, 0x0C, 0x85, 0x2028, 0x2029: .blank
    // Spaces of other widths. U+3000 stays, because it takes two columns everywhere.
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F: .blank
    case 0x200D: .zeroWidthJoiner
    // Bidirectional controls reorder what the reader sees (CVE-2021-42574).
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: .removed
    // Soft hyphen, grapheme joiner, zero-width space and non-joiner, word joiner, invisible operators,
    // deprecated format characters, byte order mark: invisible, so two names could look the same although
    // they differ.
    case 0xAD, 0x034F, 0x200B, 0x200C, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF: .removed
    // Invisible fillers: Hangul, Khmer.
    case 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0: .removed
    // Variation selectors. With U+FE0F some terminals draw two columns and others one.
    case 0x180B...0x180F, 0xFE00...0xFE0F: .removed
    // Tags (they can carry hidden text) and the supplementary variation selectors.
    case 0xE0000...0xE0FFF: .removed
    // Annotations; format controls of Egyptian, shorthand and musical notation.
    case 0xFFF9...0xFFFB, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: .removed
    // The keycap's frame: terminals disagree on its width, so only the digit is drawn.
    case 0x20E3: .removed
    // Prefixed marks such as the Arabic number sign: one column in some terminals, none in others.
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: .replaced
    // Private use: only the author's font has it, and its width is unknown.
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: .replaced
    // A flag is two of these: two columns in some terminals, four in others. Its letters are drawn instead.
    case 0x1F1E6...0x1F1FF: Unicode.Scalar(value - 0x1F1E6 + 0x41).map { .drawAs($0) }
    case 0x1F3FB...0x1F3FF: .skinTone
    default: nil
    }
  }
}
