extension FlowInput {
  /// The script line for this input.
  var scriptLine: String {
    switch self {
    case .key(let name, let times):
      let chord = name.unicodeScalars.count == 1 ? Self.quoted(name) : name
      return "key \(chord)*\(times)"
    case .text(let text): return "type \(Self.quoted(text))"
    case .paste(let text): return "paste \(Self.quoted(text))"
    case .resize(let columns, let rows): return "resize \(columns)x\(rows)"
    case .click(let row, let column): return "click @\(row):\(column)"
    case .wheel(let turn, let row, let column): return "scroll \(turn.rawValue) 1 @\(row):\(column)"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escapes = [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n"), ("\t", "\\t")]
    return "\"" + escapes.reduce(text) { $0.replacing($1.0, with: $1.1) } + "\""
  }
}
