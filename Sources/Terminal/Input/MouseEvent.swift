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
  public enum Button: Hashable, Sendable {
    case left, middle, right
  }
}
