import Testing

@testable import RepoDetail

struct LinkTargetTests {
  private func target(_ source: String) -> LinkTarget? { LinkTarget(Array(source.utf8)[...], at: 0) }

  @Test(arguments: ["(x)", "()", "(a_(b))", "(x \"title\")", "(a\\)b)", "[ref]", "[]"])
  func `it ends with its bracket`(source: String) {
    #expect(target(source + " more")?.end == source.utf8.count)
  }

  @Test func `a name in brackets is told apart`() {
    #expect(target("[ref]")?.isReference == true)
    #expect(target("(x)")?.isReference == false)
  }

  @Test(arguments: ["", "x", "(x", "[x", "[x[y]", "((((((", "(((((a)))))"])
  func `anything else is no target`(source: String) {
    #expect(target(source) == nil)
  }
}
