import Domain
import Testing

struct TodoDraftTests {
  @Test(arguments: ["", " ", "\n", " \t\r\n\u{3000} "])
  func `a title of blanks is refused`(title: String) {
    #expect(throws: AppError.emptyTitle) { try TodoDraft(title: title) }
  }

  @Test func `line breaks in a title become single blanks`() throws {
    let todoDraftTitle = try TodoDraft(title: "  read\r\nthe\n\n\tREADME ").title
    #expect(todoDraftTitle == "read the README")
  }

  @Test func `note and link are kept as they are`() throws {
    let name = try #require(RepoName("apple/swift"))
    let draft = try TodoDraft(title: "x", note: " a\nb ", link: .repo(name))
    #expect(draft.note == " a\nb ")
    #expect(draft.link == .repo(name))
  }
}
