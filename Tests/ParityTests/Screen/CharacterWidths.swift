import Glibc

/// The width of a character according to the C library, in UTF-8 whatever the process's own locale. Debian's
/// build of tmux uses the same widths, so this is independent of octodo's own table.
final class CharacterWidths {
  struct Missing: Error {}

  // Glibc's module map does not contain it, and the program has one of its own, which ncurses uses.
  private let wcwidth: @convention(c) (wchar_t) -> Int32
  private let locale: locale_t

  init() throws {
    guard let function = dlsym(dlopen("libc.so.6", RTLD_NOW), "wcwidth"),
      let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
    else {
      throw Missing()
    }
    wcwidth = unsafeBitCast(function, to: (@convention(c) (wchar_t) -> Int32).self)
    self.locale = locale
  }

  deinit {
    freelocale(locale)
  }

  /// 0 to 2, or -1 for a character that the C library does not know.
  func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return scalar.value < 0x20 ? -1 : 1 }
    let before = uselocale(locale)
    defer { uselocale(before) }
    return Int(wcwidth(wchar_t(scalar.value)))
  }
}
