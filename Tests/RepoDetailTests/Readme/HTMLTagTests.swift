import Testing

@testable import RepoDetail

struct HTMLTagTests {
  private func tag(_ source: String) -> HTMLTag? { HTMLTag(Array(source.utf8)[...], at: 0) }

  @Test func `name, end and kind are read`() throws {
    let open = try #require(tag("<P align=\"a>b\">text"))
    #expect((open.name, open.isClosing, open.end, open.isBlock) == ("p", false, 15, true))
    let close = try #require(tag("</h2>"))
    #expect((close.name, close.isClosing, close.headingLevel) == ("h2", true, 2))
    #expect(try #require(tag("<br/>")).name == "br")
    #expect(try #require(tag("<hr>")).headingLevel == nil)
  }

  @Test(arguments: ["<img alt=\"A bird\">", "<img\n src=x alt='A bird' />"])
  func `an image has its text`(source: String) throws {
    let alt = try #require(tag(source)?.alt)
    #expect(String(decoding: alt, as: UTF8.self) == "A bird")
  }

  @Test(arguments: ["<", "< p>", "<1>", "<p", "<https://x>", "<a@b>", "<a <b>", "<a x='>"])
  func `anything else is no tag`(source: String) {
    #expect(tag(source) == nil)
  }

  @Test(arguments: [("<p", "p"), ("</div>", "div"), ("<details open>", "details")])
  func `a block is known by its name alone`(source: String, name: String) {
    #expect(HTMLTag.blockName(in: Array(source.utf8)[...]) == name)
  }

  @Test(arguments: ["<a href>", "<span>", "<pp>", "<td>"]) func `the others are no blocks`(source: String) {
    #expect(HTMLTag.blockName(in: Array(source.utf8)[...]) == nil)
  }
}
