/// Maps codes to keys for each kind of escape sequence.
enum KeyTable {
  /// A byte below 0x80.
  static func key(ascii byte: UInt8) -> Key {
    switch byte {
    case 0x00: .ctrl(" ")
    case 0x08, 0x7F: Key(.backspace)
    case 0x09: Key(.tab)
    // Some terminals send a line feed for Enter, and all send it for Ctrl+J, which therefore cannot be
    // distinguished.
    case 0x0A, 0x0D: Key(.enter)
    case 0x01...0x1A: .ctrl(Unicode.Scalar(byte + 0x60))
    case 0x1B: Key(.escape)
    case 0x1C...0x1F: .ctrl(Unicode.Scalar(byte + 0x40))
    default: .char(Unicode.Scalar(byte))
    }
  }

  /// `CSI` with a letter: xterm, VTE, tmux. Lower-case letters are rxvt's arrows with Shift.
  static func control(_ final: UInt8) -> Key? {
    switch Unicode.Scalar(final) {
    case "a": Key(.up, .shift)
    case "b": Key(.down, .shift)
    case "c": Key(.right, .shift)
    case "d": Key(.left, .shift)
    case "Z": Key(.backTab)
    default: cursor(final).map { Key($0) }
    }
  }

  /// `SS3` with a letter: application mode. Lower-case a to d are rxvt's arrows with Control, the others the
  /// keypad.
  static func application(_ final: UInt8) -> Key? {
    switch Unicode.Scalar(final) {
    case "a": Key(.up, .control)
    case "b": Key(.down, .control)
    case "c": Key(.right, .control)
    case "d": Key(.left, .control)
    case "M": Key(.enter)
    case "I": Key(.tab)
    case "X": .char("=")
    // The keypad's * + , - . / and digits are their ASCII codes plus 0x40.
    case "j"..."y": .char(Unicode.Scalar(final - 0x40))
    default: cursor(final).map { Key($0) }
    }
  }

  private static func cursor(_ final: UInt8) -> Key.Code? {
    switch Unicode.Scalar(final) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    default: nil
    }
  }

  /// `CSI [` with a letter: the Linux console.
  static func linuxConsole(_ final: UInt8) -> Key? {
    guard (0x41...0x45).contains(final) else { return nil }
    return Key(.function(Int(final) - 0x40))
  }

  /// `CSI` with a number and `~`: the VT220's keys. tmux, screen and the Linux console have Home and End at 1
  /// and 4, rxvt at 7 and 8.
  static func numbered(_ number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// rxvt uses `^`, `$` or `@` where others use `~`.
  static func rxvtModifiers(_ final: UInt8) -> Key.Modifiers {
    switch Unicode.Scalar(final) {
    case "^": .control
    case "$": .shift
    default: [.control, .shift]
    }
  }
}

extension KeyTable {
  /// The key for a Unicode code of CSI u or modifyOtherKeys; nil if there is none.
  static func key(code: Int, _ modifiers: Key.Modifiers) -> Key? {
    switch code {
    case 8, 127: return Key(.backspace, modifiers).asUsual
    // Other terminals send these controls for them.
    case 0x48 where modifiers == .control, 0x68 where modifiers == .control: return Key(.backspace)
    case 0x5B where modifiers == .control: return Key(.escape)
    case 9 where modifiers.contains(.shift): return Key(.backTab, modifiers.subtracting(.shift))
    case 9: return Key(.tab, modifiers)
    case 13: return Key(.enter, modifiers).asUsual
    case 27: return Key(.escape, modifiers)
    case 57376...57383: return Key(.function(code - 57363), modifiers)
    case 57399...57426: return keypad(code).map { Key($0, holding: modifiers).asUsual }
    default: break
    }
    // Lower codes are controls; 57344 to 63743 are keys without a character, such as Caps Lock.
    guard code >= 0x20, !(0x80..<0xA0).contains(code), !(0xE000..<0xF900).contains(code) else { return nil }
    return Unicode.Scalar(UInt32(code)).map { character($0, modifiers) }
  }

  /// The key of the keypad. Source: sw.kovidgoyal.net/kitty/keyboard-protocol, "Functional key definitions".
  private static func keypad(_ code: Int) -> Key.Code? {
    let signs: [Unicode.Scalar] = [".", "/", "*", "-", "+"]
    let keys: [Key.Code] = [
      .enter, .character("="), .character(","), .left, .right, .up, .down, .pageUp, .pageDown, .home, .end,
      .insert,
      .delete,
    ]
    switch code {
    case 57399...57408: return .character(Unicode.Scalar(UInt8(0x30 + code - 57399)))
    case 57409...57413: return .character(signs[code - 57409])
    case 57414...57426: return keys[code - 57414]
    default: return nil
    }
  }

  /// Applies Shift to the character, because terminals differ in whether they do. Only with Control it stays
  /// a modifier, because Ctrl+R and Ctrl+Shift+R are different keys.
  static func character(_ scalar: Unicode.Scalar, _ modifiers: Key.Modifiers) -> Key {
    let withoutShift = modifiers.subtracting(.shift)
    guard modifiers.contains(.control) else {
      return Key(.character(modifiers.contains(.shift) ? scalar.upper : scalar), withoutShift)
    }
    return Key(.character(scalar.lower), scalar.lower == scalar.upper ? withoutShift : modifiers)
  }
}

extension Key {
  /// The key without the modifiers that most terminals do not report with it: who holds them means the key itself.
  var asUsual: Key {
    switch code {
    case .enter, .backspace: Key(code, modifiers.subtracting([.control, .shift]))
    case .delete: Key(code, modifiers.subtracting(.shift))
    default: self
    }
  }
}

extension Unicode.Scalar {
  /// The other case, if it is a single scalar.
  var upper: Unicode.Scalar { Self.only(in: properties.uppercaseMapping) ?? self }
  var lower: Unicode.Scalar { Self.only(in: properties.lowercaseMapping) ?? self }

  private static func only(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}
