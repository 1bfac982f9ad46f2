import Testing

@testable import RepoDetail

struct SourceLineTests {
  private func line(_ text: String) -> SourceLine { SourceLine(Array(text.utf8)[...]) }

  @Test(arguments: [("- a", 2), ("* a", 2), ("  + a", 4), ("1. a", 3), ("10) a", 4), ("-", 2)])
  func `a list item has its text in a column`(text: String, column: Int) {
    #expect(line(text).itemColumn == column)
  }

  @Test(arguments: ["-a", "1.a", "1", "a", "", "2026 was", "**b**"]) func `other lines have none`(
    text: String
  ) {
    #expect(line(text).itemColumn == nil)
  }

  @Test(arguments: [
    ("---", true), ("* * *", true), ("===", true), ("--", false), ("--- a", false), ("=", false),
  ])
  func `rules are three marks`(text: String, isRule: Bool) {
    #expect(line(text).isRule == isRule)
  }

  @Test(arguments: [("|---|", true), ("--|--", true), (":-: | -", true), ("---", false), ("a | b", false)])
  func `the line under a table's head has marks only`(text: String, isDelimiter: Bool) {
    #expect(line(text).isTableDelimiter == isDelimiter)
  }

  @Test(arguments: [("# a", true), ("######", true), ("####### a", false), ("#a", false), ("a", false)])
  func `a heading has one to six marks`(text: String, isHeading: Bool) {
    #expect(line(text).isHeading == isHeading)
  }

  @Test(arguments: [("[a]: b", true), ("[^a]: b", false), ("[a] b", false), ("[]: b", false), ("[a", false)])
  func `a definition names an address`(text: String, isDefinition: Bool) {
    #expect(line(text).isDefinition == isDefinition)
  }

  @Test func `a tab is four columns`() {
    #expect(line("\t a").indent == 5)
  }
}
