import Domain

/// A key press with its modifiers. Ctrl with a letter is the lower-case letter with `.control`. Enter, Tab,
/// Escape, Backspace and Shift+Tab (`.backTab`) are separate codes.
public struct Key: Hashable, Sendable {
  public var code: Code
  public var modifiers: Modifiers

  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The key without modifiers.
  public enum Code: Hashable, Sendable {
    case character(Unicode.Scalar)
    case up, down, left, right, home, end, pageUp, pageDown, insert, delete
    case enter, tab, backTab, backspace, escape
    case function(Int)
  }

  /// The modifier keys held down.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift, with keys that are no characters.
    public static var shift: Modifiers { Modifiers(rawValue: 1) }
    /// Alt, which terminals send as an Escape before the key.
    public static var alt: Modifiers { Modifiers(rawValue: 2) }
    /// Ctrl.
    public static var control: Modifiers { Modifiers(rawValue: 4) }
  }

  /// A plain character.
  public static func char(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar)) }

  /// Ctrl with a character.
  public static func ctrl(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar), .control) }

  /// `.backTab` already includes Shift.
  func adding(_ more: Modifiers) -> Key {
    Key(code, modifiers.union(code == .backTab ? more.subtracting(.shift) : more))
  }
}

extension Key: CustomStringConvertible {
  /// Parses a key name, such as `Ctrl+R`, `PageUp`, `Enter` or `?`. Names ignore case; a single character is
  /// itself. Nil if there is no such key.
  public init?(name: String) {
    var modifiers: Modifiers = []
    var rest = name[...]
    while let (modifier, after) = Self.modifier(at: rest) {
      modifiers.insert(modifier)
      rest = after
    }
    guard let code = Self.code(named: rest.lowercased()) ?? Self.character(rest) else { return nil }
    self.init(code, holding: modifiers)
  }

  /// The key that a terminal reports while modifiers are held: Shift+Tab is `.backTab`, Shift+a is `A`, and
  /// Ctrl+R is Ctrl+r.
  public init(_ code: Code, holding modifiers: Modifiers) {
    switch code {
    case .character(let scalar): self = KeyTable.character(scalar, modifiers)
    case .tab where modifiers.contains(.shift): self = Key(.backTab).adding(modifiers)
    default: self = Key(code).adding(modifiers)
    }
  }

  /// The name in the form that `init(name:)` parses.
  public var description: String {
    guard !modifiers.isEmpty else { return codeName }
    let held = Self.modifierNames.filter { modifiers.contains($0.modifiers) }.map(\.name)
    return (held + [codeName]).joined(separator: "+")
  }

  private var codeName: String {
    switch code {
    case .character(" "): "Space"
    // Usually written Ctrl+R, although the key is the lower-case letter.
    case .character(let scalar) where modifiers.contains(.control): String(scalar.upper)
    case .character(let scalar): String(scalar)
    case .function(let number): "F\(number)"
    case .backTab: "Shift+Tab"
    default: Self.names.first { $0.code == code }?.name ?? ""
    }
  }

  private static func modifier(at text: Substring) -> (Modifiers, after: Substring)? {
    guard let plus = text.dropFirst().firstIndex(of: "+") else { return nil }
    let after = text[text.index(after: plus)...]
    guard !after.isEmpty else { return nil }
    let name = text[..<plus].lowercased()
    return modifierNames.first { $0.name.lowercased() == name }.map { ($0.modifiers, after) }
  }

  private static func code(named name: String) -> Code? {
    if let found = names.first(where: { $0.name.lowercased() == name }) { return found.code }
    if name == "escape" { return .escape }
    guard name.first == "f", let number = (1...20).first(where: { name == "f\($0)" }) else { return nil }
    return .function(number)
  }

  private static func character(_ name: Substring) -> Code? {
    let scalars = String(name).composed.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    return scalar.properties.generalCategory == .control ? nil : .character(scalar)
  }

  /// The names of keys that are no visible character, besides F1 to F20.
  public static let names: [(name: String, code: Code)] = [
    ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home), ("End", .end),
    ("PageUp", .pageUp), ("PageDown", .pageDown), ("Insert", .insert), ("Delete", .delete), ("Enter", .enter),
    ("Tab", .tab), ("BackTab", .backTab), ("Backspace", .backspace), ("Esc", .escape),
    ("Space", .character(" ")),
  ]

  /// The names of modifiers, in the order in which they stand before a key.
  public static let modifierNames: [(name: String, modifiers: Modifiers)] = [
    ("Ctrl", .control), ("Alt", .alt), ("Shift", .shift),
  ]
}
