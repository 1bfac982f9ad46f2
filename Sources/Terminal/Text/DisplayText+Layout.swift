extension DisplayText {
  /// The text in at most `columns` columns; where it is longer it ends in `…`. A wide glyph is never split.
  public func truncated(to columns: Int) -> DisplayText {
    guard width > columns else { return self }
    guard columns > 0 else { return .empty }
    var shown: [Glyph] = []
    shown.reserveCapacity(columns)
    shown += glyphs[..<glyphs.fitting(from: 0, columns: columns - 1)]
    shown.append(.ellipsis)
    return DisplayText(glyphs: shown)
  }

  /// The glyphs that fit into the first `columns` columns.
  public func prefix(columns: Int) -> DisplayText {
    guard width > columns else { return self }
    return DisplayText(glyphs: Array(glyphs[..<glyphs.fitting(from: 0, columns: columns)]))
  }

  /// The text without its first `columns` columns. Of a wide glyph that is cut in half a blank stays, so that
  /// what follows keeps its place.
  public func dropping(columns: Int) -> DisplayText {
    guard columns > 0 else { return self }
    var dropped = 0
    var index = 0
    while index < glyphs.count, dropped < columns {
      dropped += Int(glyphs[index].width)
      index += 1
    }
    let half: [Glyph] = dropped > columns ? [.space] : []
    return DisplayText(glyphs: half + glyphs[index...])
  }

  /// The text with blanks after it, at least `columns` columns wide.
  public func padded(to columns: Int) -> DisplayText {
    guard width < columns else { return self }
    return DisplayText(glyphs: glyphs + Array(repeating: .space, count: columns - width))
  }
}

extension Glyph {
  static let ellipsis = Glyph(base: "…", width: 1)
  static let replacement = Glyph(base: "\u{FFFD}", width: 1)

  var isBlank: Bool { stack.isEmpty && (base == " " || base == "\u{3000}") }
}

extension [Glyph] {
  /// The index after the last glyph that fits into `columns` columns when a line starts at `start`.
  func fitting(from start: Int, columns: Int) -> Int {
    var room = columns
    var index = start
    while index < count, Int(self[index].width) <= room {
      room -= Int(self[index].width)
      index += 1
    }
    return index
  }
}
