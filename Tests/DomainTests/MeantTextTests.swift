import Domain
import Testing

struct MeantTextTests {
  @Test(arguments: [
    ("a\u{200B}b", "ab"), ("a\u{200C}b", "ab"), ("\u{3000}octo\u{200B}\u{A0}", "octo"), ("a\u{A0}b", "a b"),
    ("\u{200B} \u{2800}", ""), ("❤\u{FE0F}", "❤\u{FE0F}"), ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"),
    // In Persian the sign belongs to the spelling.
    ("می\u{200C}خواهم", "می\u{200C}خواهم"),
  ])
  func `a name is what is seen of it`(text: String, expected: String) {
    #expect(text.asMeant.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }
}
