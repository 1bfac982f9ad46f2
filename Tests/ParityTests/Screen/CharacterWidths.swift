import Glibc

/// How many columns a character takes as the C library has it, in UTF-8 whatever the process's own locale. That is
/// also how tmux has it, as Debian builds it, and so another opinion on what octodo draws by its own table.
final class CharacterWidths {
  struct Missing: Error {}

  // Glibc's module map leaves it out.
  private let wcwidth: @convention(c) (wchar_t) -> Int32
  private let locale: locale_t

  init() throws {
    guard let function = dlsym(nil, "wcwidth"), let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil) else {
      throw Missing()
    }
    wcwidth = unsafeBitCast(function, to: (@convention(c) (wchar_t) -> Int32).self)
    self.locale = locale
  }

  deinit {
    freelocale(locale)
  }

  /// 0 to 2, or -1 for what the C library does not know.
  func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return scalar.value < 0x20 ? -1 : 1 }
    let before = uselocale(locale)
    defer { uselocale(before) }
    return Int(wcwidth(wchar_t(scalar.value)))
  }
}
