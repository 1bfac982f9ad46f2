import CMarkdown

/// Supports the HTML that READMEs use: its text is shown with the line breaks and the emphasis of a browser.
/// Source of the tags: html.spec.whatwg.org, "Rendering".
extension MarkdownReader {
  /// Reads a block of HTML, in which Markdown has no meaning. Lists, quotations, folds and tables go on in the next
  /// block if they are not closed.
  mutating func readHTML(_ html: String) {
    let source = Array(html.utf8)
    var rest = source[...]
    let start = placed
    (hasLine, endsDivision) = (false, false)
    while let byte = rest.first {
      if byte == UInt8(ascii: "<"), let (tag, end) = HTMLTag.read(rest) {
        rest = rest[end...]
        if let tag { readBlockTag(tag, &rest) }
      } else {
        let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
        readText(HTMLTag.unescape(rest[..<end]))
        rest = rest[end...]
      }
    }
    flush()
    inline = InlineText()
    (heading, htmlCode, hasLine) = (nil, 0, false)
    if htmlTables.last?.isInCell != true { htmlLists.endBlock(&containers) }
    if placed > start { needsBlank = !isTight }
  }

  /// Reads a tag within a line of Markdown.
  mutating func readTag(_ html: String) {
    let source = Array(html.utf8)[...]
    guard let read = HTMLTag.read(source) else { return readText(HTMLTag.unescape(source)) }
    guard let tag = read.tag else { return }
    switch tag.name {
    // A cell without a table.
    case "td", "th": readInlineTag(tag)
    // The code ends with its line.
    case "pre" where tag.isClosing:
      readInlineTag(tag)
      breakLine()
    case _ where tag.isBlock:
      breakLine()
      readInlineBlock(tag)
      readInlineTag(tag)
    default: readInlineTag(tag)
    }
  }

  /// Reads a block tag in a line of Markdown, or in a cell of its tables. A heading has room for no block.
  private mutating func readInlineBlock(_ tag: HTMLTag) {
    guard heading == nil else { return }
    switch tag.name {
    case "ol", "ul", "li":
      if tag.isClosing || tag.name == "li" { showEmptyInlineItem() }
      inlineLists.read(tag, &inline.containers)
    case "blockquote": readInlineContainer(tag, .quote)
    case "details": readInlineContainer(tag, .fold)
    case "summary": tag.isClosing ? inline.containers.endSummary() : inline.containers.beginSummary()
    case "hr" where !tag.isClosing: readInlineRule()
    default: break
    }
  }

  /// Shows the mark of the innermost item of a line if nothing is in it.
  private mutating func showEmptyInlineItem() {
    guard let item = inline.containers.last, item.kind == .item, !item.isUsed else { return }
    if inline.cell == nil { emitInline(.prose([])) } else { inline.beginLine() }
    breakLine()
  }

  private mutating func readInlineContainer(_ tag: HTMLTag, _ container: Container) {
    if !tag.isClosing {
      inline.containers.appendHTML(container)
    } else if inline.containers.contains(where: { $0.kind == container.kind }) {
      inline.containers.removeHTML(container.kind)
      inlineLists.close(deeperThan: inline.containers.count)
    } else if inline.cell == nil {
      // A block of HTML began it.
      readContainer(tag, container)
    }
  }

  private mutating func readInlineRule() {
    guard inline.cell == nil else {
      inline.append(MarkdownPart.ruleInCell)
      return breakLine()
    }
    if hasLine { needsBlank = !isTight }
    emitInline(.rule)
    needsBlank = !isTight
    hasLine = true
  }

