import Terminal

extension Key {
  /// The key as the terminal's decoder reports it. Nil for a character of several code points, which arrives
  /// as several keys.
  init?(_ chord: KeyChord) {
    var modifiers: Modifiers = []
    if chord.modifiers.contains(.control) { modifiers.insert(.control) }
    if chord.modifiers.contains(.alt) { modifiers.insert(.alt) }
    if chord.modifiers.contains(.shift) { modifiers.insert(.shift) }
    guard var code = Code(chord.key) else { return nil }
    if modifiers.contains(.control), let twin = Self.twins[code] {
      code = twin
      modifiers.remove(.control)
    }
    self.init(code, modifiers)
  }

  /// The keys for which a terminal sends the same byte as for Ctrl and a character.
  private static let twins: [Code: Code] = [
    .character("i"): .tab, .character("m"): .enter, .character("["): .escape,
  ]

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
}

extension Key.Code {
  fileprivate init?(_ name: KeyName) {
    switch name {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .insert: self = .insert
    case .delete: self = .delete
    case .enter: self = .enter
    case .tab: self = .tab
    case .backTab: self = .backTab
    case .backspace: self = .backspace
    case .escape: self = .escape
    case .space: self = .character(" ")
    case .function(let number): self = .function(number)
    case .character(let character):
      let scalars = character.unicodeScalars
      guard scalars.count == 1, let scalar = scalars.first else { return nil }
      self = .character(scalar)
    }
  }
}

extension Key {
  /// The key's name in scripts: `Ctrl+R`, `"/"`, `Down`. Nil for the few keys that have no name in scripts.
  var scriptText: String? {
    var text = ""
    if modifiers.contains(.control) { text += "Ctrl+" }
    if modifiers.contains(.alt) { text += "Alt+" }
    if modifiers.contains(.shift) { text += "Shift+" }
    guard let name = codeText else { return nil }
    return text + name
  }

  private var codeText: String? {
    switch code {
    case .character(" "): "Space"
    // Scripts write Ctrl+R for the lowercase letter.
    case .character(let scalar) where modifiers == .control && ("a"..."z").contains(scalar):
      String(scalar).uppercased()
    case .character(let scalar): ScriptString.quoted(String(scalar))
    case .function(let number): (1...12).contains(number) ? "F\(number)" : nil
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .insert: "Insert"
    case .delete: "Delete"
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "BackTab"
    case .backspace: "Backspace"
    case .escape: "Esc"
    }
  }
}
