import Terminal

/// A README's source as lines for reading: prose is wrapped, code is left as it is, headings stand out.
/// Markdown is made to be read as text, so its marks stay.
enum ReadmeText {
  static func lines(_ source: String, width: Int) -> [LaidOutRepo.Line] {
    guard source.utf8.count > longest else { return lay(source, width: width) }
    let head = String(decoding: source.utf8.prefix(longest), as: UTF8.self)
    let end =
      "--- The README goes on; GitHub itself shows no more than this. Press o to see it in the browser. ---"
    return lay(head, width: width) + DisplayText(end).wrapped(to: width).map { LaidOutRepo.Line(text: $0) }
  }

  /// Bytes: what GitHub itself shows of a README (docs.github.com, "About READMEs").
  private static let longest = 500 * 1024

  private static func lay(_ source: String, width: Int) -> [LaidOutRepo.Line] {
    var result: [LaidOutRepo.Line] = []
    var block: CodeFence?
    for line in DisplayText.lines(source) {
      let text = line.description
      let fence = block == nil ? CodeFence(text) : nil
      let isFence = fence != nil || block?.isClosed(by: text) == true
      if isFence { block = fence }
      if block != nil || isFence || text.hasPrefix("    ") || text.hasPrefix("|") {
        result += pieces(of: line, width: width).map {
          LaidOutRepo.Line(text: $0, style: Style(isFence ? .dim : []))
        }
      } else {
        let style = Style(text.hasPrefix("#") ? .bold : [])
        let indent = min(hangingIndent(of: text), width / 2)
        result += line.wrapped(to: width, indent: indent).map { LaidOutRepo.Line(text: $0, style: style) }
      }
    }
    return result
  }

  /// Code keeps its blanks, so it is cut at the edge instead of wrapped at words.
  private static func pieces(of line: DisplayText, width: Int) -> [DisplayText] {
    guard line.width > width else { return [line] }
    return line.cut(to: max(2, width))
  }

  /// Where the text of a list item begins, so that its further lines stand under it.
  private static func hangingIndent(of text: String) -> Int {
    let blanks = text.prefix { $0 == " " }.count
    let rest = text.dropFirst(blanks)
    if rest.hasPrefix("- ") || rest.hasPrefix("* ") || rest.hasPrefix("+ ") { return blanks + 2 }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }.count
    return digits > 0 && rest.dropFirst(digits).hasPrefix(". ") ? blanks + digits + 2 : 0
  }
}
