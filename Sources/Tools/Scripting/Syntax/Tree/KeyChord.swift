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
