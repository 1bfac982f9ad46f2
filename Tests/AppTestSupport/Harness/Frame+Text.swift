public import Terminal

extension Frame {
  /// The texts of all rows, without trailing blanks.
  public var rows: [String] {
    (0..<size.rows).map { text(row: $0).withoutTrailingBlanks }
  }

  /// The texts of a pane's rows, without trailing blanks; empty if there is no such pane.
  public func rows(of pane: String) -> [String] {
    guard let area = panes[pane], !area.isEmpty else { return [] }
    return (area.row..<area.endRow).map {
      text(row: $0, columns: area.column..<area.endColumn).withoutTrailingBlanks
    }
  }
}

extension String {
  fileprivate var withoutTrailingBlanks: String {
    let end = lastIndex { $0 != " " }
    return end.map { String(self[...$0]) } ?? ""
  }
}
