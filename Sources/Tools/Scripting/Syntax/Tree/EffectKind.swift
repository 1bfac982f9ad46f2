/// The program's effects outside of its screen.
public enum EffectKind: String, Sendable, CaseIterable {
  case browser, clipboard, bell, title, editor, file
}
