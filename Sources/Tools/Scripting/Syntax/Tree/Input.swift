public import Terminal

/// A key and how often it is pressed, as in `Down*3`.
public struct KeyPress: Sendable, Hashable {
  /// As the terminal's decoder reports it.
  public let key: Key
  /// 1 or more.
  public let count: Int
}

/// One use of the mouse.
public enum MouseAction: Sendable, Hashable {
  case click(MouseEvent.Button, MouseTarget)
  case doubleClick(MouseEvent.Button, MouseTarget)
  case drag(from: MouseTarget, to: MouseTarget)
  /// Without a target, the wheel turns at the last position of the pointer.
  case scroll(Direction, notches: Int, at: MouseTarget?)

  /// Which way the wheel turns.
  public enum Direction: String, Sendable, CaseIterable {
    case up, down
  }
}

/// The position of the pointer.
public enum MouseTarget: Sendable, Hashable {
  case cell(CellPosition)
  /// The text must be on the screen exactly once.
  case text(Pattern, region: Region?)
}

/// A signal that a script may send to the program.
public enum Signal: String, Sendable, CaseIterable {
  case interrupt = "INT"
  case terminate = "TERM"
  case hangUp = "HUP"
  case stop = "TSTP"
  case resume = "CONT"
  case windowChange = "WINCH"
}
