import Testing
import Widgets

struct DocumentScrollTests {
  private func scroll(lines: Int, rows: Int) -> DocumentScroll {
    var scroll = DocumentScroll()
    _ = scroll.fit(lines: lines, rows: rows)
    return scroll
  }

  @Test func `scrolling stops at both ends`() {
    var scroll = scroll(lines: 100, rows: 20)
    scroll.scroll(by: -5)
    #expect(scroll.top == 0)
    scroll.scroll(by: 1_000)
    #expect(scroll.top == 80)
    scroll.scrollToStart()
    #expect(scroll.top == 0)
    scroll.scrollToEnd()
    #expect(scroll.top == 80)
  }

  @Test func `a page leaves one line for the eye, half a page half`() {
    var scroll = scroll(lines: 100, rows: 20)
    scroll.scroll(pages: 1)
    #expect(scroll.top == 19)
    scroll.scroll(pages: 0.5)
    #expect(scroll.top == 29)
    scroll.scroll(pages: -0.5)
    scroll.scroll(pages: -1)
    #expect(scroll.top == 0)
  }

  @Test func `a page of one row still moves`() {
    var scroll = scroll(lines: 10, rows: 1)
    scroll.scroll(pages: 1)
    scroll.scroll(pages: 0.5)
    #expect(scroll.top == 2)
  }

  @Test func `a document that fits does not scroll`() {
    var scroll = scroll(lines: 5, rows: 20)
    scroll.scroll(by: 3)
    scroll.scrollToEnd()
    #expect(scroll.top == 0)
    #expect(scroll.percent == 100)
  }

  @Test func `a document that became shorter is still on view`() {
    var scroll = scroll(lines: 100, rows: 20)
    scroll.scrollToEnd()
    #expect(scroll.fit(lines: 30, rows: 20) == 10..<30)
    #expect(scroll.fit(lines: 30, rows: 40) == 0..<30)
    #expect(scroll.fit(lines: 0, rows: 40).isEmpty)
  }

  @Test func `the per cent tell how far down the last line on view is`() {
    var scroll = scroll(lines: 200, rows: 20)
    #expect(scroll.percent == 10)
    scroll.scroll(by: 80)
    #expect(scroll.percent == 50)
    scroll.scrollToEnd()
    #expect(scroll.percent == 100)
  }
}