  mutating func readInlineTag(_ tag: HTMLTag) {
    let emphasis: octodo_markdown_kind? =
      switch tag.name {
      case "b", "strong", "summary", "dt", "th": octodo_markdown_strong
      case "i", "em", "cite", "var", "dfn": octodo_markdown_emphasis
      case "s", "del", "strike": octodo_markdown_struck
      default: nil
      }
    if let emphasis { tag.isClosing ? inline.end(emphasis) : inline.begin(emphasis) }
    if let anchor = tag.anchor { links.add(anchor: anchor, part: parts.count) }
    switch tag.name {
    case "a":
      if tag.isClosing {
        inline.endLink()
      } else {
        inline.beginLink(tag.href.flatMap { links.add(address: $0, part: parts.count) })
      }
    case "br": breakHTMLLine()
    case "code", "kbd", "pre", "samp", "tt":
      tag.isClosing ? inline.endCode() : inline.beginCode()
      if tag.name != "kbd" { htmlCode = max(0, htmlCode + (tag.isClosing ? -1 : 1)) }
    case "sup": tag.isClosing ? inline.endScript() : inline.beginScript(.raised)
    case "sub": tag.isClosing ? inline.endScript() : inline.beginScript(.lowered)
    case "q": inline.append("\"")
    case "rt": tag.isClosing ? inline.endReading() : inline.beginReading()
    case "img":
      read(
        Picture(
          address: tag.attributes["src"] ?? "", alt: tag.attributes["alt"] ?? "",
          height: tag.number("height", in: 1...10_000), width: tag.number("width", in: 1...10_000)))
    case "video" where tag.isClosing:
      inline.endFilm()
      endFilm()
    case "video":
      endFilm()
      isInFilm = true
      inline.beginFilm()
      if let address = tag.attributes["src"] { endFilm(at: address) }
    case "source": if let address = tag.attributes["src"] { endFilm(at: address) }
    case "td", "th": if !tag.isClosing { inline.beginCell() }
    default: break
    }
  }

  /// Shows the film that has begun, if there is one.
  /// - Parameter address: the film's, which its tag or the first tag in it names.
  mutating func endFilm(at address: String? = nil) {
    guard isInFilm else { return }
    isInFilm = false
    let link = inline.link == nil ? address.flatMap { links.add(address: $0, part: parts.count) } : nil
    if let link { inline.beginLink(link) }
    inline.append("[\(words.video)]")
    if link != nil { inline.endLink() }
    if address != nil { inline.beginFilm() }
  }

  /// A second break leaves a line empty.
  private mutating func breakHTMLLine() {
    let isEmpty = hasLine
    hasLine = false
    breakLine()
    if !hasLine, isEmpty {
      needsBlank = !isTight
      hasLine = true
    }
  }

  private mutating func readBlockTag(_ tag: HTMLTag, _ rest: inout ArraySlice<UInt8>) {
    let isCell = tag.name == "td" || tag.name == "th"
    guard tag.isBlock, !isCell || !htmlTables.isEmpty else { return readInlineTag(tag) }
    let hasText = flush() || hasLine || endsDivision
    (hasLine, endsDivision) = (false, hasText && tag.isDivision)
    if tag.isParagraph, hasText { needsBlank = !isTight }
    if let level = tag.headingLevel { heading = tag.isClosing ? nil : level }
    if let anchor = tag.anchor { links.add(anchor: anchor, part: parts.count) }
    switch tag.name {
    case "summary":
      tag.isClosing ? containers.endSummary() : containers.beginSummary()
      readInlineTag(tag)
    case "hr":
      emit(.rule)
      needsBlank = !isTight
    case "pre" where !tag.isClosing:
      readPre(&rest, language: tag.attributes["lang"])
    case "ul", "ol", "li", "dl", "dt", "dd":
      if tag.name == "li", tag.isClosing { emitEmptyItem(ofHTML: true) }
      if ["li", "dt", "dd"].contains(tag.name), htmlLists.hasItems { needsBlank = false }
      htmlLists.read(tag, &containers)
      if tag.name == "dt" { readInlineTag(tag) }
    case "blockquote": readContainer(tag, .quote)
    case "details": readContainer(tag, .fold)
    case "table", "thead", "tbody", "tfoot", "tr", "td", "th": readTableTag(tag)
    default: break
    }
    if tag.isParagraph, tag.isClosing, tag.name != "table" { needsBlank = !isTight }
  }

  private mutating func readContainer(_ tag: HTMLTag, _ container: Container) {
    if tag.isClosing {
      containers.removeHTML(container.kind)
      htmlLists.close(deeperThan: containers.count)
    } else {
      containers.appendHTML(container)
    }
  }

  /// In tables. A deeper one is a part of the cell around it.
  private static var deepestTable: Int { 8 }

  private mutating func readTableTag(_ tag: HTMLTag) {
    guard tag.name != "table" else {
      if tag.isClosing {
        endTable()
      } else if htmlTables.count < Self.deepestTable {
        htmlTables.append(HTMLTable(depth: containers.count, needsBlank: needsBlank))
      }
      return
    }
    guard let table = htmlTables.last, table.depth >= containers.markdownDepth else { return }
    if table.isInCell {
      containers.removeHTML(from: table.depth)
      htmlLists.close(deeperThan: table.depth - 1)
    }
    htmlTables[htmlTables.count - 1].read(tag)
    needsBlank = false
    if tag.name == "th" { readInlineTag(tag) }
  }
}
