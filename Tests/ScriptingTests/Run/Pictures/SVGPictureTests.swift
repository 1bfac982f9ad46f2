import FoundationEssentials
import FoundationXML
import Terminal
import Testing

@testable import Scripting

struct SVGPictureTests {
  @Test func `texts, backgrounds, underlines and the cursor are in their cells`() {
    let buffer = FrameBuffer(size: Size(columns: 6, rows: 2))
    let canvas = Canvas(buffer)
    canvas.draw("<&検", row: 0, style: Style([.bold, .underline], foreground: .yellow))
    canvas.draw("b", row: 1, column: 5, style: Style([.reverse, .dim, .italic]))
    canvas.showCursor(row: 0, column: 2)
    let svg = SVGPicture.text(of: buffer.frame, in: Rect(buffer.frame.size), title: "a <b> & c")
    #expect(
      svg.split(separator: "\n").filter { !$0.hasPrefix("<style>") }.joined(separator: "\n") == """
        <svg xmlns="http://www.w3.org/2000/svg" width="78" height="60" viewBox="0 0 78 60" role="img">
        <title>a &lt;b&gt; &amp; c</title>
        <rect class="paper" x=".5" y=".5" width="77" height="59" rx="6" stroke="#8b949e" stroke-opacity=".4"/>
        <text class="c3 B" x="12" y="26" textLength="18" lengthAdjust="spacingAndGlyphs">&lt;&amp;</text>
        <text class="c3 B" x="30" y="26" textLength="18" lengthAdjust="spacingAndGlyphs">検</text>
        <rect class="c3" x="12" y="28" width="36" height="1"/>
        <rect class="text" x="57" y="30" width="9" height="18"/>
        <text class="paper D I" x="57" y="44" textLength="9" lengthAdjust="spacingAndGlyphs">b</text>
        <rect class="text D" x="30" y="12" width="18" height="18"/>
        </svg>
        """)
  }

  @Test func `a part of the screen starts at its own corner`() {
    let frame = drawn(["", " ab検"], columns: 5)
    let svg = SVGPicture.text(of: frame, in: Rect(row: 1, column: 2, rows: 1, columns: 2), title: "t")
    #expect(svg.contains("<text class=\"text\" x=\"12\" y=\"26\" textLength=\"9\""))
    #expect(svg.contains("width=\"42\" height=\"42\""))
    #expect(!svg.contains("検"))
  }

  @Test func `each colour has a rule for light and dark`() {
    let sheet = SVGPalette.sheet(for: ["text", "paper", "c1", "c16", "c196", "c232"])
    #expect(
      sheet == ".c1{fill:#cf222e}.c16{fill:#000000}.c196{fill:#ff0000}.c232{fill:#080808}"
        + ".paper{fill:#ffffff}.text{fill:#1f2328}@media(prefers-color-scheme:dark)"
        + "{.c1{fill:#ff7b72}.paper{fill:#0d1117}.text{fill:#e6edf3}}")
  }

  @Test func `with a fixed background only its colours are used`() {
    let names: Set = ["text", "c1", "c16"]
    #expect(
      SVGPalette.sheet(for: names, paper: .light)
        == ".c1{fill:#cf222e}.c16{fill:#000000}.text{fill:#1f2328}")
    #expect(
      SVGPalette.sheet(for: names, paper: .dark)
        == ".c1{fill:#ff7b72}.c16{fill:#000000}.text{fill:#e6edf3}")
  }

  @Test func `any screen gives well-formed XML`() {
    let text = (0x20...0x2FFF).compactMap { Unicode.Scalar(UInt32($0)) }.map { String($0) }
    for start in stride(from: 0, to: text.count, by: 200) {
      let row = text[start..<min(start + 200, text.count)].joined()
      let frame = drawn(
        [DisplayText(row)], columns: 400, style: Style([.bold, .reverse], foreground: .palette(9)))
      let svg = SVGPicture.text(of: frame, in: Rect(frame.size), title: row)
      #expect(XMLParser(data: Data(svg.utf8)).parse(), "\(row)")
    }
  }
}

struct SVGTextTests {
  private func pieces(_ row: DisplayText, columns: Range<Int>? = nil) -> [String] {
    let frame = drawn([row], columns: 20)
    return SVGText.pieces(of: frame, row: 0, columns: columns ?? 0..<20).map {
      "\($0.column)+\($0.columns) \($0.text)"
    }
  }

  @Test func `words separated by one blank are one piece`() {
    #expect(pieces("one two  three") == ["0+7 one two", "9+5 three"])
    #expect(pieces("") == [])
  }

  @Test func `glyphs of uncertain width have their own piece and columns`() {
    #expect(pieces("a検索b") == ["0+1 a", "1+2 検", "3+2 索", "5+1 b"])
    #expect(pieces("xe\u{301}y") == ["0+1 x", "1+1 e\u{301}", "2+1 y"])
    #expect(pieces("a★b") == ["0+1 a", "1+1 ★", "2+1 b"])
  }

  @Test func `a rule is one piece`() {
    #expect(pieces("┌───┐ ── ") == ["0+1 ┌", "1+3 ───", "4+1 ┐", "6+2 ──"])
  }

  @Test func `half a wide glyph at an edge is left out`() {
    #expect(pieces("検索x", columns: 1..<3) == [])
  }
}
