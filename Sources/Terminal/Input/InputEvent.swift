/// An event from the user or the terminal.
public enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// A complete bracketed paste, unsanitised.
  case paste(String)
  case mouse(MouseEvent)
  case resize(Size)
  case focus(Bool)
}
