import Terminal

extension Key {
  /// The key's name in scripts: `Ctrl+R`, `"/"`, `Down`. Nil for the few keys that have no name in scripts.
  var scriptText: String? {
    var text = ""
    if modifiers.contains(.control) { text += "Ctrl+" }
    if modifiers.contains(.alt) { text += "Alt+" }
    if modifiers.contains(.shift) { text += "Shift+" }
    guard let name = codeText else { return nil }
    return text + name
  }

  private var codeText: String? {
    switch code {
    case .character(" "): "Space"
    // Scripts write Ctrl+R for the lowercase letter.
    case .character(let scalar) where modifiers == .control && ("a"..."z").contains(scalar):
      String(scalar).uppercased()
    case .character(let scalar): ScriptString.quoted(String(scalar))
    case .function(let number): (1...12).contains(number) ? "F\(number)" : nil
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .insert: "Insert"
    case .delete: "Delete"
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "BackTab"
    case .backspace: "Backspace"
    case .escape: "Esc"
    }
  }
}
