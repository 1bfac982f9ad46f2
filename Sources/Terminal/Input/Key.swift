/// A key press with its modifiers. Ctrl with a letter is the lower-case letter with `.control`. Enter, Tab,
/// Escape, Backspace and Shift+Tab (`.backTab`) are separate codes.
///
/// The initialiser is inlinable, so that the key tables, which are searched for each key press, are
/// constants.
public struct Key: Hashable, Sendable {
  public var code: Code
  public var modifiers: Modifiers

  @inlinable
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

    @inlinable
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    @inlinable public static var shift: Modifiers { Modifiers(rawValue: 1) }
    @inlinable public static var alt: Modifiers { Modifiers(rawValue: 2) }
    @inlinable public static var control: Modifiers { Modifiers(rawValue: 4) }
  }

  /// A plain character.
  @inlinable
  public static func char(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar)) }

  /// Ctrl with a character.
  @inlinable
  public static func ctrl(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar), .control) }

  /// `.backTab` already includes Shift.
  func adding(_ more: Modifiers) -> Key {
    Key(code, modifiers.union(code == .backTab ? more.subtracting(.shift) : more))
  }
}
