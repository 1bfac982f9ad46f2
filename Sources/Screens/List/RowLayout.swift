import Domain
public import Terminal

/// What is said about a row: below the list, or beside it in a wide terminal.
public struct RowNote {
  let paragraphs: [DisplayText]
  let choices: [DisplayText]

  /// - Parameter choices: the possible values, one per line; shown only beside the list, where there is room.
  public init(_ paragraphs: [DisplayText], choices: [DisplayText] = []) {
    (self.paragraphs, self.choices) = (paragraphs, choices)
  }

  /// The paragraphs in lines of at most `width` cells.
  func lines(width: Int) -> [DisplayText] {
    paragraphs.flatMap { $0.wrapped(to: min(Self.maxColumns, width)) }
  }

  private static let maxColumns = 76
}

/// The lines of all rows for one width, and the notes about them.
public struct RowLayout {
  /// One line of a row. A row can have several.
  public struct Line {
    /// The index of its row; for a heading, the index of the row below it.
    let place: Int
    let parts: [Part]
    let isHeading: Bool

    public init(of place: Int, _ parts: [Part], isHeading: Bool = false) {
      self.place = place
      self.parts = parts
      self.isHeading = isHeading
    }
  }

  /// A text in one style, at a column of its line.
  public struct Part {
    let text: DisplayText
    let column: Int
    let width: Int?
    let role: Role

    /// - Parameters:
    ///   - width: in cells; nil for the rest of the line.
    ///   - role: the style in rows that are not selected.
    public init(_ text: DisplayText, column: Int, width: Int? = nil, role: Role = .text) {
      self.text = text
      self.column = column
      self.width = width
      self.role = role
    }
  }

  let lines: [Line]
  let notes: [RowNote]

  /// - Parameter notes: one per row; the note of the selected row is shown. Empty if no row has one.
  public init(_ lines: [Line], notes: [RowNote] = []) {
    (self.lines, self.notes) = (lines, notes)
  }

  /// The indices of the rows that match a pattern in one of their lines or in the heading above them.
  func places(of pattern: TextPattern) -> [Int] {
    var texts: [Int: DisplayText] = [:]
    var matching: Set<Int> = []
    var (isHeading, isBelowMatch) = (false, false)
    for line in lines {
      let text = DisplayText.joined(line.parts.map(\.text), by: " ")
      if line.isHeading {
        isBelowMatch = pattern.matches(text) || isHeading && isBelowMatch
      } else {
        texts[line.place] = texts[line.place].map { $0 + " " + text } ?? text
        if isBelowMatch { matching.insert(line.place) }
      }
      isHeading = line.isHeading
    }
    return matching.union(texts.filter { pattern.matches($0.value) }.keys).sorted()
  }

  /// Only the lines of these rows, with the headings above them.
  func showing(_ places: [Int]) -> RowLayout {
    let places = Set(places)
    var shown: [Line] = []
    var headings: [Line] = []
    var hasRows = false
    for line in lines {
      if line.isHeading {
        if hasRows { (headings, hasRows) = ([], false) }
        headings.append(line)
      } else {
        hasRows = true
        guard places.contains(line.place) else { continue }
        shown += headings + [line]
        headings = []
      }
    }
    return RowLayout(shown, notes: notes)
  }

  /// The lines of a row, including a heading directly above it.
  func range(of place: Int) -> Range<Int> {
    guard var start = lines.firstIndex(where: { $0.place == place }),
      let last = lines.lastIndex(where: { $0.place == place })
    else { return 0..<0 }
    while start > 0, lines[start - 1].isHeading { start -= 1 }
    return start..<(last + 1)
  }
}
