import Testing

@testable import Terminal

struct UTF8CharacterTests {
  private func scalar(_ bytes: [UInt8]) -> Unicode.Scalar? {
    guard let lead = bytes.first, var character = UTF8Character(lead: lead) else { return nil }
    return bytes.dropFirst().allSatisfy { character.append($0) } ? character.scalar : nil
  }

  @Test(arguments: ["\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "👩", "\u{10FFFF}"])
  func `decodes characters of two to four bytes`(_ text: String) {
    #expect(scalar(Array(text.utf8)) == text.unicodeScalars.first)
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80], [0xE6, 0x41], [0xE6, 0xA4],
    ] as [[UInt8]])
  func `refuses overlong forms, surrogates and truncated characters`(_ bytes: [UInt8]) {
    #expect(scalar(bytes) == nil)
  }
}
