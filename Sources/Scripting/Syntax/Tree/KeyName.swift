/// A key without its modifiers.
public enum KeyName: Sendable, Hashable {
  case up, down, left, right, home, end, pageUp, pageDown, insert, delete
  case enter, tab, backTab, backspace, escape, space
  /// F1 to F12.
  case function(Int)
  /// A key that writes itself.
  case character(Character)

  /// The names of the language, in the order of its description.
  static let named: [(name: String, key: KeyName)] =
    [
      ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home), ("End", .end),
      ("PageUp", .pageUp), ("PageDown", .pageDown), ("Insert", .insert), ("Delete", .delete),
      ("Enter", .enter), ("Tab", .tab), ("BackTab", .backTab), ("Backspace", .backspace),
      ("Esc", .escape), ("Space", .space),
    ] + (1...12).map { ("F\($0)", .function($0)) }

  private static let byLowercaseName = Dictionary(
    uniqueKeysWithValues: named.map { ($0.name.lowercased(), $0.key) })

  /// Names from other programs, for the sake of a good suggestion.
  static let foreignNames = [
    "escape": "Esc", "return": "Enter", "cr": "Enter", "del": "Delete", "ins": "Insert", "pgup": "PageUp",
    "pgdn": "PageDown", "pgdown": "PageDown", "bs": "Backspace", "btab": "BackTab",
  ]

  /// Upper and lower case are the same.
  init?(named name: String) {
    guard let key = Self.byLowercaseName[name.lowercased()] else { return nil }
    self = key
  }
}
