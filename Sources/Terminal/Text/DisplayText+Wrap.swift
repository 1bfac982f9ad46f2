extension DisplayText {
  /// The text in lines of at most `columns` columns; all but the first are indented by `indent` columns.
  /// Lines break at blanks, which are removed, and beside wide glyphs (Chinese, Japanese and Korean have no
  /// spaces); a longer word is split. Returns at least one line, but none if `columns` is below 1.
  public func wrapped(to columns: Int, indent: Int = 0) -> [DisplayText] {
    guard columns > 0 else { return [] }
    guard width > columns else { return [self] }
    // Leaves two columns beside the indent for a wide glyph.
    let margin = Array(repeating: Glyph.space, count: max(0, min(indent, columns - 2)))
    let glyphs = glyphs
    var lines: [DisplayText] = []
    var start = 0
    while start < glyphs.count {
      let before = lines.isEmpty ? [] : margin
      let line = glyphs.nextLine(from: start, columns: columns - before.count)
      lines.append(DisplayText(glyphs: before + line.glyphs))
      start = line.next
    }
    return lines
  }
}

extension [Glyph] {
  /// The line that starts at `start`, and the start of the next one. Visits each glyph at most twice: a word
  /// that does not fit is visited again on its own line.
  func nextLine(from start: Int, columns: Int) -> (glyphs: ArraySlice<Glyph>, next: Int) {
    let edge = fitting(from: start, columns: columns)
    if edge == count { return (self[start...], edge) }
    // A replacement for a wide glyph in a single column.
    if edge == start { return ([.replacement], start + 1) }
    if self[edge].isBlank { return (withoutBlanks(start..<edge), afterBlanks(edge)) }
    var end = edge
    while end > start, !LineBreak.isAllowed(between: self[end - 1], and: self[end]) { end -= 1 }
    let line = withoutBlanks(start..<end)
    // The word starts the line, after at most an indent: splitting it avoids an empty line.
    return line.isEmpty ? (self[start..<edge], edge) : (line, end)
  }

  /// Whether a line that starts at `index` continues a word.
  func isWithinWord(_ index: Int) -> Bool {
    guard index > 0, index < count, !self[index].isBlank, !self[index - 1].isBlank else { return false }
    return !LineBreak.isAllowed(between: self[index - 1], and: self[index])
  }

  private func withoutBlanks(_ range: Range<Int>) -> ArraySlice<Glyph> {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1].isBlank { end -= 1 }
    return self[range.lowerBound..<end]
  }

  private func afterBlanks(_ start: Int) -> Int {
    var next = start
    while next < count, self[next].isBlank { next += 1 }
    return next
  }
}

/// Where a line may break: the rules of Unicode's line breaking (UAX #14) that READMEs and descriptions need.
enum LineBreak {
  static func isAllowed(between left: Glyph, and right: Glyph) -> Bool {
    if right.isBlank { return false }
    if left.isBlank { return true }
    guard left.width == 2 || right.width == 2 else { return false }
    guard isOrdinary(left), isOrdinary(right) else { return false }
    return !opening.contains(left.base) && !closing.contains(right.base)
  }

  /// A line may break between a wide glyph and a Latin word, but not before a bracket or a full stop.
  private static func isOrdinary(_ glyph: Glyph) -> Bool {
    glyph.width == 2 || glyph.base.properties.isAlphabetic || glyph.base.properties.numericType != nil
  }

  private static let opening: Set<Unicode.Scalar> = [
    "（", "［", "｛", "「", "『", "【", "〔", "〈", "《", "〖",
  ]

  /// Characters that Japanese and Chinese typesetting does not allow at the start of a line.
  private static let closing: Set<Unicode.Scalar> = [
    "）", "］", "｝", "」", "』", "】", "〕", "〉", "》", "〗", "、", "。", "，", "．", "：", "；", "！", "？", "・", "ー", "々",
    "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ",
  ]
}

extension DisplayText {
  /// The text cut to at most `columns` columns with a final `…`. Does not split wide glyphs.
  public func truncated(to columns: Int) -> DisplayText {
    guard width > columns else { return self }
    guard columns > 0 else { return .empty }
    return prefix(columns: columns - 1) + .ellipsis
  }

  /// The glyphs that fit into the first `columns` columns.
  public func prefix(columns: Int) -> DisplayText {
    guard width > columns else { return self }
    if let ascii { return DisplayText(String(Substring(ascii.utf8.prefix(max(0, columns))))) }
    let glyphs = glyphs
    return DisplayText(glyphs: Array(glyphs[..<glyphs.fitting(from: 0, columns: columns)]))
  }

  /// The text without its first `columns` columns. A wide glyph cut in half leaves a space, so that the rest
  /// keeps its position.
  public func dropping(columns: Int) -> DisplayText {
    guard columns > 0 else { return self }
    if let ascii { return DisplayText(String(Substring(ascii.utf8.dropFirst(columns)))) }
    let glyphs = glyphs
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
    return self + DisplayText(repeating: " ", count: columns - width)
  }

  static let ellipsis: DisplayText = "…"
}

extension Glyph {
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
