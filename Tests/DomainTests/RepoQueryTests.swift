import Domain
import Testing

struct RepoQueryTests {
  @Test(
    arguments: [
      ("swift is:issue", "is:issue"), ("is:pr review", "is:pr"), ("author:@me", "author:@me"),
      ("x -label:bug", "-label:bug"), ("IS:OPEN", "IS:OPEN"), ("is:public stars:>5", nil), ("author:", nil),
      ("my author", nil), ("user:apple", nil), ("is:sponsorable", nil),
    ] as [(String, String?)])
  func `a qualifier that searches only issues is noticed`(query: String, word: String?) {
    #expect(RepoQuery.wordForIssues(in: query) == word)
  }

  @Test func `a long value is cut`() throws {
    let word = try #require(RepoQuery.wordForIssues(in: "author:" + String(repeating: "x", count: 1_000)))
    #expect(word.count == 31)
  }
}
