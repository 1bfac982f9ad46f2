import Terminal

extension Key {
  /// The names of keys in scripts, in the order of the guide.
  static let scriptNames = names + (1...12).map { (name: "F\($0)", code: .function($0)) }

  /// Names from other programs, for suggestions.
  static let foreignNames = [
    "escape": "Esc", "return": "Enter", "cr": "Enter", "del": "Delete", "ins": "Insert", "pgup": "PageUp",
    "pgdn": "PageDown", "pgdown": "PageDown", "bs": "Backspace", "btab": "BackTab",
  ]

  /// Modifiers' names from other programs, for suggestions.
  static let foreignModifiers = [
    "control": "Ctrl", "ctl": "Ctrl", "c": "Ctrl", "meta": "Alt", "option": "Alt",
  ]

  private static let codesByLowercaseName = Dictionary(
    uniqueKeysWithValues: scriptNames.map { ($0.name.lowercased(), $0.code) })

  /// Ignores case; nil if no key has the name.
  static func code(scriptName name: String) -> Code? {
    codesByLowercaseName[name.lowercased()]
  }

  /// The other key for which a terminal sends the same byte as for Ctrl and a character, if any.
  var terminalTwin: Key? {
    guard modifiers.contains(.control), !modifiers.contains(.shift) else { return nil }
    let rest = modifiers.subtracting(.control)
    switch code {
    case .character("i"): return Key(.tab, rest)
    case .character("m"): return Key(.enter, rest)
    case .character("["): return Key(.escape, rest)
    default: return nil
    }
  }

  /// The key that types a character.
  init(typing scalar: Unicode.Scalar) {
    switch scalar {
    case "\n", "\r": self.init(.enter)
    case "\t": self.init(.tab)
    case "\u{1B}": self.init(.escape)
    case "\u{8}", "\u{7F}": self.init(.backspace)
    case "\u{1}"..."\u{1A}":
      self = .ctrl(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value + 0x60)))
    default: self = .char(scalar)
    }
  }

  /// The key's name in scripts: `Ctrl+R`, `j`, `"/"`, `Down`. Nil for the few keys that have no name in scripts.
  var scriptText: String? {
    guard let name = codeText else { return nil }
    let held = Self.modifierNames.filter { modifiers.contains($0.modifiers) }.map { $0.name + "+" }
    return held.joined() + name
  }

  private var codeText: String? {
    if let name = Self.scriptNames.first(where: { $0.code == code })?.name { return name }
    guard case .character(let scalar) = code else { return nil }
    // Scripts write Ctrl+R for the lowercase letter.
    let isControlLetter = modifiers == .control && ("a"..."z").contains(scalar)
    if isControlLetter { return String(scalar).uppercased() }
    let isWord = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    return isWord ? String(scalar) : ScriptString.quoted(String(scalar))
  }
}
