/// Makes text from outside safe to draw: glyphs of one or two columns, without scalars that control a
/// terminal, reorder or hide text, or have other widths elsewhere. `ScalarRule` has the rule for each kind of
/// scalar, `GlyphBuilder` the rules that depend on the preceding text.
public enum Sanitizer {
  /// The glyphs of `text` on one line: each tab and line break becomes a space.
  public static func glyphs(of text: String) -> [Glyph] {
    glyphs(of: text, tabStop: nil)
  }

  /// The same; with `tabStop` each tab fills up to the next multiple of that number of columns.
  static func glyphs(of text: String, tabStop: Int?) -> [Glyph] {
    if isPrintableASCII(text) { return text.utf8.map { Glyph(ascii: $0) } }
    var builder = GlyphBuilder(tabStop: tabStop, capacity: text.unicodeScalars.count)
    for scalar in text.unicodeScalars { builder.add(scalar) }
    return builder.glyphs
  }

  /// Whether each byte is a glyph of one column, as in most text of a frame.
  static func isPrintableASCII(_ text: String) -> Bool {
    // Bytes below 0x20 wrap around to values above 0x5F.
    text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.reduce(0) { max($0, $1 &- 0x20) } < 0x5F
    } ?? false
  }

  static func isPrintableASCII(_ value: UInt32) -> Bool {
    value >= 0x20 && value < 0x7F
  }
}

// Text that is printed on a terminal without a canvas, such as the output of a command.

extension Sanitizer {
  /// Sanitises each line of a text. Line feeds stay, each tab becomes a space.
  public static func lines(of text: String) -> String {
    if text.utf8.allSatisfy({ isPrintableASCII(UInt32($0)) || $0 == lineFeed }) { return text }
    let lines = text.utf8.split(separator: lineFeed, omittingEmptySubsequences: false)
    return lines.map { DisplayText(String(Substring($0))).description }.joined(separator: "\n")
  }

  /// Equivalent JSON in which every scalar that is invisible or unsafe to draw is a `\u` escape (RFC 8259,
  /// section 7), as are excess combining marks. White space between values becomes spaces.
  public static func json(_ text: String) -> String {
    if text.utf8.allSatisfy({ isPrintableASCII(UInt32($0)) || $0 == lineFeed }) { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    // As many marks as a glyph keeps; none on a string's opening quote.
    var marksLeft = 0
    for scalar in text.unicodeScalars {
      let isASCII = isPrintableASCII(scalar.value) || scalar == "\n"
      switch isASCII ? .draw(width: 1) : ScalarRule(scalar) {
      case .draw:
        marksLeft = scalar == "\"" || scalar == "\n" ? 0 : 4
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      case .mark where marksLeft > 0:
        marksLeft -= 1
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      case .tab, .carriageReturn: result.append(UInt8(ascii: " "))
      default: result.append(contentsOf: escape(scalar).utf8)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}

/// The sanitiser's rule for a scalar. With these rules a text has the same width in every terminal, and
/// cannot control the terminal or hide from the reader.
enum ScalarRule: Hashable {
  /// Drawn unchanged, in this number of columns.
  case draw(width: UInt16)
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
