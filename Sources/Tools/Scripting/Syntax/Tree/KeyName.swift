/// A key without its modifiers.
public enum KeyName: Sendable, Hashable {
  case up, down, left, right, home, end, pageUp, pageDown, insert, delete
  case enter, tab, backTab, backspace, escape, space
  /// F1 to F12.
  case function(Int)
  /// A key that types a character.
  case character(Character)

  /// The names in scripts, in the order of the guide.
  static let named: [(name: String, key: KeyName)] =
    [
      ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home), ("End", .end),
      ("PageUp", .pageUp), ("PageDown", .pageDown), ("Insert", .insert), ("Delete", .delete),
      ("Enter", .enter), ("Tab", .tab), ("BackTab", .backTab), ("Backspace", .backspace),
      ("Esc", .escape), ("Space", .space),
    ] + (1...12).map { ("F\($0)", .function($0)) }

  private static let byLowercaseName = Dictionary(
    uniqueKeysWithValues: named.map { ($0.name.lowercased(), $0.key) })

  /// Names from other programs, for suggestions.
  static let foreignNames = [
    "escape": "Esc", "return": "Enter", "cr": "Enter", "del": "Delete", "ins": "Insert", "pgup": "PageUp",
    "pgdn": "PageDown", "pgdown": "PageDown", "bs": "Backspace", "btab": "BackTab",
  ]

  /// Ignores case.
  init?(named name: String) {
    guard let key = Self.byLowercaseName[name.lowercased()] else { return nil }
    self = key
  }
}
