import Domain
import Testing

struct TodoDraftTests {
  @Test(arguments: ["", " ", "\n", " \t\r\n\u{3000} ", "\u{200B}", "\u{20E3}"])
  func `a title of blanks is refused`(title: String) {
    #expect(throws: AppError.emptyTitle) { try TodoDraft(title: title) }
  }

  @Test func `line breaks in a title become single blanks`() throws {
    let todoDraftTitle = try TodoDraft(title: "  read\r\nthe\n\n\tREADME ").title
    #expect(todoDraftTitle == "read the README")
  }

  @Test(arguments: [
    "می\u{200C}خواهم", "क\u{94D}\u{200D}ष", "葛\u{E0100}", "1\u{FE0F}\u{20E3} tea", "👨\u{200D}👩",
  ])
  func `signs that shape others stay in a title`(title: String) throws {
    let stored = try TodoDraft(title: " \(title)\u{3000}\u{A0}x").title
    #expect(stored.unicodeScalars.elementsEqual("\(title) x".unicodeScalars))
  }

  @Test func `a note that looks empty is empty`() throws {
    let note = try TodoDraft(title: "x", note: "\u{200B}\n ").note
    #expect(note == "")
  }

  @Test func `note and link are kept as they are`() throws {
    let name = try #require(RepoName("apple/swift"))
    let draft = try TodoDraft(title: "x", note: " a\nb ", link: .repo(name))
    #expect(draft.note == " a\nb ")
    #expect(draft.link == .repo(name))
  }
}
