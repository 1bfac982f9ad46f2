import Domain

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

  /// The text for a file or another program: only what controls a terminal is replaced, because a pipe has no columns.
  /// Line feeds and tabs stay.
  public static func data(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: controlsTerminal) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(controlsTerminal(scalar) ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }

  /// One line or value of such a text: a blank replaces each tab and line break too, which would start another one.
  public static func dataLine(_ text: String) -> String {
    line(of: text) { controlsTerminal($0) ? "\u{FFFD}" : nil }
  }

  /// One line or value of such a text, in which what controls a terminal is an escape as in JSON.
  public static func escapedLine(_ text: String) -> String {
    line(of: text) { controlsTerminal($0) ? $0.jsonEscape : nil }
  }

  /// - Parameter replacement: for a scalar; nil if it stays.
  private static func line(of text: String, replacement: (Unicode.Scalar) -> String?) -> String {
    var line = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      switch scalar.value {
      case 0x0A where last == "\r": continue
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: line.append(" ")
      default:
        if let other = replacement(scalar) {
          line.append(contentsOf: other.unicodeScalars)
        } else {
          line.append(scalar)
        }
      }
    }
    return String(line)
  }

  /// Equivalent JSON for a file or another program, in which only what controls a terminal is a `\u` escape.
  public static func jsonData(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: controlsTerminal) else { return text }
    return text.unicodeScalars.map { controlsTerminal($0) ? $0.jsonEscape : String($0) }.joined()
  }

  /// C0 and C1, except line feed and tab.
  private static func controlsTerminal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case ..<0x20, 0x7F..<0xA0: true
    default: false
    }
  }

  /// The text without the control sequences that colour it and move the cursor (ECMA-48: CSI and other escape
  /// sequences, and control strings), as a program writes them to a terminal.
  public static func withoutSequences(_ text: String) -> String {
    guard text.utf8.contains(0x1B) else { return text }
    var rest = text.unicodeScalars[...]
    var kept = String.UnicodeScalarView()
    while let escape = rest.firstIndex(of: "\u{1B}") {
      kept.append(contentsOf: rest[..<escape])
      rest = afterSequence(rest[escape...].dropFirst())
    }
    kept.append(contentsOf: rest)
    return String(kept)
  }

  /// - Parameter text: what follows an ESC.
  private static func afterSequence(
    _ text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    guard let first = text.first else { return text }
    let rest = text.dropFirst()
    switch first {
    case "[": return rest.drop { (0x20...0x3F).contains($0.value) }.dropFirst()
    case "]", "P", "X", "^", "_":
      guard let end = rest.firstIndex(where: { $0 == "\u{7}" || $0 == "\u{1B}" }) else {
        return rest[rest.endIndex...]
      }
      let after = rest[rest.index(after: end)...]
      return rest[end] == "\u{1B}" && after.first == "\\" ? after.dropFirst() : after
    default: return text.drop { (0x20...0x2F).contains($0.value) }.dropFirst()
    }
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
      default: result.append(contentsOf: scalar.jsonEscape.utf8)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let lineFeed = UInt8(ascii: "\n")
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
    self = Self.special(scalar) ?? Self.byWidth(scalar)
  }

  private static func byWidth(_ scalar: Unicode.Scalar) -> ScalarRule {
    switch WidthTable.width(of: scalar) {
    case 0: .mark
    case 1: .draw(width: 1)
    case 2: .draw(width: 2)
    // Controls (an escape sequence starts with one) and noncharacters: terminals draw them differently. Removing them
    // would hide that they were there.
    default: .replaced
    }
  }

  private static func special(_ scalar: Unicode.Scalar) -> ScalarRule? {
    switch scalar.value {
    case 0x09: .tab
    case 0x0A: .lineFeed
    case 0x0D: .carriageReturn
    // Two columns everywhere, and one that belongs to a pattern of dots.
    case 0x3000, 0x2800: nil
    case 0x200D: .zeroWidthJoiner
    // Other white space moves the cursor, or has other widths.
    case _ where scalar.isBlank: .blank
    case _ where scalar.isInvisible: .removed
    // Prefixed marks such as the Arabic number sign: one column in some terminals, none in others.
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: .replaced
    // A flag is two of these: two columns in some terminals, four in others. Its letters are drawn instead.
    case 0x1F1E6...0x1F1FF: Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41).map { .drawAs($0) }
    case 0x1F3FB...0x1F3FF: .skinTone
    default: nil
    }
  }
}
