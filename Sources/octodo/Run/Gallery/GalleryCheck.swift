import Terminal

/// Detects faults that a user would notice immediately: a name that is cut although there is room, a part of the
/// screen that stays empty although there is something to show, columns that jump between the states of a screen.
struct GalleryCheck {
  /// As sentences, in the order of the pictures.
  private(set) var findings: [String] = []
  private var headers: [String: (text: String, picture: String)] = [:]
  private let theme: Theme

  /// The columns that may follow a cut name beside a preview: an age and the frame.
  private static let afterName = 10
  /// The columns from which on a list beside a preview has room for more than its names.
  private static let wideList = 80
  /// The states with titles that are longer than those of a first page, which decide the columns, or than half of the list.
  private static let longTitles: Set<String> = ["long", "gap", "gap-above", "gap-loading"]
  /// The states whose lists cannot go on: the response for more never comes, or GitHub sent too little.
  private static let unfinished: Set<String> = ["incomplete", "gap", "loading-more"]

  /// - Parameter theme: the theme of the pictures. Roles are recognised by their style, so their styles must differ
  ///   in it.
  init(theme: Theme) {
    self.theme = theme
  }

  /// - Parameter frame: what the picture shows.
  mutating func look(at frame: Frame, of picture: GalleryPicture) {
    guard frame.size.columns >= GalleryPicture.sizes[0].columns else { return }
    lookForCutNames(frame, picture)
    // Prose has a maximum width, so only a list must use the whole width.
    let titles = titles(of: frame)
    lookForEmptyParts(frame, picture, isList: titles != nil)
    if let titles { lookForJumps(titles, frame, picture) }
  }

  private mutating func lookForCutNames(_ frame: Frame, _ picture: GalleryPicture) {
    let name = theme[.name]
    // A message shortens titles on purpose, and may take more than the last row.
    let end = frame.panes["status"]?.row ?? frame.size.rows - 1
    for row in 1..<max(1, end) {
      let cut = (1..<columns(of: frame) / 2).contains { column in
        frame[row, column].style == name && frame[row, column].glyph.text == "…"
      }
      if cut || !Self.longTitles.contains(picture.state) && hasRoomAfterCutName(frame, row: row) {
        findings.append("\(picture.path): a name is cut in row \(row + 1).")
      }
    }
  }

  /// Whether a name beside a preview is cut although another text has the columns that it needs. While another part has
  /// the keys, the selected row is drawn in the style of names throughout, so its details look like one.
  private func hasRoomAfterCutName(_ frame: Frame, row: Int) -> Bool {
    guard let end = frame.panes["preview"]?.column, end < Self.wideList else { return false }
    let selection = theme.signs[.selection].description
    guard !(0...1).contains(where: { frame[row, $0].glyph.text == selection }) else { return false }
    let cut = (1..<end).last { frame[row, $0].style == theme[.name] && frame[row, $0].glyph.text == "…" }
    return cut.map { end - $0 > Self.afterName } ?? false
  }

  /// The columns of the screen without its preview.
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
    // Within the frame that a list has beside a preview.
    let isFramed = frame.panes["preview"] != nil
    let inner = isFramed ? 1..<rows - 2 : body
    let last = inner.last { !isBlank($0, isFramed ? 1..<columns : 0..<columns) } ?? 0
    guard !Self.unfinished.contains(picture.state) else { return }
    guard inner.upperBound - 1 - last >= rows / 5, let total = total(in: frame), total > last else { return }
    findings.append("\(picture.path): \(last) of \(total) rows are shown, and the rest is empty.")
  }

  /// The length of the list, if the last row or the frame of the list starts with a position such as `1 of 30`.
  private func total(in frame: Frame) -> Int? {
    let row = frame.size.rows - (frame.panes["preview"] == nil ? 1 : 2)
    let status = frame.text(row: row).drop { " ╰─".contains($0) }.prefix { $0 != "─" }
    guard let position = status.split(separator: "  ").first?.split(separator: " · ").first else {
      return nil
    }
    let words = position.split(separator: " ")
    guard words.count == 3, words[1] == "of", Int(words[0].filter { $0 != "," }) != nil else { return nil }
    return Int(words[2].filter { $0 != "," })
  }

  /// The row with the titles of columns; nil if there is none.
  private func titles(of frame: Frame) -> Int? {
    (1..<4).first { row in
      let cells = (0..<frame.size.columns).map { frame[row, $0] }.filter { $0.glyph != .space }
      return cells.count > 1 && cells.allSatisfy { $0.style == theme[.tableHeader] }
    }
  }

  /// The same titles must be in the same columns as long as the list begins with the same item: its first page decides
  /// the columns.
  /// - Parameter row: the row with the titles.
  private mutating func lookForJumps(_ row: Int, _ frame: Frame, _ picture: GalleryPicture) {
    let titles = frame.text(row: row)
    let words = titles.split(separator: " ").joined(separator: " ")
    // The row below the titles may be the heading of a section.
    let item = (row + 1...row + 2).map {
      frame.text(row: $0).split(separator: " ").prefix(4).joined(separator: " ")
    }.joined(separator: " ")
    let key = "\(picture.scene) \(picture.language) \(picture.sizeName) \(words) \(item)"
    if let known = headers[key], known.text != titles {
      findings.append("\(picture.path): the columns are not those of \(known.picture).")
    }
    headers[key] = headers[key] ?? (titles, picture.path)
  }
}

/// The problems found by the gallery's check.
struct GalleryProblem: Error, CustomStringConvertible {
  let findings: [String]

  var description: String { findings.joined(separator: "\n") }
}
