import CMarkdown

/// Collects the text of a paragraph, a heading or a table cell. Code keeps its backticks and deleted text its
/// tildes, because not every terminal and theme has a style for them. Pictures are shown by their words, badges not.
struct InlineText {
  private var spans: [Span] = []
  /// The text as it was written, without pictures: what GitHub names a heading by.
  private(set) var written = ""
  /// Whether `written` is wanted.
  var isWritten = false
  /// The number of open elements of each kind.
  private var strong = 0
  private var emphasized = 0
  /// The numbers of the open links; nil for one that leads nowhere.
  private var links: [Int?] = []
  private var struck = 0
  /// The open images, and the words of the outermost one.
  private var images: [String] = []
  private var codes = 0
  private var alt = ""
  private var scripts: [Script] = []
  /// The last raised or lowered text, unless it has brackets.
  private var bareScript: BareScript?
  /// Whether the brackets around a reading are in the text.
  private var hasOwnBracket = false
  /// Whether a picture was left out.
  private var hasLeftOut = false
  /// The number of spans before what only browsers without films show, and the number of bytes of the last one.
  private var film: (spans: Int, bytes: Int)?
  /// The first span of the current line of the source.
  private var lineStart = 0
  /// The lists, quotations and folds that HTML has opened in the text.
  var containers: [Container] = []
  /// The words for a cell of a table, whose lines have the marks of these containers in them; nil elsewhere.
  var cell: MarkdownWords?
  /// The next text belongs to a further cell of an HTML table row.
  private var beginsCell = false

  /// - Parameter written: the text in the source; nil if it is the same.
  mutating func append(_ text: String, written: String? = nil) {
    guard images.isEmpty else {
      alt += text
      return
    }
    if isWritten { self.written += written ?? text }
    if beginsCell, !text.allSatisfy(\.isWhitespace) {
      beginsCell = false
      append(" | ", emphasis: [])
    }
    append(text, emphasis: emphasis)
  }

  mutating func append(code: String) {
    codes += 1
    append("`\(code)`")
    codes -= 1
  }

  /// The text up to `endCode` is code.
  mutating func beginCode() {
    codes += 1
    append("`")
  }

  mutating func endCode() {
    append("`")
    codes = max(0, codes - 1)
  }

  /// The text up to `endPre` keeps its blanks, and has no ends of lines.
  mutating func beginPre() { codes += 1 }

  mutating func endPre() { codes = max(0, codes - 1) }

  /// Whether there is text since the last line.
  var hasText: Bool { !spans.isEmpty }

  /// Returns the line that ends in a `pre` and clears it; open elements stay open. Its badges say as much as code.
  mutating func takeLineOfPre() -> [Span] {
    (take(in: .alone) ?? []).map { span in
      Span(text: span.text, emphasis: span.emphasis.subtracting(.code), link: span.link)
    }
  }

  /// Ends the code and the links that HTML has left open at the end of a block.
  mutating func endAll() { (codes, links, containers) = (0, [], []) }

  private mutating func append(_ text: String, emphasis: Span.Emphasis) {
    // GitHub shows all blanks of code. Source: the `white-space` of its pages.
    let keepsBlanks = emphasis.contains(.code) && !text.hasLineEnd
    let text = keepsBlanks ? text : Self.joiningBlanks(of: text, after: spans.last?.text.utf8.last)
    guard !text.isEmpty else { return }
    if needsMark, text != " " { beginLine() }
    endBareScript(before: text)
    let link = emphasis.contains(.link) ? link : nil
    // Raised text begins its own span.
    if spans.last?.emphasis == emphasis, spans.last?.link == link, spans.count > scripts.last?.start ?? 0 {
      spans[spans.count - 1].text += text
    } else {
      spans.append(Span(text: text, emphasis: emphasis, link: link))
    }
  }

  mutating func begin(_ kind: octodo_markdown_kind) { change(kind, by: 1) }

  mutating func end(_ kind: octodo_markdown_kind) { change(kind, by: -1) }

  private mutating func change(_ kind: octodo_markdown_kind, by step: Int) {
    switch kind {
    case octodo_markdown_strong: strong = max(0, strong + step)
    case octodo_markdown_emphasis: emphasized = max(0, emphasized + step)
    case octodo_markdown_struck:
      // The tildes belong to the deleted text.
      if step > 0 { struck += 1 }
      append("~~")
      if step < 0 { struck = max(0, struck - 1) }
    default: break
    }
  }

  /// Begins a link.
  /// - Parameter number: its number in the text; nil if it leads nowhere, so that it is shown as text.
  mutating func beginLink(_ number: Int?) { links.append(number) }

  mutating func endLink() { _ = links.popLast() }

  /// The number of the innermost link.
  var link: Int? { links.last ?? nil }

  /// Adds a bar before the next text, unless there is no text before it.
  mutating func beginCell() { beginsCell = !spans.isEmpty }

