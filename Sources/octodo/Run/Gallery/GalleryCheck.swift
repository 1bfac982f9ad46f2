import Terminal

/// Looks for faults that a person would see at once: a name that is cut although there is room, a part of the screen that
/// stays empty although there is something to show, columns that jump between the states of a screen.
struct GalleryCheck {
  /// In sentences, in the order of the pictures.
  private(set) var findings: [String] = []
  private var headers: [String: (text: String, picture: String)] = [:]
  private let theme: Theme

  /// The results in a page of GitHub's: a list that shows as many may have more to load.
  private static let page = 30

  /// - Parameter theme: of the pictures, because roles are told by their style. They must differ there.
  init(theme: Theme) {
    self.theme = theme
  }

  /// - Parameter frame: what the picture shows.
  mutating func look(at frame: Frame, of picture: GalleryPicture) {
    guard frame.size.columns >= GalleryPicture.sizes[0].columns else { return }
    lookForCutNames(frame, picture)
    // Prose has a largest width, so only a list must use all of it.
    let titles = titles(of: frame)
    lookForEmptyParts(frame, picture, isList: titles != nil)
    if let titles { lookForJumps(titles, picture) }
  }

  private mutating func lookForCutNames(_ frame: Frame, _ picture: GalleryPicture) {
    let name = theme[.name]
    for row in 1..<(frame.size.rows - 1) {
      let cut = (1..<columns(of: frame) / 2).contains { column in
        frame[row, column].style == name && frame[row, column].glyph.text == "…"
      }
      if cut { findings.append("\(picture.path): a name is cut in row \(row + 1).") }
    }
  }

  /// Of the screen without its preview.
  private func columns(of frame: Frame) -> Int { frame.panes["preview"]?.column ?? frame.size.columns }

  private mutating func lookForEmptyParts(_ frame: Frame, _ picture: GalleryPicture, isList: Bool) {
    let (rows, columns) = (frame.size.rows, columns(of: frame))
    let body = 1..<(rows - 1)
    func isBlank(_ row: Int, _ columns: Range<Int>) -> Bool {
      columns.allSatisfy { frame[row, $0].glyph == .space }
    }
    let isRightEmpty = body.allSatisfy { isBlank($0, columns * 4 / 5..<columns) }
    let hasCutText = body.contains { row in
      (1..<columns).contains { frame[row, $0].glyph.text == "…" && frame[row, $0 - 1].glyph != .space }
    }
    if isList, isRightEmpty, hasCutText {
      findings.append("\(picture.path): text is cut, and the right fifth is empty.")
    }
    let last = body.last { !isBlank($0, 0..<columns) } ?? 0
    guard rows - 2 - last >= rows / 5, last < Self.page, let total = total(in: frame), total > last else {
      return
    }
    findings.append("\(picture.path): \(last) of \(total) rows are shown, and the rest is empty.")
  }

  /// The length of the list, if the last row begins with a place in it, such as `1 of 30`.
  private func total(in frame: Frame) -> Int? {
    let status = frame.text(row: frame.size.rows - 1).dropFirst()
    guard let place = status.split(separator: "  ").first?.split(separator: " · ").first else { return nil }
    let words = place.split(separator: " ")
    guard words.count == 3, words[1] == "of", Int(words[0].filter { $0 != "," }) != nil else { return nil }
    return Int(words[2].filter { $0 != "," })
  }

  /// The row with the titles of columns; nil if there is none.
  private func titles(of frame: Frame) -> String? {
    let row = (1..<4).first { row in
      let cells = (0..<frame.size.columns).map { frame[row, $0] }.filter { $0.glyph != .space }
      return cells.count > 1 && cells.allSatisfy { $0.style == theme[.tableHeader] }
    }
    return row.map { frame.text(row: $0) }
  }

  /// Titles with the same words must stand in the same columns.
  private mutating func lookForJumps(_ titles: String, _ picture: GalleryPicture) {
    let words = titles.split(separator: " ").joined(separator: " ")
    let key = "\(picture.scene) \(picture.language) \(picture.sizeName) \(words)"
    if let known = headers[key], known.text != titles {
      findings.append("\(picture.path): the columns are not those of \(known.picture).")
    }
    headers[key] = headers[key] ?? (titles, picture.path)
  }
}

/// What the check of a gallery found.
struct GalleryProblem: Error, CustomStringConvertible {
  let findings: [String]

  var description: String { findings.joined(separator: "\n") }
}
