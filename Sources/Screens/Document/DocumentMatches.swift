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
struct DocumentMatches {
  let pattern: TextPattern
  /// The parts with a match, in order.
  private let counts: [(part: Int, count: Int)]
  let total: Int

  /// - Parameter known: the matches of a pattern in the same layout. If this one goes on from it, only their parts are
  ///   searched, so that only the first letter costs what the document holds.
  init(_ pattern: TextPattern, in layout: DocumentLayout, known: DocumentMatches? = nil) {
    self.pattern = pattern
    let isFurther = known.map { pattern.text.hasPrefix($0.pattern.text) } ?? false
    let parts = isFurther ? (known?.counts.map(\.part) ?? []) : Array(layout.parts)
    counts = parts.compactMap { part in
      let count = pattern.matches(in: layout.freshRows(of: part)).count
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
    let above = matches.prefix { $0[0].row < place.row }.count
    return match(after: DocumentMatch(part: place.part, index: above - 1))
  }

  /// The row that a match begins in.
  func place(of match: DocumentMatch, in layout: DocumentLayout) -> DocumentPlace? {
    let rows = layout.freshRows(of: match.part)
    let matches = pattern.matches(in: rows)
    guard matches.indices.contains(match.index) else { return nil }
    return DocumentPlace(part: match.part, row: matches[match.index][0].row, rowCount: rows.count)
  }
}

/// Columns of a row of a part.
struct RowColumns {
  let row: Int
  var columns: Range<Int>
}

extension TextPattern {
  /// All matches in the rows of a part, each with the columns of the rows that it takes: it goes on in the next row where
  /// the text was wrapped.
  func matches(in rows: [StyledText]) -> [[RowColumns]] {
    var glyphs: [Glyph] = []
    var places: [RowColumns] = []
    for (row, text) in rows.enumerated() {
      let line = text.text.glyphs
      let start = row == 0 ? 0 : line.prefix { $0.base == " " }.count
      var column = line[..<start].reduce(0) { $0 + Int($1.width) }
      for (index, glyph) in line[start...].enumerated() {
        // The blank at which a line was broken is in neither of the rows. Chinese and Japanese have none there.
        if index == 0, let last = glyphs.last, last.width == 1, glyph.width == 1 {
          glyphs.append(.space)
          places.append(RowColumns(row: row, columns: column..<column))
        }
        glyphs.append(glyph)
        places.append(RowColumns(row: row, columns: column..<column + Int(glyph.width)))
        column += Int(glyph.width)
      }
    }
    return ranges(in: glyphs).map { range in
      places[range].reduce(into: []) { match, place in
        if match.last?.row == place.row {
          match[match.count - 1].columns =
            match[match.count - 1].columns.lowerBound..<place.columns.upperBound
        } else {
          match.append(place)
        }
      }
    }
  }
}
