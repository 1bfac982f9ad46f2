import Terminal

/// A row of the screen.
struct DetailRow: Hashable {
  var text: DisplayText
  var role = Role.text
}

extension DetailPart {
  /// The part in rows of at most `width` columns, one row at least.
  func rows(width: Int) -> [DetailRow] {
    switch self {
    case .words(let text, let role):
      DisplayText(text).wrapped(to: width).map { DetailRow(text: $0, role: role) }
    case .group(let members, let separator):
      Self.joined(members, separator: DisplayText(separator), width: width).map { DetailRow(text: $0) }
    case .rule:
      [DetailRow(text: DisplayText(String(repeating: "-", count: width)), role: .faint)]
    case .prose(let source, let isHeading):
      Self.prose(InlineText(source).text, isHeading: isHeading, width: width)
    case .line(let source, let form):
      Self.cut(InlineText(source, as: form).text, width: width)
    case .code(let source, let isFence):
      Self.cut(String(decoding: source, as: UTF8.self), width: width, role: isFence ? .faint : .text)
    }
  }

  /// A line whose blanks count, with its tabs filled up.
  private static func cut(_ text: String, width: Int, role: Role = .text) -> [DetailRow] {
    let line = DisplayText.lines(text).first ?? .empty
    // Two columns at least, for a wide glyph is not cut.
    return line.cut(to: max(2, width)).map { DetailRow(text: $0, role: role) }
  }

  /// As many members in a row as fit.
  private static func joined(_ members: [String], separator: DisplayText, width: Int) -> [DisplayText] {
    var rows: [DisplayText] = []
    for member in members.map({ DisplayText($0) }) {
      if let last = rows.last, last.width + separator.width + member.width <= width {
        rows[rows.count - 1] = last + separator + member
      } else {
        rows.append(member.truncated(to: width))
      }
    }
    return rows
  }

  private static func prose(_ text: String, isHeading: Bool, width: Int) -> [DetailRow] {
    let role: Role = isHeading || text.hasPrefix("#") ? .heading : .text
    let indent = min(hangingIndent(of: text), width / 2)
    return DisplayText(text).wrapped(to: width, indent: indent).map { DetailRow(text: $0, role: role) }
  }

  /// Where the text of a list item or a quotation begins, so that its further rows stand under it.
  private static func hangingIndent(of text: String) -> Int {
    let blanks = text.prefix { $0 == " " }.count
    let rest = text.dropFirst(blanks)
    if ["- ", "* ", "+ ", "> "].contains(where: { rest.hasPrefix($0) }) { return blanks + 2 }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }.count
    let end = rest.dropFirst(digits)
    return digits > 0 && (end.hasPrefix(". ") || end.hasPrefix(") ")) ? blanks + digits + 2 : blanks
  }
}
