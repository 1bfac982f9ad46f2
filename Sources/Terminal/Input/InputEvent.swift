/// An event from the user or the terminal.
public enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// A complete bracketed paste, unsanitised.
  case paste(String)
  case mouse(MouseEvent)
  case resize(Size)
  case focus(Bool)
}

/// A mouse event at a cell, both coordinates from 0.
public struct MouseEvent: Hashable, Sendable {
  public var kind: Kind
  public var at: Point

  public init(_ kind: Kind, at: Point) {
    self.kind = kind
    self.at = at
  }

  /// The kind of the event.
  public enum Kind: Hashable, Sendable {
    case press(Button)
    case release(Button)
    case drag(Button)
    case scrollUp
    case scrollDown
    /// Two presses of the left button on one cell within 400 ms.
    case doubleClick
  }

  /// The mouse button.
  public enum Button: String, CaseIterable, Sendable {
    case left, middle, right
  }
}

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

/// Detects double clicks: two presses of the left button on one cell within 400 ms.
public struct ClickCounter: Sendable {
  public static let interval = Duration.milliseconds(400)

  private var last: (point: Point, time: Duration)?

  public init() {}

  /// Returns the event, or `.doubleClick` instead. `time` is the time of the event since any fixed moment. A
  /// third press starts a new count, as does a press after any event other than the first press's release.
  public mutating func count(_ event: MouseEvent, at time: Duration) -> MouseEvent {
    switch event.kind {
    case .press(.left):
      if let last, last.point == event.at, time - last.time <= Self.interval {
        self.last = nil
        return MouseEvent(.doubleClick, at: event.at)
      }
      last = (event.at, time)
    case .release(.left):
      break
    default:
      last = nil
    }
    return event
  }
}
