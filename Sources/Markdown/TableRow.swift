import Terminal

/// A row of a table, with the widths of all columns.
struct TableRow: Hashable, Sendable {
  /// One per column of the table.
  let cells: [[Span]]
  let isHeader: Bool
  let columns: [Column]
  /// The values of earlier rows that reach into this one, by their columns. Beside its neighbours a row does not repeat
  /// them.
  var reaching: [Int: [Span]] = [:]
  /// Whether a rule is below it beside its neighbours, so that the end of a row of several lines is seen.
  var hasRule = false
  /// Whether no row follows, which a rule would divide from this one.
  var isLast = false
  /// Whether it stands alone whatever the room: one value, or the header, of a table with blocks.
  var isAlone = false

  struct Column: Hashable, Sendable {
    /// From the header; empty without one.
    let name: String
    /// The width of the column's widest cell, in terminal columns.
    let width: Int
    let alignment: Alignment
  }

  enum Alignment: Hashable, Sendable {
    case left, center, right
  }
}

extension TableRow {
  private static let bar = DisplayText(" | ")
  private static let crossing = DisplayText("-+-")
  /// In columns: nearly all words would be split in a narrower cell.
  private static let narrowest = 8

  /// The row in lines of at most `room` columns. Wide cells are wrapped; if there is not enough room for
  /// columns side by side, each cell has lines of its own, with the name of its column.
  func lines(room: Int) -> [StyledText] {
    guard !isAlone || isHeader else { return namedLines(room: room) }
    guard !isAlone, let widths = widths(room: room) else { return separateLines(room: room) }
    let cells = zip(cells, widths).map { cell, width in
      cell.lines.flatMap { $0.styled(role: role).wrappedWords(to: width) }
    }
    var lines = (0..<(cells.map(\.count).max() ?? 1)).map { line in
      var text = StyledText()
      for (index, cell) in cells.enumerated() {
        if index > 0 { text.append(Self.bar, role: .rule) }
        text.append(padded(line < cell.count ? cell[line] : StyledText(), to: widths[index], in: index))
      }
      return text
    }
    // A row that was wrapped would run into the next one.
    if isHeader || hasRule || lines.count > 1 && !isLast {
      let dashes = widths.map { DisplayText(repeating: "-", count: $0) }
      lines.append(StyledText(DisplayText.joined(dashes, by: Self.crossing), role: .rule))
    }
    return lines
  }

  private var role: Role { isHeader ? .heading : .text }

  /// Each column gets the width that it needs, but at most an equal share of the room that narrower columns
  /// leave. Nil if a share is too narrow.
  private func widths(room: Int) -> [Int]? {
    var left = room - Self.bar.width * (columns.count - 1)
    var widths = columns.map(\.width)
    for (rank, index) in columns.indices.sorted(by: { columns[$0].width < columns[$1].width }).enumerated() {
      let share = left / (columns.count - rank)
      guard share >= min(Self.narrowest, columns[index].width) else { return nil }
      widths[index] = min(columns[index].width, share)
      left -= widths[index]
    }
    return widths
  }

  private func padded(_ text: StyledText, to width: Int, in index: Int) -> StyledText {
    let blanks = max(0, width - text.width)
    let before =
      switch columns[index].alignment {
      case .left: 0
      case .center: blanks / 2
      case .right: blanks
      }
    var result = StyledText()
    result.append(DisplayText(repeating: " ", count: before))
    result.append(text)
    let isLast = index == columns.count - 1
    result.append(DisplayText(repeating: " ", count: isLast ? 0 : blanks - before))
    return result
  }

  /// `name: value` for each cell, and a rule at the end of the row. The header is in the names then.
  private func separateLines(room: Int) -> [StyledText] {
    let rule = StyledText(DisplayText(repeating: "-", count: max(1, room)), role: .rule)
    guard isAlone || columns.contains(where: { !$0.name.isEmpty }) else {
      return joined().wrappedWords(to: room)
    }
    guard !isHeader else { return [rule] }
    return namedLines(room: room) + [rule]
  }

  /// `name: value` for each cell in which anything is.
  private func namedLines(room: Int) -> [StyledText] {
    columns.indices.flatMap { index -> [StyledText] in
      let cell = reaching[index] ?? cells[index]
      guard !cell.isEmpty || isAlone else { return [] }
      return namedLines(of: cell, in: columns[index], room: room)
    }
  }

  /// Words of several lines, such as a list, stand below the name.
  private func namedLines(of cell: [Span], in column: Column, room: Int) -> [StyledText] {
    let indent = StyledText("  ")
    var lines = cell.lines.map { $0.styled(role: role) }
    var name = StyledText()
    let hasName = !column.name.isEmpty
    if hasName { name.append(DisplayText("\(column.name):"), role: .secondary) }
    if !cell.isEmpty, !hasName || lines.count == 1 {
      if hasName { name.append(" ", role: .secondary) }
      name.append(lines.removeFirst())
    }
    guard !cell.isEmpty else { return name.wrappedWords(to: room, rest: indent) }
    return name.wrappedWords(to: room, rest: indent)
      + lines.flatMap { $0.wrappedWords(to: room, first: indent, rest: indent) }
  }

  /// The cells one after the other, in a table without names.
  private func joined() -> StyledText {
    var text = StyledText()
    for cell in cells where !cell.isEmpty {
      if text.width > 0 { text.append(Self.bar, role: .rule) }
      text.append(cell.inOneLine.styled(role: role))
    }
    return text
  }
}

extension StyledText {
  /// The text in lines that mark where a word goes on.
  func wrappedWords(
    to columns: Int, first: StyledText = StyledText(), rest: StyledText = StyledText()
  ) -> [StyledText] {
    let mark = Self.continued(hasBlank: columns - rest.width > Self.roomyLine)
    return wrapped(to: columns, first: first, rest: rest, cutMark: mark)
  }

  /// The mark of a line that goes on.
  static func continued(hasBlank: Bool) -> StyledText {
    var mark = StyledText()
    mark.append(sign: .continued, role: .faint)
    if hasBlank { mark.append(" ", role: .faint) }
    return mark
  }

  /// In columns: a narrower line has no room for a blank after the mark.
  private static let roomyLine = 12
}
