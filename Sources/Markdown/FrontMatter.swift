/// YAML at the start of a text, between two lines of three dashes. It is for tools and not Markdown, which would read
/// it as a rule and a heading.
struct FrontMatter {
  let yaml: String
  /// The text after it.
  let rest: String

  private static let maxLines = 1_000

  /// Nil if the text has none, or one with far more lines than tools read.
  init?(of source: String) {
    guard source.hasPrefix("---") else { return nil }
    let lines = source.split(
      maxSplits: Self.maxLines, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.count > 2, lines[0] == "---", Self.isKey(lines[1]),
      let end = lines.dropFirst(2).firstIndex(of: "---")
    else { return nil }
    yaml = lines[1..<end].joined(separator: "\n")
    rest = String(source[lines[end].endIndex...])
  }

  /// Whether a line is a key of YAML, or a comment.
  private static func isKey(_ line: Substring) -> Bool {
    if line.hasPrefix("# ") { return true }
    let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    return !name.isEmpty && line[name.endIndex...].hasPrefix(":")
  }
}
