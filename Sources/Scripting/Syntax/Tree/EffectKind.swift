/// What the program may do to the world outside of its screen.
public enum EffectKind: String, Sendable, CaseIterable {
  case browser, clipboard, bell, title, editor, file
}
