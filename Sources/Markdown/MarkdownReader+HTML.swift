import CMarkdown

/// Supports the HTML that READMEs use: its text is shown with the line breaks and the emphasis of a browser.
/// Source of the tags: html.spec.whatwg.org, "Rendering".
extension MarkdownReader {
  /// Reads a block of HTML, in which Markdown has no meaning.
  mutating func readHTML(_ html: String) {
    let countBefore = parts.count
    var lists = HTMLLists(depth: containers.count)
    let source = Array(html.utf8)
    var rest = source[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "<"), let (tag, end) = HTMLTag.read(rest) {
        rest = rest[end...]
        if let tag { readBlockTag(tag, &lists, &rest) }
      } else {
        let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
        inline.append(HTMLTag.unescape(rest[..<end]))
        rest = rest[end...]
      }
    }
    flush()
    inline = InlineText()
    (heading, isInCell) = (nil, false)
    lists.close(&containers)
    if parts.count > countBefore { needsBlank = !isTight }
  }

  /// Reads a tag within a line of Markdown.
  mutating func readTag(_ html: String) {
    if let tag = HTMLTag.read(Array(html.utf8)[...])?.tag { readInlineTag(tag) }
  }

  private mutating func readInlineTag(_ tag: HTMLTag) {
    let emphasis: octodo_markdown_kind? =
      switch tag.name {
      case "b", "strong", "summary", "dt", "th": octodo_markdown_strong
      case "i", "em", "cite", "var": octodo_markdown_emphasis
      case "s", "del", "strike": octodo_markdown_struck
      case "a": octodo_markdown_link
      default: nil
      }
    if let emphasis { tag.isClosing ? inline.end(emphasis) : inline.begin(emphasis) }
    switch tag.name {
    case "br": breakLine()
    case "code", "kbd", "samp", "tt": inline.append("`")
    case "img": inline.leaveOutImage(saying: tag.alt ?? "")
    case "td", "th":
      isInCell = !tag.isClosing
      if isInCell { inline.beginCell() }
    default: break
    }
  }

  private mutating func readBlockTag(
    _ tag: HTMLTag, _ lists: inout HTMLLists, _ rest: inout ArraySlice<UInt8>
  ) {
    guard tag.isBlock else { return readInlineTag(tag) }
    let hasFlushed = flush()
    if tag.isParagraph, hasFlushed { needsBlank = !isTight }
    if let level = tag.headingLevel { heading = tag.isClosing ? nil : level }
    switch tag.name {
    case "summary", "dt": readInlineTag(tag)
    case "hr":
      emit(.rule)
      needsBlank = !isTight
    case "pre" where !tag.isClosing:
      let (text, end) = HTMLTag.text(of: rest, upTo: "pre")
      readCode(text)
      rest = rest[end...]
    case "script", "style":
      if !tag.isClosing { rest = rest[HTMLTag.text(of: rest, upTo: tag.name).end...] }
    case "ul", "ol", "li": lists.read(tag, &containers)
    default: break
    }
    if tag.isParagraph, tag.isClosing { needsBlank = !isTight }
  }
}
