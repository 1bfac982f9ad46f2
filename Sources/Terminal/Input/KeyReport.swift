/// A key as terminals with the kitty keyboard protocol report it:
/// `CSI code:shifted:base ; modifiers:event ; text u`, where most parts can be missing.
/// Source: sw.kovidgoyal.net/kitty/keyboard-protocol.
struct KeyReport {
  /// The character of the key without Shift, or the number of another key.
  private let code: Int
  /// The character with Shift; 0 if unknown.
  private let shifted: Int
  /// The character that the key has on a US keyboard; 0 if unknown.
  private let base: Int
  private let held: Held
  /// What the key types; empty if unknown.
  private let text: [Unicode.Scalar]

  /// The keys held down, one bit each.
  private struct Held: OptionSet {
    let rawValue: Int

    static let shift = Held(rawValue: 1)
    static let alt = Held(rawValue: 2)
    static let control = Held(rawValue: 4)
    static let capsLock = Held(rawValue: 64)
    /// Super, Hyper and Meta.
    static let others = Held(rawValue: 8 + 16 + 32)
  }

  /// Whether Super or its like is held: a key of the desktop, in each form of a sequence.
  static func isForDesktop(_ parameter: Int?) -> Bool {
    !Held(rawValue: max(0, (parameter ?? 1) - 1)).isDisjoint(with: .others)
  }

  /// Whether the fields of a sequence say that a key was released.
  static func isRelease(_ fields: [[Int]]) -> Bool {
    fields.count > 1 && fields[1].count > 1 && fields[1][1] == 3
  }

  /// - Parameter fields: the numbers of each field; nil is returned if there is neither a code nor a text. An input
  ///   method types a text without a key.
  init?(_ fields: [[Int]]) {
    guard let codes = fields.first, codes[0] > 0 || fields.count > 2 else { return nil }
    code = codes[0]
    shifted = codes.count > 1 ? codes[1] : 0
    base = codes.count > 2 ? codes[2] : 0
    held = Held(rawValue: fields.count > 1 ? max(0, fields[1][0] - 1) : 0)
    let numbers = fields.count > 2 ? fields[2] : []
    let scalars = numbers.compactMap { Unicode.Scalar(UInt32($0)) }
    let isText =
      scalars.count == numbers.count
      && scalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
    text = isText ? scalars : []
  }

  /// The keys that it means, usually one; several for a text of several characters, none for a key without a meaning.
  var keys: [Key] {
    if !text.isEmpty, !held.contains(.control), !held.contains(.alt) || isOtherText {
      return text.map { Key.char($0) }
    }
    // A key of the desktop, which types nothing.
    guard held.isDisjoint(with: .others) else { return [] }
    var modifiers = Key.Modifiers(parameter: held.rawValue + 1)
    var code = code
    if !held.isDisjoint(with: [.control, .alt]), code >= 0x80, (0x20..<0x7F).contains(base) {
      // Ctrl+A of another script is where Ctrl+A is on a US keyboard.
      code = base
    } else if held.isSuperset(of: [.control, .shift]) {
      // The sign with Shift is what Ctrl is held with; a US keyboard has _ on the key of -.
      code = shifted > 0 ? shifted : code == 0x2D ? 0x5F : code
    } else if !held.contains(.control) {
      if isLetter, held.contains(.capsLock), !held.contains(.alt) {
        modifiers.formSymmetricDifference(.shift)
      }
      if modifiers.contains(.shift), shifted > 0 {
        code = shifted
        modifiers.remove(.shift)
      }
    }
    return KeyTable.key(code: code, modifiers).map { [$0] } ?? []
  }

  /// Whether Alt made another character, as the Option key of a Mac does.
  private var isOtherText: Bool {
    let own = [code, shifted].compactMap { Unicode.Scalar(UInt32($0)) }
    return !(text.count == 1 && own.contains { $0 == text[0] || $0.upper == text[0] })
  }

  private var isLetter: Bool { Unicode.Scalar(UInt32(code)).map { $0.upper != $0.lower } ?? false }
}
