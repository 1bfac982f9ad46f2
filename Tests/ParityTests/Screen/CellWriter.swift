/// Places text in cells.
struct CellWriter {
  private(set) var cells: [Screen.Cell] = []
  private let widths: CharacterWidths

  init(_ widths: CharacterWidths) {
    self.widths = widths
  }

  mutating func write(_ text: some StringProtocol, style: String) throws {
    for scalar in text.unicodeScalars {
      switch widths.columns(of: scalar) {
      case 0: combine(scalar)
      case 1: cells.append(Screen.Cell(text: String(scalar), style: style))
      case 2:
        cells.append(Screen.Cell(text: String(scalar), style: style))
        cells.append(Screen.Cell(text: "", style: style))
      default: throw Screen.Unreadable(what: "U+\(String(scalar.value, radix: 16, uppercase: true))")
      }
    }
  }

  private mutating func combine(_ mark: Unicode.Scalar) {
    guard let base = cells.lastIndex(where: { !$0.text.isEmpty }) else { return }
    var text = cells[base].text
    text.unicodeScalars.append(mark)
    cells[base] = Screen.Cell(text: text, style: cells[base].style)
  }
}
