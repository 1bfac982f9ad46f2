extension KeyTable {
  /// A key by its Unicode code, as CSI u and modifyOtherKeys send it; nil if it is no key of ours.
  static func key(code: Int, _ modifiers: Key.Modifiers) -> Key? {
    switch code {
    case 8, 127: return Key(.backspace, modifiers)
    case 9 where modifiers.contains(.shift): return Key(.backTab, modifiers.subtracting(.shift))
    case 9: return Key(.tab, modifiers)
    case 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    default: break
    }
    // Below are controls, at 57344 to 63743 the codes for keys that have no character, such as Caps Lock.
    guard code >= 0x20, !(0x80..<0xA0).contains(code), !(0xE000..<0xF900).contains(code) else { return nil }
    return Unicode.Scalar(UInt32(code)).map { character($0, modifiers) }
  }

  /// Terminals differ in whether Shift has been applied to the character already. Here it is; only with
  /// Control it is a modifier, as Ctrl+R and Ctrl+Shift+R are two keys.
  static func character(_ scalar: Unicode.Scalar, _ modifiers: Key.Modifiers) -> Key {
    let withoutShift = modifiers.subtracting(.shift)
    guard modifiers.contains(.control) else {
      return Key(.character(modifiers.contains(.shift) ? scalar.upper : scalar), withoutShift)
    }
    return Key(.character(scalar.lower), scalar.lower == scalar.upper ? withoutShift : modifiers)
  }
}

extension Unicode.Scalar {
  /// The other case, where that is a single scalar too.
  var upper: Unicode.Scalar { Self.only(in: properties.uppercaseMapping) ?? self }
  var lower: Unicode.Scalar { Self.only(in: properties.lowercaseMapping) ?? self }

  private static func only(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}
