extension VisibleScreen {
  /// As shown by a terminal that does not have these attributes, in the words of scripts.
  func leavingOut(_ attributes: Set<String>) -> VisibleScreen {
    guard !attributes.isEmpty else { return self }
    var screen = self
    screen.rows = rows.map { row in
      row.map { cell in
        let words = cell.style.split(separator: " ").map(String.init)
        return Cell(text: cell.text, style: words.filter { !attributes.contains($0) }.joined(separator: " "))
      }
    }
    return screen
  }

  /// The same screen without these attributes on coloured cells.
  func leavingOutInColor(_ attributes: Set<String>) -> VisibleScreen {
    guard !attributes.isEmpty else { return self }
    var screen = self
    screen.rows = rows.map { row in
      row.map { cell in
        let words = cell.style.split(separator: " ").map(String.init)
        guard words.contains(where: { $0.hasPrefix("fg=") || $0.hasPrefix("bg=") }) else { return cell }
        return Cell(text: cell.text, style: words.filter { !attributes.contains($0) }.joined(separator: " "))
      }
    }
    return screen
  }
}
