import Testing

@testable import Terminal

struct HyperlinkTests {
  private let buffer = FrameBuffer(size: Size(columns: 20, rows: 4))
  private var canvas: Canvas { Canvas(buffer, theme: .dark) }
  private let docs = Hyperlink("https://example.org/docs", id: "0-1")

  /// `see the docs now`, in which link 1 has two styles and link 2 has no address.
  private var text: StyledText {
    var text = StyledText("see ")
    text.append("the ", role: .link, link: 1)
    text.append("docs", role: .link, attributes: .bold, link: 1)
    text.append(" now", role: .link, link: 2)
    return text
  }

  private func draw(on canvas: Canvas, row: Int = 0, column: Int = 0, width: Int = 20) {
    canvas.draw(text, row: row, column: column, width: width)
    canvas.link(text, row: row, column: column, width: width) { $0 == 1 ? docs : nil }
  }

  private func columns(_ row: Int, of frame: Frame? = nil) -> [Range<Int>] {
    (frame ?? buffer.frame).links[row].map(\.columns)
  }

  @Test(arguments: [
    "https://example.org/a?b=c;d&e#f", "http://example.org", "mailto:a@example.org",
    "https://example.org/" + String(repeating: "x", count: 2_063),
  ]) func `an address can be a link`(url: String) throws {
    let link = try #require(Hyperlink(url, id: "12-3"))
    #expect(String(decoding: link.opening, as: UTF8.self) == "\u{1B}]8;id=12-3;\(url)\u{1B}\\")
  }

  @Test(arguments: [
    "file:///etc/passwd", "javascript:alert(1)", "", "example.org", "https://example.org/\u{1B}\\",
    "https://example.org/\u{07}", "https://example.org/a b", "https://example.org/日本",
    "https://example.org/\u{9C}", "https://example.org/\n", "https://example.org/\u{7F}",
    "https://example.org/" + String(repeating: "x", count: 2_064),
  ]) func `nothing else can be one`(url: String) {
    #expect(Hyperlink(url, id: "1") == nil)
  }

  @Test(arguments: ["1:2", "1;2", "\u{1B}", "é", String(repeating: "1", count: 65)])
  func `an id cannot end its parameter`(id: String) {
    #expect(Hyperlink("https://example.org", id: id) == nil)
  }

  @Test func `a frame knows the cells of a link, which can have several styles`() {
    draw(on: canvas, row: 1, column: 2)
    #expect(columns(1) == [6..<14])
    #expect(columns(0) == [] && columns(2) == [])
    #expect(buffer.frame.links[1].first?.link == docs)
  }

  @Test func `a link is cut where its text is cut`() {
    draw(on: canvas, width: 9)
    #expect(columns(0) == [4..<9])
    draw(on: canvas.part(Rect(row: 1, column: 3, rows: 1, columns: 7)))
    #expect(columns(1) == [7..<10])
    draw(on: canvas.part(Rect(row: 2, column: 3, rows: 1, columns: 3)))
    #expect(columns(2) == [])
    draw(on: canvas, row: 7)
    #expect(buffer.frame.links[7].isEmpty)
  }

  @Test func `what is drawn over a link hides its cells`() {
    for row in 0..<4 { draw(on: canvas, row: row) }
    canvas.draw("box", row: 0, column: 6)
    canvas.fill(Rect(row: 1, column: 0, rows: 1, columns: 20))
    canvas.part(Rect(row: 0, column: 0, rows: 3, columns: 5)).draw(Frame(size: Size(columns: 5, rows: 3)))
    #expect(columns(0) == [5..<6, 9..<12])
    #expect(columns(1) == [])
    #expect(columns(2) == [5..<12])
    #expect(columns(3) == [4..<12])
  }

  @Test func `a picture keeps its links, and a cut one those that it shows`() {
    draw(on: canvas, row: 1)
    let picture = buffer.frame
    #expect(columns(1, of: picture.fitted(to: Size(columns: 7, rows: 2))) == [4..<7])
    #expect(picture.fitted(to: Size(columns: 20, rows: 1)).links.isEmpty)
    #expect(columns(1, of: picture.inCorner(of: Size(columns: 30, rows: 9))) == [4..<12])
    let other = FrameBuffer(size: Size(columns: 40, rows: 8))
    Canvas(other).part(Rect(row: 2, column: 10, rows: 4, columns: 9)).draw(picture)
    #expect(columns(3, of: other.frame) == [14..<19])
    #expect(columns(1, of: other.frame) == [])
  }

  @Test func `cells that are set without a canvas can be taken out of their links`() {
    draw(on: canvas, row: 1)
    var frame = buffer.frame
    frame.removeLinks(in: Rect(row: 0, column: 8, rows: 2, columns: 2))
    #expect(columns(1, of: frame) == [4..<8, 10..<12])
  }

  @Test func `the plain theme has no links, because it is for slow lines`() {
    draw(on: Canvas(buffer, theme: .plain))
    draw(on: Canvas(buffer, theme: Theme(.own("mine"), own: ["mine": OwnTheme(base: .plain, styles: [:])])))
    #expect(buffer.frame.links.isEmpty)
    draw(on: Canvas(buffer, theme: .highContrast))
    #expect(!buffer.frame.links.isEmpty)
  }
}
