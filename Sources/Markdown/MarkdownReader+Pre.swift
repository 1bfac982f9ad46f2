/// Reads `pre`, whose blanks and ends of lines are shown as they are. Tags keep their meaning in it: they are links,
/// pictures, raised and stressed text. Source: html.spec.whatwg.org, "The pre element".
extension MarkdownReader {
  /// - Parameters:
  ///   - rest: the text after the opening tag; on return that after the closing tag.
  ///   - language: the one that GitHub highlights; nil if the tag names none.
  mutating func readPre(_ rest: inout ArraySlice<UInt8>, language: String?) {
    if let language { emit(.language(language)) }
    // HTML ignores a line break right after the opening tag.
    if rest.first == UInt8(ascii: "\n") { rest = rest.dropFirst() }
    inline.beginPre()
    var isOpen = true
    while isOpen, let byte = rest.first {
      if byte == UInt8(ascii: "<"), let (tag, end) = HTMLTag.read(rest) {
        rest = rest[end...]
        isOpen = tag.map { $0.name != "pre" || !$0.isClosing } ?? true
        if isOpen, let tag { readTag(ofPre: tag) }
      } else {
        let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
        readLines(ofPre: HTMLTag.unescape(rest[..<end]))
        rest = rest[end...]
      }
    }
    if inline.hasText { endLineOfPre() }
    inline.endPre()
    needsBlank = !isTight
  }

  private mutating func readTag(ofPre tag: HTMLTag) {
    switch tag.name {
    case "br": endLineOfPre()
    // All of it is code.
    case "code", "kbd", "samp", "tt": break
    case _ where tag.isBlock: break
    default: readInlineTag(tag)
    }
  }

  private mutating func readLines(ofPre text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { endLineOfPre() }
      if !line.isEmpty { inline.append(String(line)) }
    }
  }

  private mutating func endLineOfPre() {
    let line = inline.takeLineOfPre()
    for piece in line.pieces(bytes: Self.longestPart) { emit(.pre(piece)) }
  }
}
