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
