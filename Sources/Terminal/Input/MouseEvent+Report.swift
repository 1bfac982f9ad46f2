extension MouseEvent {
  /// Decodes an SGR mouse report (xterm's mode 1006): button bits, and column and row from 1. Nil for
  /// unsupported events: movement without a button, the horizontal wheel, further buttons.
  init?(report bits: Int, column: Int, row: Int, isRelease: Bool) {
    guard column > 0, row > 0, let kind = Self.kind(bits, isRelease: isRelease) else { return nil }
    self.init(kind, at: Point(row: row - 1, column: column - 1))
  }

  private static func kind(_ bits: Int, isRelease: Bool) -> Kind? {
    let shiftAltAndControl = 4 + 8 + 16
    let moving = 32
    let button: Button
    switch bits & ~(shiftAltAndControl + moving) {
    case 0: button = .left
    case 1: button = .middle
    case 2: button = .right
    case 64: return isRelease ? nil : .scrollUp
    case 65: return isRelease ? nil : .scrollDown
    default: return nil
    }
    if isRelease { return .release(button) }
    return bits & moving == 0 ? .press(button) : .drag(button)
  }
}
