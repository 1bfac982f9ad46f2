public import Terminal
import Texts

/// A change to a line being edited, or to its cursor position. The raw value is the id of its action.
public enum LineEdit: String, Sendable, CaseIterable {
  case left = "edit-left"
  case right = "edit-right"
  case wordLeft = "edit-word-left"
  case wordRight = "edit-word-right"
  case toStart = "edit-to-start"
  case toEnd = "edit-to-end"
  case deleteBackward = "edit-delete-backward"
  case deleteForward = "edit-delete-forward"
  case deleteWordBackward = "edit-delete-word-backward"
  case deleteWordForward = "edit-delete-word-forward"
  case deleteToStart = "edit-delete-to-start"
  case deleteToEnd = "edit-delete-to-end"
  case yank = "edit-put-back"
  case undo = "edit-undo"
}

extension LineEdit {
  /// Its keys: those of readline and most terminals.
  public var keys: [Key] {
    switch self {
    case .left: [Key(.left), .ctrl("b")]
    case .right: [Key(.right), .ctrl("f")]
    case .wordLeft: [Key(.left, .control), Key(.left, .alt), Key(.character("b"), .alt)]
    case .wordRight: [Key(.right, .control), Key(.right, .alt), Key(.character("f"), .alt)]
    case .toStart: [Key(.home), .ctrl("a")]
    case .toEnd: [Key(.end), .ctrl("e")]
    case .deleteBackward: [Key(.backspace)]
    case .deleteForward: [Key(.delete), .ctrl("d")]
    case .deleteWordBackward: [.ctrl("w"), Key(.backspace, .alt)]
    case .deleteWordForward: [Key(.character("d"), .alt), Key(.delete, .control)]
    case .deleteToStart: [.ctrl("u")]
    case .deleteToEnd: [.ctrl("k")]
    case .yank: [.ctrl("y")]
    // Terminals send the same for Ctrl+/ and Ctrl+_; some that have more codes tell them apart.
    case .undo: [.ctrl("_"), .ctrl("/")]
    }
  }

  /// False if it only moves the cursor.
  public var changesText: Bool {
    switch self {
    case .left, .right, .wordLeft, .wordRight, .toStart, .toEnd: false
    case .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward, .deleteToStart,
      .deleteToEnd, .yank, .undo:
      true
    }
  }

  /// Its description in the help.
  func help(_ texts: EditTexts) -> String {
    switch self {
    case .left: texts.left
    case .right: texts.right
    case .wordLeft: texts.wordLeft
    case .wordRight: texts.wordRight
    case .toStart: texts.toStart
    case .toEnd: texts.toEnd
    case .deleteBackward: texts.deleteBackward
    case .deleteForward: texts.deleteForward
    case .deleteWordBackward: texts.deleteWordBackward
    case .deleteWordForward: texts.deleteWordForward
    case .deleteToStart: texts.deleteToStart
    case .deleteToEnd: texts.deleteToEnd
    case .yank: texts.putBack
    case .undo: texts.undo
    }
  }
}

extension LineEdit {
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
