extension DisplayText {
  /// The text cut to at most `columns` columns with a final `…`. Does not split wide glyphs.
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

  /// The text without its first `columns` columns. A wide glyph cut in half leaves a space, so that the rest
  /// keeps its position.
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

  /// The text padded with spaces to at least `columns` columns.
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
  /// The index after the last glyph that fits into `columns` columns, from `start` on.
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
