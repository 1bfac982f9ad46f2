/// A chord and how often it is pressed, as in `Down*3`.
public struct KeyPress: Sendable, Hashable {
  public let chord: KeyChord
  /// 1 or more.
  public let count: Int
}

/// One key with its modifiers, normalised to the form that a terminal sends.
public struct KeyChord: Sendable, Hashable {
  public let modifiers: KeyModifiers
  public let key: KeyName

  /// `Shift+Tab` becomes `BackTab`, `Shift+a` becomes `A`, `Ctrl+R` becomes `Ctrl+r`: each pair is the same
  /// key.
  init(_ key: KeyName, modifiers: KeyModifiers = []) {
    var modifiers = modifiers
    var key = key
    if modifiers.contains(.shift), !modifiers.contains(.control) {
      if key == .tab {
        key = .backTab
        modifiers.remove(.shift)
      } else if case .character(let character) = key, let upper = Self.single(character.uppercased()),
        character.isLetter
      {
        key = .character(upper)
        modifiers.remove(.shift)
      }
    } else if modifiers.contains(.control), !modifiers.contains(.shift),
      case .character(let character) = key, let lower = Self.single(character.lowercased())
    {
      key = .character(lower)
    }
    self.modifiers = modifiers
    self.key = key
  }

  private static func single(_ text: String) -> Character? {
    text.count == 1 ? text.first : nil
  }

  /// The other key for which a terminal sends the same bytes as for this chord, if any.
  var terminalTwin: String? {
    guard modifiers.contains(.control), case .character(let character) = key else { return nil }
    let held = modifiers.contains(.alt) ? "Alt+" : ""
    switch character {
    case "i", "I": return held + "Tab"
    case "m", "M": return held + "Enter"
    case "[": return held + "Esc"
    default: return nil
    }
  }
}

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

/// The keys held down with another key.
public struct KeyModifiers: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let control = KeyModifiers(rawValue: 1)
  public static let alt = KeyModifiers(rawValue: 2)
  public static let shift = KeyModifiers(rawValue: 4)

  static let named: [(name: String, modifier: KeyModifiers)] = [
    ("Ctrl", .control), ("Alt", .alt), ("Shift", .shift),
  ]

  /// Names from other programs, for suggestions.
  static let foreignNames = ["control": "Ctrl", "ctl": "Ctrl", "c": "Ctrl", "meta": "Alt", "option": "Alt"]

  /// Ignores case.
  init?(named name: String) {
    guard let match = Self.named.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      return nil
    }
    self = match.modifier
  }
}

/// One use of the mouse.
public enum MouseAction: Sendable, Hashable {
  case click(Button, MouseTarget)
  case doubleClick(Button, MouseTarget)
  case drag(from: MouseTarget, to: MouseTarget)
  /// Without a target, the wheel turns at the last position of the pointer.
  case scroll(Direction, notches: Int, at: MouseTarget?)

  public enum Button: String, Sendable, CaseIterable {
    case left, middle, right
  }

  public enum Direction: String, Sendable, CaseIterable {
    case up, down
  }
}

/// The position of the pointer.
public enum MouseTarget: Sendable, Hashable {
  case cell(CellPosition)
  /// The text must be on the screen exactly once.
  case text(Pattern, region: Region?)
}

/// A signal that a script may send to the program.
public enum Signal: String, Sendable, CaseIterable {
  case interrupt = "INT"
  case terminate = "TERM"
  case hangUp = "HUP"
  case stop = "TSTP"
  case resume = "CONT"
  case windowChange = "WINCH"
}
