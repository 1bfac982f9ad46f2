import Domain
import Terminal

extension Key {
  /// The key as which a terminal sends this one, which therefore never arrives; nil if it arrives as itself. Terminals
  /// send a letter with Ctrl as the letter's position in the alphabet, which is the code of another key for some.
  /// Source: console_codes(4); xterm's ctlseqs, "C1 (8-Bit) Control Characters".
  var arrival: Key? {
    let other = Key(code, modifiers.subtracting([.control, .shift]))
    switch code {
    // With Alt it would be two Escapes.
    case .escape: return modifiers.isEmpty ? nil : Key(.escape)
    case .enter, .backspace, .tab, .backTab: return other == self ? nil : other
    case .character(let scalar) where modifiers.contains(.control):
      let sent = Self.sent(withControl: scalar)
      let arrived = Key(sent.code, sent.modifiers.union(modifiers.intersection(.alt)))
      return arrived == self ? nil : arrived
    case .delete where modifiers.contains(.shift): return Key(code, modifiers.subtracting(.shift))
    default: return nil
    }
  }

  /// False for a character that no one sees: a blank but the space, an invisible sign, a mark without a letter.
  var canBePressed: Bool {
    guard case .character(let scalar) = code else { return true }
    return scalar.isASCII
      || !scalar.isBlank && !scalar.isInvisible && scalar.properties.generalCategory != .nonspacingMark
  }

  /// The key whose code a terminal sends for a character with Ctrl: there are 33 codes, and the other characters are
  /// sent without Ctrl.
  /// Source: libX11, XLookupString, which most terminals follow.
  private static func sent(withControl scalar: Unicode.Scalar) -> Key {
    switch scalar {
    case "i": Key(.tab)
    case "m", "j": Key(.enter)
    case "h", "?", "8": Key(.backspace)
    case "[", "{", "3": Key(.escape)
    case "2", "@", "`": .ctrl(" ")
    case "4", "|": .ctrl("\\")
    case "5", "}": .ctrl("]")
    case "6", "~": .ctrl("^")
    case "7", "/": .ctrl("_")
    case "a"..."z", " ", "\\", "]", "^", "_": .ctrl(scalar)
    default: .char(scalar)
    }
  }

  /// Whether the name is Shift with a character that is no letter: which character that gives depends on the keyboard.
  func isShiftedSign(named name: String) -> Bool {
    guard case .character(let scalar) = code, name.lowercased().contains("shift+") else { return false }
    return !scalar.properties.isAlphabetic
  }
}
