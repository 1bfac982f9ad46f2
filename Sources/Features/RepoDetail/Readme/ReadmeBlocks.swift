/// Gathers the lines of a README to blocks: paragraphs, list items, quotations, code. It looks at the start
/// of each line, and leaves what is in it for the moment at which somebody looks.
struct ReadmeBlocks {
  private(set) var parts: [DetailPart] = []
  private let source: SourceSlice
  private var open: Range<Int>?
  private var fence: CodeFence?
  /// Columns to the text of the list item that further lines may belong to; nil outside of a list.
  private var listColumn: Int?
  private var region = Region.markdown
  private var isQuoteOpen = false
  private var isQuotedCode = false

  /// What the lines up to an end of their own are.
  private enum Region {
    case markdown
    case comment
    /// HTML, where an indent means nothing, up to an empty line.
    case html
    /// HTML whose line breaks count.
    case preformatted
    /// The rows of a table without bars at its edges, up to an empty line.
    case table
  }

  /// Bytes: a part is laid out at once, so a longer one is more than one part.
  private static let longestPart = 4_096

  init(_ source: SourceSlice) {
    self.source = source
    for line in source.sourceLines { read(line) }
    flush()
    if parts.last == .blank { parts.removeLast() }
  }

  private mutating func read(_ text: SourceSlice) {
    if region == .comment {
      if text.firstIndex(of: "-->", from: text.startIndex) != nil { region = .markdown }
      return
    }
    if text.isEmpty, fence == nil { return endParagraph() }
    if readCode(text) { return }
    let line = SourceLine(text)
    if line.isBlank { return endParagraph() }
    switch region {
    case .preformatted:
      single(text, as: .preformatted)
      if Self.endsPreformatted(text) { region = .markdown }
    case .table where text.contains(UInt8(ascii: "|")): single(text)
    default: readText(line)
    }
  }

  private mutating func readCode(_ text: SourceSlice) -> Bool {
    if let block = fence {
      let isEnd = block.isClosed(by: text)
      if isEnd { fence = nil }
      append(text) { .code($0, isFence: isEnd) }
      return true
    }
    guard let opened = CodeFence(text) else { return false }
    flush()
    fence = opened
    append(text) { .code($0, isFence: true) }
    return true
  }

  private mutating func endParagraph() {
    flush()
    if region != .preformatted { region = .markdown }
    isQuotedCode = false
    if let last = parts.last, last != .blank { parts.append(.blank) }
  }

  private mutating func readText(_ line: SourceLine) {
    if line.isQuote { return readQuote(line) }
    if isQuoteOpen { flush() }
    if line.body.starts(with: "<!--".utf8) { return readComment(line) }
    if let tag = line.blockTag { return readHTML(line, tag) }
    if region == .html { return readParagraph(line) }
    let item = line.itemColumn
    if line.isRule { return readRule(line) }
    if line.isTableDelimiter { return readTableHead(line) }
    if line.isTableRow { return single(line.all) }
    if open == nil, line.indent >= 4 + (listColumn ?? 0), item == nil || listColumn == nil {
      return append(line.all) { .code($0, isFence: false) }
    }
    if line.isHeading { return single(line.body, isHeading: true) }
    if open == nil, line.isDefinition { return }
    guard let item, open == nil || line.indent < 4 || listColumn != nil else { return readParagraph(line) }
    flush()
    listColumn = item
    extend(line.all)
    if line.hasHardBreak { flush() }
  }

  private mutating func readParagraph(_ line: SourceLine) {
    if open == nil, line.indent == 0 { listColumn = nil }
    extend(open == nil && (listColumn == nil || region == .html) ? line.body : line.all)
    if line.hasHardBreak { flush() }
  }

  private mutating func readRule(_ line: SourceLine) {
    let isParagraph = open != nil && listColumn == nil
    if line.body.first == UInt8(ascii: "="), !isParagraph { return readParagraph(line) }
    flush(isHeading: isParagraph && line.underlines)
    append(line.all) { .code($0, isFence: false) }
  }

  private mutating func readTableHead(_ line: SourceLine) {
    if let head = open {
      open = nil
      append(source[head]) { .line($0, .row) }
    }
    single(line.all)
    region = .table
  }

  private mutating func readComment(_ line: SourceLine) {
    guard let end = line.body.firstIndex(of: "-->", from: line.body.startIndex + 4) else {
      flush()
      region = .comment
      return
    }
    if !SourceLine(line.body[(end + 3)...]).isBlank { readParagraph(line) }
  }

  private mutating func readHTML(_ line: SourceLine, _ tag: String) {
    flush()
    if tag == "pre", !Self.endsPreformatted(line.all) {
      region = .preformatted
      return single(line.all, as: .preformatted)
    }
    region = .html
    readParagraph(line)
  }

  private static func endsPreformatted(_ text: SourceSlice) -> Bool {
    text.firstIndex(of: "</pre", from: text.startIndex) != nil
  }

  private mutating func readQuote(_ line: SourceLine) {
    let quoted = line.quoted
    let isFence = CodeFence(quoted.body) != nil
    if !isQuoteOpen || isQuotedCode || isFence || !quoted.isPlain { flush() }
    if isFence { isQuotedCode.toggle() }
    extend(line.all)
    isQuoteOpen = true
    if isQuotedCode || isFence || quoted.isBlank || quoted.isAlert || quoted.hasHardBreak { flush() }
  }

  /// A block of one line.
  private mutating func single(
    _ text: SourceSlice, as form: InlineText.Form = .row, isHeading: Bool = false
  ) {
    flush()
    append(text) { isHeading ? .prose($0, isHeading: true) : .line($0, form) }
  }

  private mutating func extend(_ text: SourceSlice) {
    if let start = open?.lowerBound, text.endIndex - start > Self.longestPart { flush() }
    open = (open?.lowerBound ?? text.startIndex)..<text.endIndex
  }

  private mutating func flush(isHeading: Bool = false) {
    isQuoteOpen = false
    guard let range = open else { return }
    open = nil
    append(source[range]) { .prose($0, isHeading: isHeading) }
  }

  private mutating func append(_ text: SourceSlice, as part: (SourceSlice) -> DetailPart) {
    for piece in text.pieces(bytes: Self.longestPart) {
      let part = part(piece)
      if !part.vanishes { parts.append(part) }
    }
  }
}
