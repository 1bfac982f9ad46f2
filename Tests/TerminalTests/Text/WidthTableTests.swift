import Glibc
import Testing

@testable import Terminal

struct WidthTableTests {
  @Test func `names the Unicode version`() {
    #expect(WidthTable.unicodeVersion == "18.0")
  }

  @Test(arguments: ["a", "~", "é", "Ж", "א", "ع", "क", "─", "…", "❤", "\u{FFFD}"] as [Unicode.Scalar])
  func `gives one column to`(_ scalar: Unicode.Scalar) {
    #expect(WidthTable.width(of: scalar) == 1)
  }

  @Test(arguments: ["検", "あ", "한", "Ａ", "\u{3000}", "😀", "🥹", "⌚", "\u{20000}"] as [Unicode.Scalar])
  func `gives two columns to`(_ scalar: Unicode.Scalar) {
    #expect(WidthTable.width(of: scalar) == 2)
  }

  @Test(
    arguments: ["\u{301}", "\u{94D}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{1161}"] as [Unicode.Scalar])
  func `gives no column to`(_ scalar: Unicode.Scalar) {
    #expect(WidthTable.width(of: scalar) == 0)
  }

  // Emoji of Unicode 15 and 16, an ideograph of Unicode 17, and what is reserved for more of them.
  @Test(
    arguments: ["\u{1FA77}", "\u{1F6DC}", "\u{1FAE9}", "\u{323B0}", "\u{1FAFF}", "\u{3FFFD}"]
      as [Unicode.Scalar])
  func `gives two columns to what is newer or reserved as wide`(_ scalar: Unicode.Scalar) {
    #expect(WidthTable.width(of: scalar) == 2 && WidthTable.isNew(scalar))
  }

  // U+0378 is unassigned.
  @Test(arguments: ["\u{E0A0}", "\u{F0001}", "\u{10FFFD}", "\u{378}"] as [Unicode.Scalar])
  func `gives one column to private use and to what is not assigned`(_ scalar: Unicode.Scalar) {
    #expect(WidthTable.width(of: scalar) == 1)
  }

  @Test(
    arguments: ["\0", "\u{1B}", "\u{7F}", "\u{9B}", "\u{1FFFE}", "\u{FFFF}", "\u{10FFFF}"] as [Unicode.Scalar]
  )
  func `does not draw`(_ scalar: Unicode.Scalar) {
    #expect(WidthTable.width(of: scalar) == nil)
  }

  /// The table was generated from Debian 12's C library.
  @Test(.enabled(if: libraryVersion == "glibc 2.36"))
  func `agrees with the C library on every scalar that it knows`() throws {
    // Not that of this program, which ncurses calls.
    let wcwidth = try #require(dlsym(dlopen("libc.so.6", RTLD_NOW), "wcwidth"))
    let width = unsafeBitCast(wcwidth, to: (@convention(c) (CInt) -> CInt).self)
    let locale = try #require(newlocale(1 << LC_CTYPE, "C.UTF-8", nil))
    let before = uselocale(locale)
    defer {
      _ = uselocale(before)
      freelocale(locale)
    }
    let wrong = (1...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter { scalar in
      let expected = width(CInt(bitPattern: scalar.value))
      guard expected >= 0 else { return WidthTable.width(of: scalar) != nil && !WidthTable.isNew(scalar) }
      return WidthTable.width(of: scalar) != Int(expected) || WidthTable.isNew(scalar)
    }
    #expect(wrong.isEmpty)
  }

  private static var libraryVersion: String {
    var name = [UInt8](repeating: 0, count: 64)
    let length = name.withUnsafeMutableBytes {
      confstr(
        CInt(_CS_GNU_LIBC_VERSION), $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
    }
    return String(decoding: name.prefix(max(0, length - 1)), as: UTF8.self)
  }
}
