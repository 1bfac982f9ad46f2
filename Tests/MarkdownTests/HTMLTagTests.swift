import Testing

@testable import Markdown

struct HTMLTagTests {
  private func read(_ source: String) -> (tag: HTMLTag?, end: Int)? { HTMLTag.read(Array(source.utf8)[...]) }

  @Test func `name, end and kind are parsed`() throws {
    let open = try #require(read("<P align=\"a>b\">text"))
    let tag = try #require(open.tag)
    #expect((tag.name, tag.isClosing, open.end, tag.isBlock) == ("p", false, 15, true))
    let close = try #require(read("</h2>")?.tag)
    #expect((close.name, close.isClosing, close.headingLevel) == ("h2", true, 2))
    let actualName = try #require(read("<br/>")?.tag).name
    #expect(actualName == "br")
    let headingLevel = try #require(read("<hr>")?.tag).headingLevel
    #expect(headingLevel == nil)
  }

  @Test(arguments: ["<img alt=\"A bird\">", "<img\n src=x alt='A bird' />"])
  func `an image has its alternative text`(source: String) throws {
    let alt = try #require(read(source)?.tag).alt
    #expect(alt == "A bird")
  }

  @Test(arguments: [
    ("<!-- a > b -->c", 14), ("<!DOCTYPE html>c", 15), ("<?php a > b ?>c", 14), ("<!-- a", 6),
  ])
  func `invisible HTML has an end too`(source: String, end: Int) throws {
    let hidden = try #require(read(source))
    #expect(hidden.tag == nil)
    #expect(hidden.end == end)
  }

  @Test(arguments: ["<", "< p>", "<1>", "<p", "<https://x>", "<a@b>", "<a <b>", "<a x='>"])
  func `anything else is text`(source: String) {
    #expect(read(source) == nil)
  }

  @Test func `the text of an element has no tags`() {
    let source = Array("\n a <b>b</b> &lt;\n<i>c</pre>d".utf8)[...]
    let (text, end) = HTMLTag.text(of: source, upTo: "pre")
    #expect(text == " a b <\nc")
    #expect(source[end...].elementsEqual("d".utf8))
  }
}
