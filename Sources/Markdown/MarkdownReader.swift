import CMarkdown
import Domain

/// Converts the nodes of a Markdown document to parts.
struct MarkdownReader {
  private(set) var parts: [MarkdownPart] = []
  var containers: [Container] = []
  var inline = InlineText()
  var links = LinkReader()
  var heading: Int? {
    didSet { inline.isWritten = heading != nil }
  }
  var htmlLists = HTMLLists()
  var htmlTables: [HTMLTable] = []
  /// The lists of HTML in a line.
  var inlineLists = HTMLLists()
  /// Whether a film has begun whose address is not known yet.
  var isInFilm = false
  /// The number of open elements of HTML whose text is code.
  var htmlCode = 0
  /// The next part needs an empty line before it.
  var needsBlank = false
  /// The number of parts so far, those in open tables included.
  private(set) var placed = 0
  /// Whether the current block has a part already, because a line of it ended.
  var hasLine = false
  /// Whether a line of text ended with a division of HTML, such as a `div`, and nothing followed it.
  var endsDivision = false
  let kind: MarkdownText.Kind
  let words: MarkdownWords
  private let literals: Literals
  /// Whether the next line is one of its own, because this one is of a formula.
  private var isInFormula = false
  private var lists: [List] = []
  private var table: TableReader?
  private var footnotes = 0
  /// The part with the mark of an alert that has nothing below it yet, and its title.
  private var alert: (part: Int, title: [Span])?
  /// The words of the first badges that were left out, as long as nothing else was shown in the text or the section.
  var leftOut: [Span] = []

  private struct List {
    /// The next number; nil for a list without numbers.
    var number: Int?
    /// After the number.
    let mark: String
    let isTight: Bool
  }

  /// In bytes. A part is laid out at once, so longer ones are split.
  static let longestPart = 4_096

  /// - Parameters:
  ///   - literals: those that were masked in the source.
  ///   - lines: the number of lines of the source, which has hardly more parts.
  init(_ kind: MarkdownText.Kind, _ literals: Literals, _ words: MarkdownWords, lines: Int) {
    (self.kind, self.literals, self.words) = (kind, literals, words)
    parts.reserveCapacity(lines)
  }

  mutating func read(_ event: octodo_markdown_event) {
    switch event.kind {
    case octodo_markdown_quote, octodo_markdown_list, octodo_markdown_item, octodo_markdown_footnote:
      event.ends ? endContainer(event) : beginContainer(event)
    case octodo_markdown_paragraph, octodo_markdown_heading: readBlock(event)
    case octodo_markdown_table, octodo_markdown_row, octodo_markdown_cell: readTable(event)
    case octodo_markdown_code_block: readCode(text(event), language: event.language)
    case octodo_markdown_html_block: readHTML(text(event))
    case octodo_markdown_rule:
      emit(.rule)
      needsBlank = true
    default: readInline(event)
    }
  }

  /// Ends what is still open at the end of the document.
  mutating func finish() {
    closeHTML()
    // A text of badges only says that much.
    if !leftOut.isEmpty { emit(.prose(leftOut)) }
  }

  /// Shows the badges of a section that has nothing else. Below the title of a text they are facts of the day.
  /// - Parameter level: that of the next heading.
  private mutating func endSection(before level: Int) {
    guard !leftOut.isEmpty, let last = parts.last?.content.level, last >= level,
      last > 1 || parts.dropLast().contains(where: { $0.content.level != nil })
    else { return }
    emit(.prose(leftOut))
    needsBlank = !isTight
  }

  /// The text of a node itself.
  private func text(_ event: octodo_markdown_event) -> String {
    literals.hasMasks ? LiteralMask.restore(event.literal) : event.literal
  }