  /// Ends the line in a cell or a heading, which can have several.
  mutating func breakLine() {
    guard images.isEmpty else { return append(" ") }
    guard var text = spans.last?.text, text.utf8.last != UInt8(ascii: "\n") else { return }
    while text.utf8.last == UInt8(ascii: " ") { text.removeLast() }
    spans[spans.count - 1].text = text + "\n"
  }

  /// Whether the next text in a cell begins a line within containers.
  private var needsMark: Bool {
    guard cell != nil, !containers.isEmpty else { return false }
    return spans.last.map { $0.text.utf8.last == UInt8(ascii: "\n") } ?? true
  }

  /// Adds the marks of the containers to a line of a cell.
  mutating func beginLine() {
    while let cell, let margin = containers.nextSummaryMargin() {
      spans.append(Span(text: margin.first, emphasis: .margin))
      spans.append(Span(text: cell.details + "\n", emphasis: .strong))
    }
    spans.append(Span(text: containers.nextMargin().first, emphasis: .margin))
  }

  /// Begins the reading of a word in East Asian scripts, which stands above it in a browser.
  mutating func beginReading() {
    hasOwnBracket = spans.last?.text.last == "("
    if !hasOwnBracket { append("(") }
  }

  mutating func endReading() {
    if !hasOwnBracket { append(")") }
  }

  /// Whether the next text is the alternative text of a picture.
  var isInImage: Bool { !images.isEmpty }

  mutating func beginImage(at address: String) {
    if images.isEmpty { alt = "" }
    images.append(address)
  }

  /// - Returns: the picture; nil for one within another.
  mutating func endImage() -> Picture? {
    guard let address = images.popLast(), images.isEmpty else { return nil }
    return Picture(address: address, alt: alt)
  }

  mutating func append(_ picture: Picture, _ words: MarkdownWords) {
    let isBadge = picture.isBadge
    guard !picture.isForDarkPages, !isBadge || !picture.alt.isEmpty else {
      hasLeftOut = true
      return
    }
    if spans.last?.isPicture == true { append(" ", emphasis: []) }
    var kind: Span.Emphasis = .picture
    if picture.isIcon { kind.insert(.icon) }
    if isBadge { kind.insert(.badge) }
    append(picture.words(words), emphasis: emphasis.union(kind))
  }

  /// Begins a film, in which text is only for browsers that do not know films.
  mutating func beginFilm() {
    film = (spans.count, spans.last?.text.utf8.count ?? 0)
    // Its end stays where it is, whatever follows.
    bareScript = nil
  }

  /// Removes the text in a film that ends in the same line.
  mutating func endFilm() {
    defer { film = nil }
    guard let start = film, start.spans <= spans.count, scripts.isEmpty else { return }
    spans.removeSubrange(start.spans...)
    guard let last = spans.last, last.text.utf8.count > start.bytes else { return }
    spans[spans.count - 1].text = String(decoding: last.text.utf8.prefix(start.bytes), as: UTF8.self)
  }

  private var emphasis: Span.Emphasis {
    var emphasis: Span.Emphasis = []
    if strong > 0 { emphasis.insert(.strong) }
    if emphasized > 0 { emphasis.insert(.emphasized) }
    if link != nil { emphasis.insert(.link) }
    if struck > 0 { emphasis.insert(.struck) }
    if codes > 0 { emphasis.insert(.code) }
    return emphasis
  }

  /// The title of the alert whose mark is all of the text; nil if it is none. An alert is a quotation that GitHub shows
  /// in colour. Source: docs.github.com, "Basic writing and formatting syntax", alerts; GitHub also accepts lower case.
  var alert: [Span]? {
    // Called at each end of a line, so it must be fast for a long text.
    guard spans.count == 1, let text = spans.first?.text, text.utf8.count <= Self.longestAlert else {
      return nil
    }
    return Self.alerts[text.uppercased()].map { [Span(text: $0, emphasis: .strong)] }
  }

  /// Replaces the mark of an alert with its title. Returns false if there is none.
  mutating func makeAlert() -> Bool {
    guard let alert else { return false }
    spans = alert
    return true
  }

  private static let alerts = [
    "[!NOTE]": "Note", "[!TIP]": "Tip", "[!IMPORTANT]": "Important", "[!WARNING]": "Warning",
    "[!CAUTION]": "Caution",
  ]
  /// In bytes.
  private static let longestAlert = "[!IMPORTANT]".utf8.count

  /// Ends a line of the source, whose badges are left out where they are only a row of badges.
  mutating func endLine(in context: BadgeContext) {
    guard scripts.isEmpty else { return }
    if spans.leaveOutBadges(from: lineStart, in: context) { (hasLeftOut, film) = (true, nil) }
    lineStart = spans.count
  }

