import EventLoop
public import Terminal
public import Texts

extension LineEdit {
  /// The editing actions of a field, for the screen that contains it.
  @LoopActor
  public static func actions(
    _ texts: @escaping @LoopActor () -> Texts, _ apply: @escaping @LoopActor (LineEdit) -> Void
  ) -> [Action] {
    allCases.map { edit in Action(edit.rawValue, edit.keys, edit.help(texts().edit)) { apply(edit) } }
  }

  /// The ids of these actions.
  static let ids = Set(allCases.map(\.rawValue))
}

extension InputEvent {
  /// The text that the event types into a field; nil if it types none.
  public var typedText: String? {
    switch self {
    case .key(let key):
      guard case .character(let scalar) = key.code, key.modifiers.subtracting(.shift).isEmpty else {
        return nil
      }
      return String(Character(scalar))
    case .paste(let text): return text
    default: return nil
    }
  }
}
