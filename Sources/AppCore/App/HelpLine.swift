import Terminal

/// One line of the help.
struct HelpLine {
  var text: DisplayText
  var style: Style = .plain

  /// Columns of the keys' names.
  private static let keyColumns = 20

  static func section(_ title: String, _ keys: [([Key], String)], columns: Int) -> [HelpLine] {
    guard !keys.isEmpty else { return [] }
    let lines = keys.flatMap { keys, help in
      let names = DisplayText(keys.map(\.description).joined(separator: " "))
      let columnsOfKeys = min(keyColumns, columns / 2)
      let wrapped = DisplayText(help).wrapped(to: max(8, columns - columnsOfKeys - 1))
      return wrapped.enumerated().map { index, part in
        let left = index == 0 ? names.truncated(to: columnsOfKeys) : .empty
        return HelpLine(text: left.padded(to: columnsOfKeys + 1) + part)
      }
    }
    return [HelpLine(text: DisplayText(title), style: Style(.bold))] + lines + [HelpLine(text: .empty)]
  }

  static func text(_ text: String, columns: Int) -> [HelpLine] {
    DisplayText(text).wrapped(to: columns).map { HelpLine(text: $0) }
  }
}
