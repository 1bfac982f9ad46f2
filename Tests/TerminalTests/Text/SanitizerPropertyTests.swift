import TestSupport
import Testing

@testable import Terminal

/// Properties of any text.
struct SanitizerPropertyTests {
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
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator:
      return true
    // The terminal can be newer than the build: only noncharacters will never be assigned.
    case .unassigned where properties.isNoncharacterCodePoint:
      return true
    default:
      return properties.isDefaultIgnorableCodePoint || properties.isVariationSelector
        || properties.isBidiControl
    }
  }

  @Test func `every scalar becomes visible glyphs of one or two columns`() {
    let faults = (0..<0x1100 as Range<UInt32>).flatMap { page in
      let scalars = (page << 8..<(page + 1) << 8).compactMap(Unicode.Scalar.init)
      return Self.faults(in: DisplayText(String(String.UnicodeScalarView(scalars))))
    }
    #expect(faults.prefix(10) == [], "\(faults.count) in all")
  }

  @Test func `any mixture becomes visible glyphs, and a second pass does not change it`() throws {
    let troublemakers: [Unicode.Scalar] = [
      "\u{200D}", "\u{FE0F}", "\u{20E3}", "👩", "❤", "\u{1F3FD}", "\u{1F1EF}", "\u{301}", "\u{202E}", "\r",
      "\n",
      "\t", "\u{1B}", "\u{E0041}", "1", " ", "検", "\u{1161}", "\u{9B}",
    ]
    var random = SeededGenerator(seed: 1)
    var faulty: [String] = []
    for _ in 0..<2_000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random))
        let known = try #require(troublemakers.randomElement(using: &random))
        scalars.append(Bool.random(using: &random) ? known : any ?? "a")
      }
      let text = DisplayText(String(scalars))
      let isSame = DisplayText(text.description) == text
      let width = text.glyphs.reduce(0) { $0 + Int($1.width) }
      if !Self.faults(in: text).isEmpty || !isSame || text.width != width {
        faulty.append(scalars.map { String($0.value, radix: 16) }.joined(separator: " "))
      }
    }
    #expect(faulty.prefix(10) == [], "\(faulty.count) in all")
  }
}
