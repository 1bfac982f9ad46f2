import Markdown
import Terminal

extension DetailPart {
  /// The part in rows of at most `width` columns, one row at least.
  func rows(width: Int) -> [StyledText] {
    switch self {
    case .words(let text, let role):
      DisplayText(text).wrapped(to: width).map { StyledText($0, role: role) }
    case .group(let members, let separator):
      Self.joined(members, separator: DisplayText(separator), width: width).map { StyledText($0) }
    case .rule:
      [StyledText(DisplayText(repeating: "-", count: width), role: .faint)]
    case .markdown(let part):
      part.rows(columns: width)
    }
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
}
