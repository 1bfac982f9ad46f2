import CMarkdown

/// Converts the nodes of a Markdown document to parts.
struct MarkdownReader {
  private(set) var parts: [MarkdownPart] = []
  var containers: [Container] = []
  var inline = InlineText()
  var heading: Int?
  /// Within a cell of an HTML table.
  var isInCell = false
  /// The next part needs an empty line before it.
  var needsBlank = false
  private var lists: [List] = []
  private var table: TableReader?
  private var footnotes = 0

  private struct List {
    /// The next number; nil for a list without numbers.
    var number: Int?
    let isTight: Bool
  }

  /// In bytes. A part is laid out at once, so longer ones are split.
  private static let longestPart = 4_096

  mutating func read(_ event: octodo_markdown_event) {
    switch event.kind {
    case octodo_markdown_quote, octodo_markdown_list, octodo_markdown_item, octodo_markdown_footnote:
      event.ends ? endContainer(event) : beginContainer(event)
    case octodo_markdown_paragraph, octodo_markdown_heading: readBlock(event)
    case octodo_markdown_table, octodo_markdown_row, octodo_markdown_cell: readTable(event)
    case octodo_markdown_code_block: readCode(event.literal)
    case octodo_markdown_html_block: readHTML(event.literal)
    case octodo_markdown_rule:
      emit(.rule)
      needsBlank = true
    default: readInline(event)
    }
  }

  private mutating func beginContainer(_ event: octodo_markdown_event) {
    switch event.kind {
    case octodo_markdown_quote: containers.append(.quote)
    case octodo_markdown_list:
      lists.append(List(number: event.number < 0 ? nil : Int(event.number), isTight: event.is_tight))
    case octodo_markdown_footnote:
      if footnotes == 0 {
        emit(.rule)
        needsBlank = true
      }
      footnotes += 1
      containers.append(.item("[\(footnotes)] ", isTight: false))
    default: beginItem(task: event.number)
    }
  }

  private mutating func beginItem(task: Int32) {
    guard let list = lists.last else { return }
    var mark = "- "
    if let number = list.number {
      mark = "\(number). "
      lists[lists.count - 1].number = number + 1
    }
    if task >= 0 { mark += task > 0 ? "[x] " : "[ ] " }
    containers.append(.item(mark, isTight: list.isTight))
  }

  private mutating func endContainer(_ event: octodo_markdown_event) {
    if event.kind == octodo_markdown_list {
      lists.removeLast()
      needsBlank = !isTight
    } else {
      containers.removeLast()
      if event.kind == octodo_markdown_quote { needsBlank = !isTight }
    }
  }

  /// True if the blocks here are not separated by empty lines.
  var isTight: Bool { containers.last?.isTight ?? false }

  private mutating func readBlock(_ event: octodo_markdown_event) {
    if event.ends {
      if heading == nil, containers.last?.isQuote == true { inline.makeAlert() }
      if flush() { needsBlank = !isTight }
      (heading, isInCell) = (nil, false)
    } else {
      heading = event.kind == octodo_markdown_heading ? Int(event.number) : nil
    }
  }

  private mutating func readTable(_ event: octodo_markdown_event) {
    switch event.kind {
    case octodo_markdown_cell:
      if event.ends { table?.add(inline.take()?.prefix(bytes: Self.longestPart) ?? []) }
    case octodo_markdown_row: if event.ends { table?.endRow() }
    default:
      if event.ends, let table {
        for row in table.rows { emit(.row(row)) }
        needsBlank = !isTight
      }
      table = event.ends ? nil : TableReader(event)
    }
  }

  private mutating func readInline(_ event: octodo_markdown_event) {
    switch event.kind {
    case octodo_markdown_text: inline.append(event.literal)
    case octodo_markdown_code: inline.append("`\(event.literal)`")
    case octodo_markdown_footnote_reference: if !event.ends { inline.append("[\(event.literal)]") }
    case octodo_markdown_html: readTag(event.literal)
    case octodo_markdown_soft_break:
      if containers.last?.isQuote == true, inline.makeAlert() { flush() } else { inline.append(" ") }
    case octodo_markdown_line_break: breakLine()
    default: event.ends ? inline.end(event.kind) : inline.begin(event.kind)
    }
  }

  mutating func readCode(_ code: String) {
    guard !code.isEmpty else { return }
    var lines = code.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines {
      for piece in [Span(text: String(Substring(line)), emphasis: [])].pieces(bytes: Self.longestPart) {
        emit(.code(piece.map(\.text).joined()))
      }
    }
    needsBlank = !isTight
  }

  /// Ends the current line. A table cell has one line only.
  mutating func breakLine() {
    if table != nil || isInCell { inline.append(" ") } else { flush() }
  }

  /// Emits the collected text as a part. Returns false if nothing is visible.
  @discardableResult
  mutating func flush() -> Bool {
    guard let spans = inline.take() else { return false }
    for piece in spans.pieces(bytes: Self.longestPart) {
      emit(heading.map { .heading(piece, level: $0) } ?? .prose(piece))
    }
    return true
  }

  mutating func emit(_ content: MarkdownPart.Content) {
    if needsBlank, !parts.isEmpty {
      parts.append(MarkdownPart(margin: containers.blankMargin, content: .blank))
    }
    needsBlank = false
    parts.append(MarkdownPart(margin: containers.nextMargin(), content: content))
  }
}