  private mutating func beginContainer(_ event: octodo_markdown_event) {
    switch event.kind {
    case octodo_markdown_quote: containers.append(.quote)
    case octodo_markdown_list:
      lists.append(
        List(
          number: event.number < 0 ? nil : Int(event.number), mark: event.has_parentheses ? ") " : ". ",
          isTight: event.is_tight))
    case octodo_markdown_footnote:
      if footnotes == 0 {
        emit(.rule)
        needsBlank = true
      }
      footnotes += 1
      links.add(anchor: Self.anchor(ofNote: "\(footnotes)"), part: parts.count)
      containers.append(.item("[\(footnotes)] ", isTight: false))
    default: beginItem(task: event.number)
    }
  }

  private mutating func beginItem(task: Int32) {
    guard let list = lists.last else { return }
    var mark = "- "
    if let number = list.number {
      mark = "\(number)\(list.mark)"
      lists[lists.count - 1].number = number + 1
    }
    let box = task < 0 ? "" : task > 0 ? "[x] " : "[ ] "
    containers.append(.item(mark, box: box, isTight: list.isTight))
  }

  private mutating func endContainer(_ event: octodo_markdown_event) {
    if event.kind == octodo_markdown_list {
      lists.removeLast()
      needsBlank = !isTight
    } else {
      closeHTML()
      emitEmptyItem(ofHTML: false)
      _ = containers.popLast()
      if event.kind == octodo_markdown_quote { (needsBlank, alert) = (!isTight, nil) }
    }
  }

  /// Whether the line is the first one of an outer quotation, in which GitHub looks for the mark of an alert.
  private var isFirstOfQuote: Bool {
    guard let quote = containers.last, quote.isQuote, !quote.isHTML, !quote.isUsed, heading == nil else {
      return false
    }
    return containers.dropLast().allSatisfy(\.isHTML)
  }

  /// Ends the line if it is the mark of an alert. Returns whether it is.
  private mutating func endAlert() -> Bool {
    guard isFirstOfQuote, inline.makeAlert() else { return false }
    return flush()
  }

  /// Shows the mark of the innermost item if nothing is in it.
  mutating func emitEmptyItem(ofHTML isHTML: Bool) {
    guard let item = containers.last, item.kind == .item, item.isHTML == isHTML, !item.isUsed else { return }
    emit(.prose([]))
    needsBlank = !isTight
  }

  /// Ends what HTML left open in the innermost container of Markdown.
  private mutating func closeHTML() {
    let depth = containers.markdownDepth
    while let table = htmlTables.last, table.depth >= depth { endTable() }
    containers.removeHTML(from: depth)
    htmlLists.close(deeperThan: depth - 1)
  }

  /// True if the blocks here are not separated by empty lines.
  var isTight: Bool { containers.last?.isTight ?? false }

  private mutating func readBlock(_ event: octodo_markdown_event) {
    if event.ends {
      let title = isFirstOfQuote && htmlTables.last?.isInCell != true ? inline.alert : nil
      if flush() || hasLine { needsBlank = !isTight }
      isInFormula = false
      alert = title.map { (parts.count - 1, $0) }
      (heading, htmlCode, inlineLists) = (nil, 0, HTMLLists())
      inline.endAll()
    } else {
      heading = event.kind == octodo_markdown_heading ? Int(event.number) : nil
    }
    hasLine = false
  }

  private mutating func readTable(_ event: octodo_markdown_event) {
    switch event.kind {
    case octodo_markdown_cell:
      guard event.ends else { return }
      endFilm()
      table?.add(inline.take(in: .alone)?.prefix(bytes: Self.longestPart) ?? [])
      inlineLists = HTMLLists()
      inline.endAll()
    case octodo_markdown_row: if event.ends { table?.endRow() }
    default:
      if event.ends, let table {
        emit(table.rows)
      }
      table = event.ends ? nil : TableReader(event)
      inline.cell = event.ends ? nil : words
    }
  }

  /// Shows the rows of a table, if anything is in it.
  mutating func emit(_ rows: [TableRow]) {
    guard rows.first?.columns.isEmpty == false else { return }
    for row in rows { emit(.row(row)) }
    needsBlank = !isTight
  }

