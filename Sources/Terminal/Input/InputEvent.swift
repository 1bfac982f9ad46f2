/// Something that a person, or the terminal, did.
public enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// A bracketed paste, whole, as it came.
  case paste(String)
  case mouse(MouseEvent)
  case resize(Size)
  case focus(Bool)
}
