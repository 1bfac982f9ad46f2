import Terminal

/// The lines of a list: one for each row, and those between rows, which cannot be selected.
struct RowLines {
  let rows: Int
  /// In the order of their rows.
  let between: [LinesBetween]
  let count: Int

  init(rows: Int, between: [LinesBetween] = []) {
    (self.rows, self.between) = (rows, between)
    count = between.reduce(rows) { $0 + $1.texts.count }
  }

  /// The index of the row below the gap; nil without a gap.
  var gap: Int? { between.first { $0.kind == .gap }?.index }

  /// The line of a row.
  func line(of index: Int) -> Int {
    var line = index
    for lines in between where lines.index <= index { line += lines.texts.count }
    return line
  }

  /// The index of the row in a line; nil for a line between rows.
  func row(at line: Int) -> Int? {
    var added = 0
    for lines in between {
      let first = lines.index + added
      guard line >= first else { break }
      added += lines.texts.count
      if line < lines.index + added { return nil }
    }
    return line - added
  }

  /// What is drawn in a line between rows.
  func text(at line: Int) -> (lines: LinesBetween, text: DisplayText)? {
    var added = 0
    for lines in between {
      let offset = line - lines.index - added
      if lines.texts.indices.contains(offset) { return (lines, lines.texts[offset]) }
      added += lines.texts.count
    }
    return nil
  }

  /// The lines beside a row that belong to it: a gap above or below it, the caption above it, the message below a
  /// heading, the row's further lines.
  func lines(beside index: Int) -> [Range<Int>] {
    var (ranges, added) = ([Range<Int>](), 0)
    for lines in between {
      let start = lines.index + added
      added += lines.texts.count
      let isAbove = lines.index == index && lines.kind != .more
      let isBelow = lines.index == index + 1 && lines.kind != .caption
      if isAbove || isBelow { ranges.append(start..<lines.index + added) }
    }
    return ranges
  }
}

/// Lines above a row, or below the last one, that are no row of their own.
struct LinesBetween {
  /// The index of the row below them.
  let index: Int
  let texts: [DisplayText]
  let role: Role
  /// In cells.
  let indent: Int
  let kind: Kind

  enum Kind {
    /// They stand for rows that are not loaded.
    case gap
    /// The heading of the rows below them.
    case caption
    /// The message of the heading above them, which is a row.
    case message
    /// The further lines of the row above them: they look and are clicked as it.
    case more
  }

  /// The row that they are a part of.
  var row: Int? { kind == .more ? index - 1 : nil }
}

/// Which lines of a list are on view.
struct RowsOnView {
  private(set) var lines = RowLines(rows: 0)
  private var scroll = ListScroll()
  /// The selected row of the last frame, and how far rows above it had moved it by then; nil if none was selected.
  private var last: (index: Int, shift: Int)?

  /// The first line on view.
  var top: Int { scroll.top }

  /// Nothing is on view.
  mutating func clear() {
    (lines, last) = (RowLines(rows: 0), nil)
  }

  /// Scrolls to the selected row and returns the lines on view.
  /// - Parameters:
  ///   - lines: those of this frame.
  ///   - shift: see `ListShown.shift`.
  ///   - rows: the room, in lines.
  ///   - headings: the rows that are headings.
  mutating func follow(
    _ selected: Int?, _ lines: RowLines, shift: Int, rows: Int, headings: [Int] = []
  ) -> Range<Int> {
    let before = top
    stay(lines, selected: selected, shift: shift)
    let hasScrolled = top != before
    self.lines = lines
    last = selected.map { ($0, shift) }
    guard let selected else { return scroll.follow(selected: nil, count: lines.count, rows: rows) }
    // What stands beside a row is on view with it, at least its first lines.
    for beside in lines.lines(beside: selected) {
      _ = scroll.follow(selected: beside.upperBound - 1, count: lines.count, rows: rows)
      _ = scroll.follow(selected: beside.lowerBound, count: lines.count, rows: rows)
    }
    let line = lines.line(of: selected)
    let visible = scroll.follow(selected: line, count: lines.count, rows: rows)
    // The heading directly above the first line, if there is room and the lines have moved anyway.
    guard hasScrolled || top == line, top > 0, line < top - 1 + rows,
      let above = lines.row(at: top - 1), headings.contains(above)
    else { return visible }
    return scroll.follow(selected: top - 1, count: lines.count, rows: rows)
  }

  /// Rows that were inserted above those on view move nothing on the screen.
  private mutating func stay(_ new: RowLines, selected: Int?, shift: Int) {
    if let gap = lines.gap {
      let added = new.rows - lines.rows
      if let selected, added > 0, selected >= gap + added { scroll.scroll(by: new.count - lines.count) }
    } else if let last, shift != last.shift || !lines.between.isEmpty || !new.between.isEmpty, new.gap == nil
    {
      scroll.scroll(by: new.line(of: last.index + shift - last.shift) - lines.line(of: last.index))
    }
  }
}
