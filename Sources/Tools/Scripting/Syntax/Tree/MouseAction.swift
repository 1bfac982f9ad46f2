/// One use of the mouse.
public enum MouseAction: Sendable, Hashable {
  case click(Button, MouseTarget)
  case doubleClick(Button, MouseTarget)
  case drag(from: MouseTarget, to: MouseTarget)
  /// Without a target, the wheel turns at the last position of the pointer.
  case scroll(Direction, notches: Int, at: MouseTarget?)

  public enum Button: String, Sendable, CaseIterable {
    case left, middle, right
  }

  public enum Direction: String, Sendable, CaseIterable {
    case up, down
  }
}