  private mutating func readInline(_ event: octodo_markdown_event) {
    switch event.kind {
    case octodo_markdown_text:
      readText(literals.hasMasks ? LiteralMask.restoreAddresses(event.literal) : event.literal)
    case octodo_markdown_link:
      event.ends ? inline.endLink() : inline.beginLink(links.add(address: text(event), part: parts.count))
    case octodo_markdown_code: inline.append(code: text(event))
    case octodo_markdown_footnote_reference: if !event.ends { readReference(toNote: text(event)) }
    case octodo_markdown_html: readTag(text(event))
    case octodo_markdown_image:
      guard event.ends else { return inline.beginImage(at: text(event)) }
      if let picture = inline.endImage() { read(picture) }
    case octodo_markdown_soft_break: endSourceLine()
    case octodo_markdown_line_break: if !endAlert() { breakLine() }
    default: event.ends ? inline.end(event.kind) : inline.begin(event.kind)
    }
  }

  /// Reads the number of a note, which is a link to it.
  private mutating func readReference(toNote number: String) {
    let link =
      inline.link == nil ? links.add(address: "#" + Self.anchor(ofNote: number), part: parts.count) : nil
    if let link { inline.beginLink(link) }
    inline.append("[\(number)]")
    if link != nil { inline.endLink() }
  }

  /// As GitHub names it.
  private static func anchor(ofNote number: String) -> String { "fn-\(number)" }

  /// Adds text, in which GitHub draws emoji instead of their names.
  mutating func appendText(_ text: String) {
    let drawn = htmlCode > 0 ? text : EmojiNames.replaced(in: text)
    guard literals.hasMasks, LiteralMask.isIn(drawn) else {
      isInFormula = false
      return inline.append(drawn, written: text)
    }
    if drawn.unicodeScalars.first == LiteralMask.blockStart, !inline.isInImage { breakLine() }
    isInFormula = drawn.unicodeScalars.last == LiteralMask.lineEnd
    inline.append(LiteralMask.restore(drawn), written: text)
  }

  /// The end of a line of the source within a paragraph.
  private mutating func endSourceLine() {
    if endAlert() {
      // The title has a line of its own.
    } else if !inline.isInImage, isInFormula || kind == .post {
      breakLine()
    } else {
      inline.endLine(in: badgeContext)
      inline.append(" ")
    }
    isInFormula = false
  }

  /// - Parameter language: the language that GitHub highlights; nil if the fence names none.
  mutating func readCode(_ code: String, language: String? = nil) {
    // A suggestion without lines deletes those that it stands beside.
    guard !code.isEmpty || language != nil else { return }
    if let language { emit(.language(language)) }
    for line in code.sourceLines(bytes: Self.longestPart) { emit(.code(line)) }
    needsBlank = !isTight
  }

  /// Ends the current line.
  mutating func breakLine() {
    if table != nil || heading != nil {
      // A heading is one part, which has one entry in the contents.
      inline.breakLine()
    } else if flush() {
      hasLine = true
    }
  }

  private var badgeContext: BadgeContext {
    if heading != nil { return .heading }
    return containers.last?.kind == .item || htmlTables.last?.isInCell == true ? .alone : .paragraph
  }

  /// Emits the collected text as a part. Returns false if nothing is visible.
  @discardableResult
  mutating func flush() -> Bool {
    endFilm()
    let written = inline.written
    let spans = inline.take(in: badgeContext)
    if let heading {
      if spans != nil { endSection(before: heading) }
      links.add(heading: written, part: parts.count)
    }
    guard let spans else { return false }
    for piece in spans.pieces(bytes: Self.longestPart) {
      emitInline(heading.map { .heading(piece, level: $0) } ?? .prose(piece))
    }
    return true
  }

  /// The number of containers around the current cell of an HTML table, whose marks the table has already; 0 without
  /// one.
  private var outerDepth: Int { htmlTables.last.map { $0.isInCell ? $0.depth : 0 } ?? 0 }

