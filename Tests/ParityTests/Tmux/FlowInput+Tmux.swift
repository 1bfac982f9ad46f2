extension FlowInput {
  /// The tmux command for this input in a pane.
  func tmuxCommand(pane: String) -> String {
    switch self {
    case .key(let name, let times):
      if name.unicodeScalars.count == 1 { return bytes(String(repeating: name, count: times), pane) }
      return "send-keys -t \(pane) -N \(times) \(Self.tmuxKey(name))"
    case .text(let text): return bytes(text, pane)
    case .paste(let text): return bytes("\u{1B}[200~\(text)\u{1B}[201~", pane)
    case .resize(let columns, let rows): return "resize-window -t \(pane) -x \(columns) -y \(rows)"
    case .click(let row, let column):
      return bytes("\u{1B}[<0;\(column);\(row)M\u{1B}[<0;\(column);\(row)m", pane)
    case .wheel(.down, let row, let column): return bytes("\u{1B}[<65;\(column);\(row)M", pane)
    case .wheel(.up, let row, let column): return bytes("\u{1B}[<64;\(column);\(row)M", pane)
    }
  }

  private func bytes(_ text: String, _ pane: String) -> String {
    "send-keys -t \(pane) -H " + text.utf8.map { String($0, radix: 16) }.joined(separator: " ")
  }

  /// tmux's name of the key that scripts call `name`.
  private static func tmuxKey(_ name: String) -> String {
    let names = [
      "Esc": "Escape", "BackTab": "BTab", "Backspace": "BSpace", "PageUp": "PPage", "PageDown": "NPage",
      "Insert": "IC", "Delete": "DC",
    ]
    return names[name] ?? name.replacing("Ctrl+", with: "C-").replacing("Alt+", with: "M-")
  }
}
