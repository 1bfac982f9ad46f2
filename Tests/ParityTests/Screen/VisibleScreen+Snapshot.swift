extension VisibleScreen {
  /// Parses a script's snapshot file: `size 80x24`, `cursor 1:9`, the rows between bars, then style runs like
  /// `4:3-13 bold fg=yellow`.
  init(snapshot text: String) throws {
    let widths = try CharacterWidths()
    rows = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("|") {
        var writer = CellWriter(widths)
        try writer.write(line.dropFirst().dropLast(), style: "")
        rows.append(writer.cells)
      } else if line.hasPrefix("cursor ") {
        cursor = String(line.dropFirst("cursor ".count))
      } else if !line.hasPrefix("size ") {
        try apply(run: line)
      }
    }
  }

  private mutating func apply(run: Substring) throws {
    guard let match = run.wholeMatch(of: /(\d+):(\d+)-(\d+) (.+)/)?.output, let row = Int(match.1),
      let first = Int(match.2), let last = Int(match.3), rows.indices.contains(row - 1), first <= last
    else { throw Unreadable(what: String(run)) }
    for column in first - 1..<last where rows[row - 1].indices.contains(column) {
      rows[row - 1][column] = Cell(text: rows[row - 1][column].text, style: String(match.4))
    }
  }
}
