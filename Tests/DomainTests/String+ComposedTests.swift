import Domain
import Testing

struct StringComposedTests {
  @Test(arguments: [
    ("cafe\u{301}", "caf\u{E9}"), ("か\u{3099}", "\u{304C}"), ("\u{212B}", "\u{C5}"), ("x", "x"),
  ])
  func `a query has one form, whichever its signs came in`(text: String, expected: String) {
    let queries = [RepoQuery(text: text).sent, IssueQuery(.issues, text: text).text]
    for query in queries {
      // By scalars, because Swift's == ignores canonical differences.
      #expect(query.unicodeScalars.elementsEqual(expected.unicodeScalars))
    }
  }
}
