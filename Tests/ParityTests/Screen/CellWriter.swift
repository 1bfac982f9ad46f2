/// Places text in cells.
struct CellWriter {
  private(set) var cells: [VisibleScreen.Cell] = []
  private let widths: CharacterWidths

  init(_ widths: CharacterWidths) {
    self.widths = widths
  }

  mutating func write(_ text: some StringProtocol, style: String) throws {
    for scalar in text.unicodeScalars {
      switch widths.columns(of: scalar) {
      case 0: combine(scalar)
      case 1: cells.append(VisibleScreen.Cell(text: String(scalar), style: style))
      case 2:
        cells.append(VisibleScreen.Cell(text: String(scalar), style: style))
        cells.append(VisibleScreen.Cell(text: "", style: style))
      default: throw VisibleScreen.Unreadable(what: "U+\(String(scalar.value, radix: 16, uppercase: true))")
      }
    }
  }

  private mutating func combine(_ mark: Unicode.Scalar) {
    guard let base = cells.lastIndex(where: { !$0.text.isEmpty }) else { return }
    var text = cells[base].text
    text.unicodeScalars.append(mark)
    cells[base] = VisibleScreen.Cell(text: text, style: cells[base].style)
  }
}
