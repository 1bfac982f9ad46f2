/// The string literals of a Swift file, split at their interpolations. Supports the forms that this project
/// uses: `"…"`, `#"…"#` and `"""`, with interpolations that contain literals.
struct SourceLiterals {
  private var rest: Substring
  private(set) var literals: [[String]] = []

  /// Each literal as the texts between its interpolations.
  static func read(_ code: String) -> [[String]] {
    var reader = SourceLiterals(rest: code[...])
    reader.readCode(until: nil)
    return reader.literals
  }

  private init(rest: Substring) {
    self.rest = rest
  }

  private mutating func readCode(until closing: Character?) {
    var depth = 0
    while let character = rest.first {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      switch character {
      case closing where depth < 0:
        rest.removeFirst()
        return
      case "/" where rest.hasPrefix("//"): rest = rest.drop { $0 != "\n" }
      case "\"" where rest.hasPrefix("\"\"\""):
        readLiteral(from: "\"\"\"", to: "\"\"\"", interpolation: "\\(")
      case "\"": readLiteral(from: "\"", to: "\"", interpolation: "\\(")
      case "#" where rest.hasPrefix("#\""): readLiteral(from: "#\"", to: "\"#", interpolation: "\\#(")
      default: rest.removeFirst()
      }
    }
  }

  private mutating func readLiteral(from start: String, to end: String, interpolation: String) {
    rest.removeFirst(start.count)
    var texts = [""]
    while !rest.isEmpty, !rest.hasPrefix(end) {
      if rest.hasPrefix(interpolation) {
        rest.removeFirst(interpolation.count)
        readCode(until: ")")
        texts.append("")
      } else {
        let length = rest.hasPrefix("\\") && !start.hasPrefix("#") ? 2 : 1
        texts[texts.count - 1] += rest.prefix(length)
        rest.removeFirst(min(length, rest.count))
      }
    }
    rest.removeFirst(min(end.count, rest.count))
    literals.append(texts)
  }
}