  /// Returns the collected text and clears it; open elements stay open. Nil if nothing is visible.
  mutating func take(in context: BadgeContext) -> [Span]? {
    while !scripts.isEmpty { endScript() }
    endLine(in: context)
    var taken = spans
    let hasLeftOut = hasLeftOut
    (spans, written, self.hasLeftOut, beginsCell, lineStart) = ([], "", false, false, 0)
    (bareScript, film) = (nil, nil)
    taken.trimEnd { $0 == " " || $0 == "\n" }
    let hasPictures = taken.contains(where: \.isPicture)
    guard hasLeftOut || hasPictures else { return taken.isEmpty ? nil : taken }
    if !taken.hasWords { taken = Self.pictures(taken, hasLeftOut, in: context) }
    if hasLeftOut { taken.trimEnd { $0 == " " || $0 == "·" || $0 == "•" } }
    return taken.isEmpty ? nil : taken
  }

  /// A line of pictures only. In a paragraph those that are no higher than a line are badges; separators make no sense
  /// where some were left out.
  private static func pictures(_ spans: [Span], _ hasLeftOut: Bool, in context: BadgeContext) -> [Span] {
    let isLeftOut = { (span: Span) in context == .paragraph && span.emphasis.contains(.icon) }
    let pictures = spans.filter { $0.isPicture && !isLeftOut($0) }
    guard !pictures.isEmpty else { return [] }
    let hasIcons = spans.contains(where: isLeftOut)
    guard hasLeftOut || hasIcons else { return spans }
    return pictures.enumerated().flatMap { $0 == 0 ? [$1] : [Span(text: " ", emphasis: []), $1] }
  }

  /// Collapses blanks and line ends to one space, and removes leading ones, as in HTML.
  private static func joiningBlanks(of text: String, after last: UInt8?) -> String {
    let blank = UInt8(ascii: " ")
    var isBlank = last.map(isSpace) ?? true
    // Most text stays as it is.
    let stays = text.utf8.withContiguousStorageIfAvailable { bytes in
      var last = isBlank ? blank : 0
      for byte in bytes {
        if byte <= blank, byte < blank || last == blank { return false }
        last = byte
      }
      return true
    }
    if stays == true { return text }
    var joined: [UInt8] = []
    joined.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      let isSpace = isSpace(byte)
      if !isSpace || !isBlank { joined.append(isSpace ? blank : byte) }
      isBlank = isSpace
    }
    return String(decoding: joined, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}

// Raised and lowered text.

extension InlineText {
  /// An open element.
  fileprivate struct Script {
    let mark: ScriptMark
    /// The index of its first span.
    let start: Int
  }

  /// Raised or lowered text whose end is not marked.
  fileprivate struct BareScript {
    /// The index of its first span.
    let start: Int
    /// The number of spans at its end, and the number of bytes of the last one.
    let end: (spans: Int, bytes: Int)
  }

  private static let deepestScript = 8

  mutating func beginScript(_ mark: ScriptMark) {
    // A mark stands between both.
    bareScript = nil
    guard scripts.count < Self.deepestScript else { return }
    if needsMark { beginLine() }
    scripts.append(Script(mark: mark, start: spans.count))
  }

  mutating func endScript() {
    guard let script = scripts.popLast(), script.start < spans.count else { return }
    let text = spans[script.start...].map(\.text).joined().trimmingBlanks
    let before = spans[..<script.start].suffix(2).map { $0.text.suffix(3) }.joined()
    let (start, end) = script.mark.marks(around: text, after: before)
    guard !start.isEmpty else { return }
    let first = spans[script.start].text
    spans[script.start].text = start + first.drop { $0 == " " }
    let last = spans[spans.count - 1].text
    // A blank at its end is one between words.
    let isApart = last.last == " "
    spans[spans.count - 1].text = (isApart ? String(last.dropLast()) : last) + end
    defer { if isApart { append(" ", emphasis: emphasis) } }
    let isBare = end.isEmpty && !["[", "("].contains(text.first)
    bareScript =
      isBare
      ? BareScript(start: script.start, end: (spans.count, spans[spans.count - 1].text.utf8.count)) : nil
  }

  /// Marks the end of a script that a letter or digit follows at once: log_(10)5 is not log_105.
  private mutating func endBareScript(before following: String) {
    guard let script = bareScript, let next = following.first else { return }
    bareScript = nil
    guard script.end.spans == spans.count, script.end.bytes == spans[spans.count - 1].text.utf8.count,
      next.isLetter || next.isNumber, next.unicodeScalars.allSatisfy({ $0.value < Self.firstIdeograph })
    else { return }
    let text = spans[script.start].text
    spans[script.start].text = "\(text.prefix(1))(\(text.dropFirst())"
    spans[spans.count - 1].text += ")"
  }

  /// A character of East Asian scripts after it is no part of an exponent.
  private static let firstIdeograph: UInt32 = 0x2E80
}
