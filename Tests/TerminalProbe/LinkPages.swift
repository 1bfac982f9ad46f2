import Terminal

/// A long text with links, each in brackets around a name that its address ends with, so that a test can tell from the
/// screen which cells must belong to which link. Keys scroll it, shift it, and lay a box over it.
struct LinkPages {
  private let lines: [StyledText]
  private let names: [[String]]
  private var top = 0
  private var indent = 0
  private var hasBox = false
  private var hasLinks = true

  init() {
    var random = 7
    func next(_ limit: Int) -> Int {
      random = (random * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
      return (random >> 8) % limit
    }
    let words: [DisplayText] = ["and ", "日本 ", "    ", "one more word ", "e\u{301} "]
    var (lines, names): ([StyledText], [[String]]) = ([], [])
    for number in 0..<200 {
      var (line, links): (StyledText, [String]) = (StyledText(), [])
      for word in 0..<[0, 0, 3, 5, 9][next(5)] {
        line.append(words[next(words.count)])
        guard next(3) == 0 else { continue }
        let name = next(4) == 0 ? "same" : "l\(number)w\(word)"
        line.append(DisplayText("[\(name)"), role: .link, link: links.count)
        line.append("]", role: .link, attributes: .bold, link: links.count)
        links.append(name)
      }
      lines.append(line)
      names.append(links)
    }
    (self.lines, self.names) = (lines, names)
  }

  mutating func handle(_ key: Character) {
    switch key {
    case "j": top = min(top + 1, lines.count - 1)
    case "k": top = max(top - 1, 0)
    case "d": top = min(top + 7, lines.count - 1)
    case "u": top = max(top - 7, 0)
    case ">": indent = (indent + 2) % 10
    case "<": indent = (indent + 8) % 10
    case "o": hasBox.toggle()
    case "h": hasLinks.toggle()
    default: break
    }
  }

  /// Between two rows that do not scroll, as on octodo's screens.
  func draw(_ canvas: Canvas) {
    canvas.draw("pages", row: 0, style: Style(.reverse))
    canvas.draw("below", row: canvas.size.rows - 1, style: Style(.reverse))
    drawText(
      canvas.part(Rect(row: 1, column: 0, rows: canvas.size.rows - 2, columns: canvas.size.columns)))
    guard hasBox else { return }
    let box = canvas.part(Rect(row: 4, column: 9, rows: 7, columns: 31))
    box.fill(Rect(box.size), style: Style(.reverse))
    box.draw("a box over the text", row: 3, column: 2, style: Style(.reverse))
  }

  private func drawText(_ canvas: Canvas) {
    for row in 0..<canvas.size.rows where top + row < lines.count {
      let (line, names) = (lines[top + row], names[top + row])
      canvas.draw(line, row: row, column: indent, width: canvas.size.columns - indent)
      guard hasLinks else { continue }
      canvas.link(line, row: row, column: indent, width: canvas.size.columns - indent) {
        Hyperlink("https://example.org/\(names[$0])", id: "\(top + row)-\($0)")
      }
    }
  }
}
