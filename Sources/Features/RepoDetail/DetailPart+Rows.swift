import Terminal

/// A row of the screen.
struct DetailRow: Hashable {
  var text: DisplayText
  var style: Style = .plain
}

extension DetailPart {
  /// The part in rows of at most `width` columns, one row at least.
  func rows(width: Int) -> [DetailRow] {
    switch self {
    case .words(let text, let style):
      DisplayText(text).wrapped(to: width).map { DetailRow(text: $0, style: style) }
    case .group(let members, let separator):
      Self.joined(members, separator: DisplayText(separator), width: width).map { DetailRow(text: $0) }
    case .rule:
      [DetailRow(text: DisplayText(String(repeating: "-", count: width)), style: Style(.dim))]
    case .prose(let source):
      Self.prose(Self.displayed(source), width: width)
    case .code(let source, let isFence):
      // Two columns at least, for a wide glyph is not cut.
      Self.displayed(source).cut(to: max(2, width)).map {
        DetailRow(text: $0, style: Style(isFence ? .dim : []))
      }
    }
  }

  /// A source line with its tabs filled up.
  private static func displayed(_ source: Substring) -> DisplayText {
    DisplayText.lines(String(source)).first ?? .empty
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

  private static func prose(_ line: DisplayText, width: Int) -> [DetailRow] {
    let text = line.description
    let style = Style(text.hasPrefix("#") ? .bold : [])
    let indent = min(hangingIndent(of: text), width / 2)
    return line.wrapped(to: width, indent: indent).map { DetailRow(text: $0, style: style) }
  }

  /// Where the text of a list item begins, so that its further rows stand under it.
  private static func hangingIndent(of text: String) -> Int {
    let blanks = text.prefix { $0 == " " }.count
    let rest = text.dropFirst(blanks)
    if rest.hasPrefix("- ") || rest.hasPrefix("* ") || rest.hasPrefix("+ ") { return blanks + 2 }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }.count
    return digits > 0 && rest.dropFirst(digits).hasPrefix(". ") ? blanks + digits + 2 : 0
  }
}
