import TestSupport
import Testing

@testable import Terminal

/// Properties of any text.
@Suite struct SanitizerPropertyTests {
  private static func faults(in text: DisplayText) -> [Glyph] {
    text.glyphs.filter { glyph in
      let width = WidthTable.width(of: glyph.base)
      let marks = glyph.marks ?? []
      return width != Int(glyph.width) || !(1...2).contains(glyph.width) || isHiddenOrSteering(glyph.base)
        || marks.count > 4 || marks.contains { WidthTable.width(of: $0) != 0 || isHiddenOrSteering($0) }
    }
  }

  private static func isHiddenOrSteering(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
      return true
    default:
      return properties.isDefaultIgnorableCodePoint || properties.isVariationSelector
        || properties.isBidiControl
    }
  }

  @Test func `every scalar becomes visible glyphs of one or two columns`() {
    for page in 0..<0x1100 as Range<UInt32> {
      let scalars = (page << 8..<(page + 1) << 8).compactMap(Unicode.Scalar.init)
      let text = DisplayText(String(String.UnicodeScalarView(scalars)))
      #expect(Self.faults(in: text) == [])
    }
  }

  @Test func `any mixture becomes visible glyphs, and a second pass does not change it`() throws {
    let troublemakers: [Unicode.Scalar] = [
      "\u{200D}", "\u{FE0F}", "\u{20E3}", "👩", "❤", "\u{1F3FD}", "\u{1F1EF}", "\u{301}", "\u{202E}", "\r",
      "\n",
      "\t", "\u{1B}", "\u{E0041}", "1", " ", "検", "\u{1161}", "\u{9B}",
    ]
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random))
        let known = try #require(troublemakers.randomElement(using: &random))
        scalars.append(Bool.random(using: &random) ? known : any ?? "a")
      }
      let text = DisplayText(String(scalars))
      #expect(Self.faults(in: text) == [])
      #expect(DisplayText(text.description) == text)
      #expect(text.width == text.glyphs.reduce(0) { $0 + Int($1.width) })
    }
  }
}
