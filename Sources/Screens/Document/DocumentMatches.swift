import Domain
import Terminal

/// A match in a document.
struct DocumentMatch: Hashable, Comparable {
  /// The number of the part.
  let part: Int
  /// The index among the matches of the part.
  let index: Int

  static func < (left: DocumentMatch, right: DocumentMatch) -> Bool {
    (left.part, left.index) < (right.part, right.index)
  }
}

/// The number of matches in each part of a document. Their positions are computed only for parts on view.
struct DocumentMatches: Sendable {
  let pattern: TextPattern
  /// The parts with at least one match, in order.
  private let counts: [(part: Int, count: Int)]
  let total: Int

  /// Lays out every part that it searches. For half a megabyte that takes longer than a frame, so call it on a helper
  /// thread.
  /// - Parameters:
  ///   - known: the matches of an earlier pattern. If the new pattern starts with that one, only the parts with
  ///     those matches are searched, so only the first letter searches the whole document.
  ///   - rows: lays out a part.
  init(
    _ pattern: TextPattern, in all: Range<Int>, known: DocumentMatches? = nil, rows: (Int) -> [StyledText]
  ) {
    self.pattern = pattern
    // A name that is now complete matches its emoji too.
    let isFurther =
      pattern.drawnSigns == nil && known.map { pattern.text.hasPrefix($0.pattern.text) } ?? false
    let parts = isFurther ? (known?.counts.map(\.part) ?? []) : Array(all)
    counts = parts.compactMap { part in
      let count = pattern.count(in: rows(part))
      return count > 0 ? (part, count) : nil
    }
    total = counts.reduce(0) { $0 + $1.count }
  }

  var first: DocumentMatch? { counts.first.map { DocumentMatch(part: $0.part, index: 0) } }
  var last: DocumentMatch? { counts.last.map { DocumentMatch(part: $0.part, index: $0.count - 1) } }

  /// The position of a match among all matches, counted from 1.
  func number(of match: DocumentMatch) -> Int {
    counts.prefix { $0.part < match.part }.reduce(0) { $0 + $1.count } + match.index + 1
  }

  func match(after match: DocumentMatch) -> DocumentMatch? {
    guard let index = counts.firstIndex(where: { $0.part >= match.part }) else { return nil }
    if counts[index].part > match.part { return DocumentMatch(part: counts[index].part, index: 0) }
    if match.index + 1 < counts[index].count {
      return DocumentMatch(part: match.part, index: match.index + 1)
    }
    return index + 1 < counts.count ? DocumentMatch(part: counts[index + 1].part, index: 0) : nil
  }

  func match(before match: DocumentMatch) -> DocumentMatch? {
    guard let index = counts.lastIndex(where: { $0.part <= match.part }) else { return nil }
    let entry = counts[index]
    if entry.part < match.part { return DocumentMatch(part: entry.part, index: entry.count - 1) }
    if match.index > 0 { return DocumentMatch(part: entry.part, index: min(match.index, entry.count) - 1) }
    guard index > 0 else { return nil }
    return DocumentMatch(part: counts[index - 1].part, index: counts[index - 1].count - 1)
  }

  /// The first match in or below a row.
  func match(notAbove position: DocumentPosition, in layout: DocumentLayout) -> DocumentMatch? {
    let matches = pattern.matches(in: layout.freshRows(of: position.part))
    let above = matches.prefix { $0.first.map { $0.row < position.row } ?? true }.count
    return match(after: DocumentMatch(part: position.part, index: above - 1))
  }

  /// The row where a match starts; nil if the document has changed and the match is gone.
  func position(of match: DocumentMatch, in layout: DocumentLayout) -> DocumentPosition? {
    guard layout.parts.contains(match.part) else { return nil }
    let rows = layout.freshRows(of: match.part)
    let matches = pattern.matches(in: rows)
    guard matches.indices.contains(match.index) else { return nil }
    return DocumentPosition(
      part: match.part, row: matches[match.index].first?.row ?? 0, rowCount: rows.count)
  }
}

/// A range of columns in one row of a part.
struct RowColumns {
  let row: Int
  var columns: Range<Int>
}

/// The rows of a part as one line, so that a match can continue in the next row of wrapped text.
private struct JoinedRows {
  private(set) var glyphs: [Glyph] = []
  /// The glyphs of each row, and the column of its first glyph.
  private var stretches: [(glyphs: Range<Int>, row: Int, column: Int)] = []

  init(_ rows: [StyledText]) {
    for (row, text) in rows.enumerated() {
      let line = text.text.glyphs
      // The indent of a continuation row is not part of the text.
      let margin = text.continuation?.margin ?? (row == 0 ? 0 : line.prefix { $0.base == " " }.count)
      guard margin < line.count else { continue }
      if let last = glyphs.last, Self.isBlank(between: last, and: line[margin], text.continuation) {
        glyphs.append(.space)
      }
      let start = glyphs.count
      glyphs += line[margin...]
      stretches.append((start..<glyphs.count, row, line[..<margin].reduce(0) { $0 + Int($1.width) }))
    }
  }

  /// Whether there is a blank at a line break, which is in neither row.
  private static func isBlank(
    between last: Glyph, and next: Glyph, _ continuation: StyledText.Continuation?
  ) -> Bool {
    // Chinese and Japanese text has none.
    continuation.map(\.followsBlank) ?? (last.width == 1 && next.width == 1)
  }

  /// The columns of a range of glyphs, row by row.
  func columns(of range: Range<Int>) -> [RowColumns] {
    stretches.compactMap { stretch in
      let part = range.clamped(to: stretch.glyphs)
      guard !part.isEmpty else { return nil }
      let before = glyphs[stretch.glyphs.lowerBound..<part.lowerBound]
      let start = before.reduce(stretch.column) { $0 + Int($1.width) }
      return RowColumns(
        row: stretch.row, columns: start..<glyphs[part].reduce(start) { $0 + Int($1.width) })
    }
  }
}

extension TextPattern {
  /// The number of matches in the rows of a part.
  func count(in rows: [StyledText]) -> Int {
    ranges(in: JoinedRows(rows).glyphs).count
  }

  /// All matches in the rows of a part, each with its columns in each row. The blank at a line break has no column.
  func matches(in rows: [StyledText]) -> [[RowColumns]] {
    let joined = JoinedRows(rows)
    return ranges(in: joined.glyphs).map { joined.columns(of: $0) }
  }
}
