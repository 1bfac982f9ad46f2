import Domain
import Terminal

/// A match in a document.
struct DocumentMatch: Hashable, Comparable {
  /// The number of the part.
  let part: Int
  /// Among the matches of the part, from 0.
  let index: Int

  static func < (left: DocumentMatch, right: DocumentMatch) -> Bool {
    (left.part, left.index) < (right.part, right.index)
  }
}

/// How many matches each part of a document has. Where they are is found out only for parts on view.
struct DocumentMatches: Sendable {
  let pattern: TextPattern
  /// The parts with a match, in order.
  private let counts: [(part: Int, count: Int)]
  let total: Int

  /// Lays out all that it searches: half a megabyte takes longer than a frame may.
  /// - Parameters:
  ///   - known: the matches of a pattern in the same parts. If this one goes on from it, only their parts are
  ///     searched, so that only the first letter costs what the document holds.
  ///   - rows: those of a part.
  init(
    _ pattern: TextPattern, in all: Range<Int>, known: DocumentMatches? = nil, rows: (Int) -> [StyledText]
  ) {
    self.pattern = pattern
    let isFurther = known.map { pattern.text.hasPrefix($0.pattern.text) } ?? false
    let parts = isFurther ? (known?.counts.map(\.part) ?? []) : Array(all)
    counts = parts.compactMap { part in
      let count = pattern.count(in: rows(part))
      return count > 0 ? (part, count) : nil
    }
    total = counts.reduce(0) { $0 + $1.count }
  }

  var first: DocumentMatch? { counts.first.map { DocumentMatch(part: $0.part, index: 0) } }
  var last: DocumentMatch? { counts.last.map { DocumentMatch(part: $0.part, index: $0.count - 1) } }

  /// From 1.
  func number(of match: DocumentMatch) -> Int {
    counts.prefix { $0.part < match.part }.reduce(0) { $0 + $1.count } + match.index + 1
  }

  func match(after match: DocumentMatch) -> DocumentMatch? {
    guard let place = counts.firstIndex(where: { $0.part >= match.part }) else { return nil }
    if counts[place].part > match.part { return DocumentMatch(part: counts[place].part, index: 0) }
    if match.index + 1 < counts[place].count {
      return DocumentMatch(part: match.part, index: match.index + 1)
    }
    return place + 1 < counts.count ? DocumentMatch(part: counts[place + 1].part, index: 0) : nil
  }

  func match(before match: DocumentMatch) -> DocumentMatch? {
    guard let place = counts.lastIndex(where: { $0.part <= match.part }) else { return nil }
    let entry = counts[place]
    if entry.part < match.part { return DocumentMatch(part: entry.part, index: entry.count - 1) }
    if match.index > 0 { return DocumentMatch(part: entry.part, index: min(match.index, entry.count) - 1) }
    guard place > 0 else { return nil }
    return DocumentMatch(part: counts[place - 1].part, index: counts[place - 1].count - 1)
  }

  /// The first match that is not above a row.
  func match(notAbove place: DocumentPlace, in layout: DocumentLayout) -> DocumentMatch? {
    let matches = pattern.matches(in: layout.freshRows(of: place.part))
    let above = matches.prefix { $0.first.map { $0.row < place.row } ?? true }.count
    return match(after: DocumentMatch(part: place.part, index: above - 1))
  }

  /// The row that a match begins in; nil if the document has changed and has it no more.
  func place(of match: DocumentMatch, in layout: DocumentLayout) -> DocumentPlace? {
    guard layout.parts.contains(match.part) else { return nil }
    let rows = layout.freshRows(of: match.part)
    let matches = pattern.matches(in: rows)
    guard matches.indices.contains(match.index) else { return nil }
    return DocumentPlace(
      part: match.part, row: matches[match.index].first?.row ?? 0, rowCount: rows.count)
  }
}

/// Columns of a row of a part.
struct RowColumns {
  let row: Int
  var columns: Range<Int>
}

/// The rows of a part as one line, so that a match may go on in the next row where the text was wrapped.
private struct JoinedRows {
  private(set) var glyphs: [Glyph] = []
  /// The glyphs of each row, and the column of the first one.
  private var stretches: [(glyphs: Range<Int>, row: Int, column: Int)] = []

  init(_ rows: [StyledText]) {
    for (row, text) in rows.enumerated() {
      let line = text.text.glyphs
      // The margin of a further row is not part of the text.
      let margin = row == 0 ? 0 : line.prefix { $0.base == " " }.count
      guard margin < line.count else { continue }
      // The blank at which a line was broken is in neither of the rows. Chinese and Japanese have none there.
      if let last = glyphs.last, last.width == 1, line[margin].width == 1 { glyphs.append(.space) }
      let start = glyphs.count
      glyphs += line[margin...]
      stretches.append((start..<glyphs.count, row, line[..<margin].reduce(0) { $0 + Int($1.width) }))
    }
  }

  /// The columns of each row that some of the glyphs take.
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

  /// All matches in the rows of a part, each with the columns of the rows that it takes; none for the blank at which a
  /// line was broken.
  func matches(in rows: [StyledText]) -> [[RowColumns]] {
    let joined = JoinedRows(rows)
    return ranges(in: joined.glyphs).map { joined.columns(of: $0) }
  }
}
