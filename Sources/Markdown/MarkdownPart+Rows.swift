public import Terminal

extension MarkdownPart {
  /// Before each line of code, to set it off without colour.
  private static func codeIndent(columns: Int) -> DisplayText { columns < 60 ? "  " : "    " }

  /// Before each further row of a line of code that is too long for one.
  private static let codeMark = StyledText.continued(hasBlank: true)

  /// The rows of the part, at least one, each of at most `columns` columns.
  public func rows(columns: Int) -> [StyledText] {
    let (first, rest) = (lead(margin.first, columns), lead(margin.rest, columns))
    switch content {
    case .prose(let spans): return spans.styled().wrappedWords(to: columns, first: first, rest: rest)
    case .heading(let spans, let level): return heading(spans, level, columns, first: first, rest: rest)
    case .code(let line):
      return code(line, columns, indent: Self.codeIndent(columns: columns), first: first, rest: rest)
    case .pre(let spans):
      return line(spans, columns, indent: Self.codeIndent(columns: columns), first: first, rest: rest)
    case .plain(let spans): return line(spans, columns, indent: .empty, first: first, rest: rest)
    case .language(let name):
      let label = DisplayText(name).truncated(to: max(1, columns - first.width))
      return Self.place([StyledText(label, role: .faint)], first: first, rest: rest)
    case .row(let row): return Self.place(row.lines(room: columns - first.width), first: first, rest: rest)
    case .rule:
      let dashes = DisplayText(repeating: "-", count: max(1, columns - first.width))
      return Self.place([StyledText(dashes, role: .rule)], first: first, rest: rest)
    case .blank: return [first]
    }
  }

  /// The deepest level of headings that have the accent.
  private static let accented = 2

  private func heading(
    _ spans: [Span], _ level: Int, _ columns: Int, first: StyledText, rest: StyledText
  ) -> [StyledText] {
    let room = max(0, columns / 2 - first.width)
    let mark = (DisplayText(repeating: "#", count: level) + " ").prefix(columns: room)
    var (first, rest) = (first, rest)
    // Without its marks a heading has only its style: the deeper ones do without the accent.
    let role = level > Self.accented ? Role.name : .heading
    first.append(mark: mark, role: role)
    rest.append(mark: DisplayText(repeating: " ", count: mark.width))
    return spans.lines.enumerated().flatMap { index, line in
      line.styled(role: role).wrappedWords(to: columns, first: index == 0 ? first : rest, rest: rest)
    }
  }

  /// Links and stressed text are marked where the line needs no second row; links can be listed in any case.
  private func line(
    _ spans: [Span], _ columns: Int, indent: DisplayText, first: StyledText, rest: StyledText
  ) -> [StyledText] {
    let line = spans.map(\.text).joined()
    if spans.contains(where: { $0.isMarked }), !line.utf8.contains(UInt8(ascii: "\t")) {
      var row = StyledText(indent)
      row.append(spans.styled())
      if row.width <= columns - first.width { return Self.place([row], first: first, rest: rest) }
    }
    return code(line, columns, indent: indent, first: first, rest: rest)
  }

  private func code(
    _ line: String, _ columns: Int, indent: DisplayText, first: StyledText, rest: StyledText
  ) -> [StyledText] {
    // At least two columns, because a wide glyph cannot be split.
    let room = max(2, columns - first.width - indent.width)
    let text = DisplayText.lines(line).first ?? .empty
    guard text.width > room else { return Self.place([StyledText(indent + text)], first: first, rest: rest) }
    // The mark has its own columns, so that it is not read as code.
    let mark = room > 3 * Self.codeMark.width ? Self.codeMark : StyledText()
    let lines = text.cutAtBlanks(first: room, rest: room - mark.width).enumerated().map { index, piece in
      var row = StyledText(indent)
      if index > 0 {
        row.append(mark)
        row.beginContinuation(followsBlank: false)
      }
      row.append(piece)
      return row
    }
    return Self.place(lines, first: first, rest: rest)
  }

  /// The margin before a row, at most half of a narrow terminal.
  private func lead(_ text: String, _ columns: Int) -> StyledText {
    var lead = StyledText()
    // Each mark is a character of one column.
    lead.append(margin: text.suffix(columns / 2))
    return lead
  }

  private static func place(_ lines: [StyledText], first: StyledText, rest: StyledText) -> [StyledText] {
    lines.enumerated().map { $1.placed(after: $0 == 0 ? first : rest) }
  }
}

extension StyledText {
  /// Adds the marks of quotations, lists and folds.
  fileprivate mutating func append(margin: some StringProtocol) {
    for mark in margin {
      if mark == Margin.fold {
        append(sign: .summary)
      } else {
        append(DisplayText(String(mark)), role: mark == ">" || mark == "|" ? .rule : .text)
      }
    }
  }
}

extension [Span] {
  func styled(role: Role = .text) -> StyledText {
    var text = StyledText()
    for span in self {
      guard !span.emphasis.contains(.margin) else {
        text.append(margin: span.text)
        continue
      }
      var attributes: Style.Attributes = []
      if span.emphasis.contains(.strong) { attributes.insert(.bold) }
      // Not underlined, which would look like a link.
      if span.emphasis.contains(.emphasized) { attributes.insert(.italic) }
      let (shown, role) = (DisplayText(span.text), span.emphasis.role ?? role)
      if span.emphasis.contains(.code) {
        text.append(code: shown, role: role, attributes: attributes, link: span.link)
      } else {
        text.append(shown, role: role, attributes: attributes, link: span.link)
      }
    }
    return text
  }
}

extension Span {
  /// Whether it looks different from other text.
  fileprivate var isMarked: Bool { link != nil || !emphasis.isEmpty }
}

extension Span.Emphasis {
  /// Deleted text looks like what is done. Nil for the role of the text around it.
  fileprivate var role: Role? {
    if contains(.link) { return .link }
    return contains(.struck) ? .done : nil
  }
}
