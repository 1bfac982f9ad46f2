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

  @Test(arguments: [
    "<img alt=\"A bird\">", "<img\n src=x alt='A bird' />", "<IMG ALT = \"A bird\">",
    "<img data-alt=x alt='A bird'>",
    "<img alt='A bird' alt=x>", "<img title=\"alt='x'\" alt='A bird'/>", "<img alt='A&#32;bird' hidden>",
  ])
  func `attributes are found by their names`(source: String) throws {
    let tag = try #require(read(source)?.tag)
    #expect(tag.attributes["alt"] == "A bird")
  }

  @Test func `attributes can have no quotes, and no value`() throws {
    let tag = try #require(read("<ol start=4 reversed TYPE=a/>")?.tag)
    #expect(tag.attributes == ["start": "4", "reversed": "", "type": "a/"])
    #expect(tag.number("start", in: 1...9) == 4)
    #expect(tag.number("start", in: 5...9) == nil)
    let height = try #require(read("<img height='20px'>")?.tag).number("height", in: 1...99)
    #expect(height == 20)
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
}
