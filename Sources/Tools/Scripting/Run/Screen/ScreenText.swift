import Terminal

/// The text of one frame for checks, row by row, in cells. Rows are built when a check needs them, once per
/// frame.
struct ScreenText {
  let frame: Frame
  private var rows: [Int: RowText] = [:]

  init(_ frame: Frame) {
    self.frame = frame
  }

  /// The text of a row or of some of its columns.
  mutating func row(_ row: Int, columns: Range<Int>) -> RowText {
    guard columns == 0..<frame.size.columns else { return RowText(frame, row: row, columns: columns) }
    if let known = rows[row] { return known }
    let text = RowText(frame, row: row, columns: columns)
    rows[row] = text
    return text
  }

  /// All matches of a pattern, from the top, without overlaps. A match never spans rows. Trailing blanks of a
  /// row are removed first, so `$` matches at the end of the text.
  mutating func hits(_ pattern: PatternMatcher, in area: ScreenArea) -> [Hit] {
    var hits: [Hit] = []
    for index in area.rows {
      let row = row(index, columns: area.columns)
      var searched = row.text
      if case .regex = pattern { searched = row.trimmed }
      for range in pattern.matches(in: searched) {
        hits.append(Hit(row: index, columns: row.columns(of: range, in: searched)))
      }
    }
    return hits
  }
}

/// The location of a text on the screen, in cells from 0.
struct Hit: Hashable {
  let row: Int
  /// Both columns of a wide glyph.
  let columns: Range<Int>

  /// `row:first-last`, from 1, as in snapshots.
  var position: String { "\(row + 1):\(columns.lowerBound + 1)-\(columns.upperBound)" }
}

/// Finds the row that is most similar to a text that was not found.
enum NearestRow {
  /// In characters. Limits the cost on a screen of a million cells; a longer excerpt of a missing text helps no reader.
  private static let longestText = 80

  /// The index of the first row with the longest common substring, ignoring case. Nil if no row contains at
  /// least half of the text in one piece.
  static func index(of text: String, in rows: [String]) -> Int? {
    let wanted = Array(text.prefix(longestText).lowercased())
    guard wanted.count > 1 else { return nil }
    var best: (index: Int, length: Int)?
    for (index, row) in rows.enumerated() {
      let length = longestPiece(of: wanted, in: Array(row.lowercased()))
      if length * 2 >= wanted.count, length > best?.length ?? 0 { best = (index, length) }
    }
    return best?.index
  }

  /// The length of the longest common substring.
  private static func longestPiece(of wanted: [Character], in row: [Character]) -> Int {
    var longest = 0
    var lengths = [Int](repeating: 0, count: wanted.count + 1)
    for character in row {
      var diagonal = 0
      for index in wanted.indices {
        let length = wanted[index] == character ? diagonal + 1 : 0
        diagonal = lengths[index + 1]
        lengths[index + 1] = length
        longest = max(longest, length)
      }
    }
    return longest
  }
}
