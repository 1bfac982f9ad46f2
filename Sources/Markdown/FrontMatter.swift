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
    guard lines.count > 2, Self.isMark(lines[0]),
      let end = lines.dropFirst(2).firstIndex(where: Self.isMark),
      let first = lines[1..<end].firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
      Self.isKey(lines[first]) || first == 1 && lines[first].hasPrefix("# ")
    else { return nil }
    yaml = lines[first..<end].joined(separator: "\n")
    rest = String(source[lines[end].endIndex...])
  }

  /// Blanks after the dashes do not count. Source: the pattern of Jekyll, whose front matter GitHub reads.
  private static func isMark(_ line: Substring) -> Bool {
    line.hasPrefix("---") && line.dropFirst(3).allSatisfy { $0 == " " || $0 == "\t" }
  }

  /// In characters.
  private static let longestKey = 200

  /// Whether a line begins with a key of YAML, with or without quotes.
  private static func isKey(_ line: Substring) -> Bool {
    line.prefix(longestKey).prefixMatch(of: /("[^"]+"|'[^']+'|[\w-]([\w. -]*[\w-])?):(?=\s|$)/) != nil
  }
}
