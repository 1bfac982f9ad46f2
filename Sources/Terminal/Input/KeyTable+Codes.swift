extension KeyTable {
  /// The key for a Unicode code of CSI u or modifyOtherKeys; nil if there is none.
  static func key(code: Int, _ modifiers: Key.Modifiers) -> Key? {
    switch code {
    case 8, 127: return Key(.backspace, modifiers)
    case 9 where modifiers.contains(.shift): return Key(.backTab, modifiers.subtracting(.shift))
    case 9: return Key(.tab, modifiers)
    case 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    default: break
    }
    // Lower codes are controls; 57344 to 63743 are keys without a character, such as Caps Lock.
    guard code >= 0x20, !(0x80..<0xA0).contains(code), !(0xE000..<0xF900).contains(code) else { return nil }
    return Unicode.Scalar(UInt32(code)).map { character($0, modifiers) }
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

extension Unicode.Scalar {
  /// The other case, if it is a single scalar.
  var upper: Unicode.Scalar { Self.only(in: properties.uppercaseMapping) ?? self }
  var lower: Unicode.Scalar { Self.only(in: properties.lowercaseMapping) ?? self }

  private static func only(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}
