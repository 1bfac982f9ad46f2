import Terminal

extension Key {
  /// The key as which a terminal sends this one, which therefore never arrives; nil if it arrives as itself. Terminals
  /// send a letter with Ctrl as the letter's place in the alphabet, which is the code of another key for some.
  /// Source: console_codes(4); xterm's ctlseqs, "C1 (8-Bit) Control Characters".
  var arrival: Key? {
    let other = Key(code, modifiers.subtracting([.control, .shift]))
    switch code {
    case .enter, .backspace, .escape, .tab: return other == self ? nil : other
    case .character(let scalar) where modifiers.contains(.control):
      guard let code = Self.codes[scalar] else { return nil }
      return Key(code, modifiers.subtracting(.control))
    default: return nil
    }
  }

  /// What is sent for a character with Ctrl, if it is not that character with Ctrl.
  private static let codes: [Unicode.Scalar: Key.Code] = [
    "i": .tab, "m": .enter, "j": .enter, "[": .escape, "h": .backspace, "?": .backspace, "3": .escape,
    "8": .backspace, "0": .character("0"), "1": .character("1"), "9": .character("9"),
  ]

  /// Whether the name is Shift with a character that is no letter: which character that gives depends on the keyboard.
  func isShiftedSign(named name: String) -> Bool {
    guard case .character(let scalar) = code, name.lowercased().contains("shift+") else { return false }
    return !scalar.properties.isAlphabetic
  }
}