  mutating func emit(_ content: MarkdownPart.Content) {
    emit(MarkdownPart(margin: Margin(first: "", rest: ""), content: content))
  }

  /// Emits a part within the containers that HTML has opened in the line.
  mutating func emitInline(_ content: MarkdownPart.Content) {
    while let margin = inline.containers.nextSummaryMargin() {
      emit(MarkdownPart(margin: margin, content: .prose([Span(text: words.details, emphasis: .strong)])))
    }
    emit(MarkdownPart(margin: inline.containers.nextMargin(), content: content))
  }

  /// Emits a part within the containers, or adds it to the current cell.
  private mutating func emit(_ part: MarkdownPart) {
    if let (mark, title) = alert, parts.indices.contains(mark) {
      parts[mark] = MarkdownPart(margin: parts[mark].margin, content: .prose(title))
    }
    alert = nil
    let depth = outerDepth
    while let fold = containers.firstIndex(where: \.needsSummary), fold >= depth { emitSummary(of: fold) }
    if needsBlank { place(MarkdownPart(margin: containers.blankMargin(from: depth), content: .blank)) }
    needsBlank = false
    let margin = containers.nextMargin(from: depth)
    place(MarkdownPart(margin: margin.followed(by: part.margin), content: part.content))
  }

  /// Writes the summary that a fold lacks, as browsers do (html.spec.whatwg.org, "The details element").
  private mutating func emitSummary(of fold: Int) {
    let inner = containers[(fold + 1)...]
    containers.removeSubrange((fold + 1)...)
    containers[fold].needsSummary = false
    emit(.prose([Span(text: words.details, emphasis: .strong)]))
    needsBlank = true
    containers += inner
  }

  private mutating func place(_ part: MarkdownPart) {
    placed += 1
    if htmlTables.last?.isInCell == true {
      htmlTables[htmlTables.count - 1].add(part)
    } else if part.content != .blank || !parts.isEmpty {
      if part.content != .blank { leftOut = [] }
      parts.append(part)
    }
  }

  /// Shows the innermost table of HTML: its rows, or the blocks that it only arranges.
  mutating func endTable() {
    guard let table = htmlTables.popLast() else { return }
    containers.removeHTML(from: table.depth)
    htmlLists.close(deeperThan: table.depth - 1)
    needsBlank = table.needsBlank
    if let rows = table.wordRows { return emit(rows) }
    if let (header, rows) = table.valueRows { return emit(header, rows) }
    for cell in table.cells where !cell.parts.isEmpty {
      for part in cell.parts where part.content != .blank || !needsBlank { emit(part) }
      needsBlank = !isTight
    }
  }
}

extension MarkdownReader {
  /// Shows a table with blocks in its cells: each value by the name of its column, and blocks below that.
  private mutating func emit(_ header: TableRow, _ rows: [[HTMLTable.Value]]) {
    emit(.row(header))
    for row in rows where !row.isEmpty {
      for value in row {
        if let row = value.row { emit(.row(row)) }
        for part in value.blocks.drop(while: { $0.content == .blank }) {
          let margin = part.content == .blank ? Margin(first: "", rest: "") : part.margin.indented
          emit(MarkdownPart(margin: margin, content: part.content))
        }
      }
      emit(.rule)
    }
    needsBlank = !isTight
  }
}

extension MarkdownPart.Content {
  /// That of a heading.
  fileprivate var level: Int? { if case .heading(_, let level) = self { level } else { nil } }
}

extension Margin {
  /// With the marks of the containers within these.
  fileprivate func followed(by inner: Margin) -> Margin {
    if inner.first.isEmpty { return self }
    return first.isEmpty ? inner : Margin(first: first + inner.first, rest: rest + inner.rest)
  }

  /// Below the name of a column.
  fileprivate var indented: Margin { Margin(first: "  " + first, rest: "  " + rest) }
}
