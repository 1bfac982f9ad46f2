import Testing
import Texts

struct LanguageTests {
  @Test(
    arguments: [
      ("en", .en), ("ja", .ja), ("ja_JP.UTF-8", .ja), ("JA-jp", .ja), ("en_GB@euro", .en), ("C", nil),
      ("fr_FR", nil),
      ("", nil), ("japan", nil),
    ] as [(String, Language?)])
  func `a locale has a language`(locale: String, language: Language?) {
    #expect(Language(locale: locale) == language)
  }

  @Test(
    arguments: [
      ([:], .en), (["LANG": "ja_JP.UTF-8"], .ja), (["LANG": "ja_JP", "LC_MESSAGES": "en_US"], .en),
      (["LANG": "en_US", "LC_ALL": "ja_JP"], .ja), (["LANG": "ja_JP", "LC_ALL": ""], .ja),
      (["LANG": "ja_JP", "LC_ALL": "C.UTF-8"], .en), (["LANG": "de_DE"], .en),
    ] as [([String: String], Language)])
  func `the variables of the environment are read in the order of POSIX`(
    environment: [String: String], language: Language
  ) {
    #expect(Language(environment: environment) == language)
  }
}
