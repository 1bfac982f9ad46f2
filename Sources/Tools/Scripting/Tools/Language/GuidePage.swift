/// Text in two columns, at most 80 characters wide.
struct GuidePage {
  private static let width = 80
  private static let secondColumn = 32
  private var lines: [String] = []

  var text: String { lines.joined(separator: "\n") }

  mutating func add(_ text: String) {
    lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  mutating func addGap() {
    lines.append("")
  }

  mutating func addSection(_ title: String) {
    lines += ["", title]
  }

  /// Places `meaning` next to `usage`, or below it if that is too long.
  mutating func addEntry(_ usage: String, _ meaning: String) {
    let indent = String(repeating: " ", count: Self.secondColumn)
    var first = "  \(usage)"
    if first.count > Self.secondColumn - 2 {
      lines.append(first)
      first = ""
    }
    for (number, line) in wrapped(meaning).enumerated() {
      let start = number == 0 ? first : ""
      lines.append(start + indent.dropFirst(start.count) + line)
    }
  }

  private func wrapped(_ text: String) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      let isFull = line.count + 1 + word.count > Self.width - Self.secondColumn
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if isFull {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = line + " " + word
      }
    }
    return lines
  }
}
