public import Terminal

/// A change to a line that is being edited, or to the place of its cursor.
public enum LineEdit: Hashable, Sendable, CaseIterable {
  case left, right, wordLeft, wordRight, toStart, toEnd
  case deleteBackward, deleteForward, deleteWordBackward, deleteToStart, deleteToEnd
}

extension LineEdit {
  /// The keys for it: the ones of readline and of most terminals.
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
    case .deleteToStart: [.ctrl("u")]
    case .deleteToEnd: [.ctrl("k")]
    }
  }

  /// False where only the cursor moves.
  public var changesText: Bool {
    switch self {
    case .left, .right, .wordLeft, .wordRight, .toStart, .toEnd: false
    case .deleteBackward, .deleteForward, .deleteWordBackward, .deleteToStart, .deleteToEnd: true
    }
  }

  /// What it does, in the words of the help.
  public var help: String {
    switch self {
    case .left: "a character left"
    case .right: "a character right"
    case .wordLeft: "a word left"
    case .wordRight: "a word right"
    case .toStart: "to the start of the line"
    case .toEnd: "to the end of the line"
    case .deleteBackward: "delete the character before the cursor"
    case .deleteForward: "delete the character under the cursor"
    case .deleteWordBackward: "delete the word before the cursor"
    case .deleteToStart: "delete to the start of the line"
    case .deleteToEnd: "delete to the end of the line"
    }
  }
}
