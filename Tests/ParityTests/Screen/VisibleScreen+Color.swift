extension VisibleScreen {
  /// As shown by a terminal that does not have these attributes, in the words of scripts.
  /// - Parameter inColor: does not have them on coloured cells.
  func leavingOut(_ attributes: Set<String>, inColor: Set<String>) -> VisibleScreen {
    guard !(attributes.isEmpty && inColor.isEmpty) else { return self }
    var screen = self
    screen.rows = rows.map { row in
      row.map { cell in
        let words = cell.style.split(separator: " ").map(String.init)
        let isColored = words.contains { $0.hasPrefix("fg=") || $0.hasPrefix("bg=") }
        let missing = isColored ? attributes.union(inColor) : attributes
        return Cell(text: cell.text, style: words.filter { !missing.contains($0) }.joined(separator: " "))
      }
    }
    return screen
  }
}
