/// A paragraph, a heading or a line of Markdown as text for reading: its lines joined, links as their text,
/// without images, tags, comments and the marks of emphasis. Code keeps its marks. It takes linear time.
struct InlineText {
  private let source: SourceSlice
  private let form: Form
  /// False where a block of HTML begins, in which Markdown means nothing.
  private let hasEmphasis: Bool
  private var index: Int
  private var output: [UInt8] = []
  private var brackets: [Bracket] = []
  private var emphasis = EmphasisMarks()
  private var images: [String] = []
  private var hasDropped = false
  /// What was looked for and does not come any more: runs of so many backticks, and the end of a comment.
  private var missingRuns: Set<Int> = []
  private var hasNoCommentEnd = false

  private struct Bracket {
    /// Where the text's bracket stands in the output, the mark of an image included.
    let start: Int
    let isImage: Bool
    /// How many runs of marks stand before it.
    let runs: Int
  }

  enum Form: Hashable {
    /// A paragraph, a list item or a heading.
    case prose
    /// Of a table, whose blanks count.
    case row
    /// A line of preformatted HTML, in which nothing but tags and character references means anything.
    case preformatted
  }

  init(_ source: SourceSlice, as form: Form = .prose) {
    self.source = source
    self.form = form
    hasEmphasis = SourceLine(source).blockTag == nil
    index = source.startIndex
    let blanks = source.prefix { $0.isSpace }
    for blank in blanks { output += blank == UInt8(ascii: "\t") ? "    ".utf8 : " ".utf8 }
    index = blanks.endIndex
    while index < source.endIndex { step() }
    emphasis.match()
    output = emphasis.stripped(output)
    if form == .prose { trim() }
    guard isBare, hasDropped, images.count == 1, let alt = images.first, !alt.isEmpty else { return }
    if output.last != UInt8(ascii: " "), !output.isEmpty { output.append(UInt8(ascii: " ")) }
    output += "[\(alt)]".utf8
  }

  var text: String { String(decoding: output, as: UTF8.self) }

  /// True where all that there was is images and tags that are not shown.
  var isEmpty: Bool { hasDropped && isBare }

  /// Nothing but marks of lists and headings, and what stands between badges.
  private var isBare: Bool { output.allSatisfy { Self.separators.contains($0) } }
  private static let separators = Array(" |/,-#>*+·•&".utf8)

  /// Blanks at the end go, and what parted the text from images that are not shown.
  private mutating func trim() {
    trimBlanks()
    while !images.isEmpty, !isBare,
      let mark = Self.dots.first(where: { output.suffix($0.count) == $0[...] })
    {
      output.removeLast(mark.count)
      trimBlanks()
    }
  }

  private mutating func trimBlanks() {
    while output.last == UInt8(ascii: " ") { output.removeLast() }
  }

  private static let dots = ["·", "•"].map { Array($0.utf8) }

  private mutating func step() {
    let byte = source[index]
    switch byte {
    case UInt8(ascii: "<"): readAngle()
    case UInt8(ascii: "&"): readReference()
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): joinLine()
    case UInt8(ascii: " "), UInt8(ascii: "\t"): keep(form == .prose ? nil : byte)
    default: if form == .preformatted { keep(byte) } else { stepInMarkdown(byte) }
    }
  }

  private mutating func stepInMarkdown(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\\"): readEscape()
    case UInt8(ascii: "`"): readCode()
    case UInt8(ascii: "!") where next == UInt8(ascii: "["): open(isImage: true)
    case UInt8(ascii: "["): open(isImage: false)
    case UInt8(ascii: "]"): close()
    case UInt8(ascii: "*") where hasEmphasis, UInt8(ascii: "_") where hasEmphasis: readMarks(byte)
    case UInt8(ascii: "|") where form == .row:
      // No emphasis goes from one cell to another.
      emphasis.match()
      keep(byte)
    default: keep(byte)
    }
  }

  private mutating func readMarks(_ mark: UInt8) {
    let run = source[index...].prefix { $0 == mark }
    let flank = EmphasisMarks.Flank(
      of: mark, before: source.scalar(before: index), after: source.scalar(at: run.endIndex))
    emphasis.add(mark, at: output.count, length: run.count, flank)
    output += run
    index = run.endIndex
  }

  private var next: UInt8? { index + 1 < source.endIndex ? source[index + 1] : nil }

  /// Takes over one byte; nil for a blank, of which one is enough.
  private mutating func keep(_ byte: UInt8?) {
    index += 1
    if let byte { output.append(byte) } else { addBlank() }
  }

  private mutating func addBlank() {
    if let last = output.last, last != UInt8(ascii: " ") { output.append(UInt8(ascii: " ")) }
  }

  private mutating func readEscape() {
    guard let next else { return index += 1 }
    if next.isPunctuation {
      output.append(next)
      index += 2
    } else if next.isLineBreak {
      index += 1
    } else {
      keep(source[index])
    }
  }

  /// Code between backticks stays as it is.
  private mutating func readCode() {
    let run = source[index...].prefix { $0 == UInt8(ascii: "`") }
    let end = missingRuns.contains(run.count) ? nil : endOfCode(after: run)
    if end == nil { missingRuns.insert(run.count) }
    for byte in source[index..<(end ?? run.endIndex)] {
      output.append(byte.isLineBreak || byte == UInt8(ascii: "\t") ? UInt8(ascii: " ") : byte)
    }
    index = end ?? run.endIndex
  }

  private func endOfCode(after run: SourceSlice) -> Int? {
    var rest = source[run.endIndex...]
    while let start = rest.firstIndex(of: UInt8(ascii: "`")) {
      let other = rest[start...].prefix { $0 == UInt8(ascii: "`") }
      if other.count == run.count { return other.endIndex }
      rest = rest[other.endIndex...]
    }
    return nil
  }

  private mutating func open(isImage: Bool) {
    brackets.append(Bracket(start: output.count, isImage: isImage, runs: emphasis.count))
    if isImage { output.append(UInt8(ascii: "!")) }
    output.append(UInt8(ascii: "["))
    index += isImage ? 2 : 1
  }

  private mutating func close() {
    guard let bracket = brackets.popLast(), let target = LinkTarget(source, at: index + 1),
      bracket.isImage || !target.isReference || !isAfterWord(bracket)
    else { return keep(source[index]) }
    let textStart = bracket.start + (bracket.isImage ? 2 : 1)
    emphasis.match(from: bracket.runs)
    if bracket.isImage {
      let alt = emphasis.stripped(output, from: textStart, runs: bracket.runs)
      images.append(String(decoding: alt, as: UTF8.self))
      output.removeSubrange(bracket.start...)
      emphasis.drop(from: bracket.runs)
      hasDropped = true
    } else {
      if output.count == textStart { hasDropped = true }
      output.removeSubrange(bracket.start..<textStart)
      emphasis.shift(from: bracket.runs, by: textStart - bracket.start)
    }
    index = target.end
  }

  /// `list[0][1]` is no link.
  private func isAfterWord(_ bracket: Bracket) -> Bool {
    guard bracket.start > 0 else { return false }
    let before = output[bracket.start - 1]
    return before.isLetter || before.isDigit || before == UInt8(ascii: "_")
  }

  private mutating func readAngle() {
    guard let next, next.isLetter || next == UInt8(ascii: "/") || next == UInt8(ascii: "!") else {
      return keep(source[index])
    }
    if source[index...].starts(with: "<!--".utf8) { return readComment() }
    if let tag = HTMLTag(source, at: index) { return read(tag) }
    // An address stands between angles.
    let address = source[index...].dropFirst().prefix {
      !$0.isSpace && !$0.isLineBreak && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<")
    }
    let isClosed = address.endIndex < source.endIndex && source[address.endIndex] == UInt8(ascii: ">")
    guard isClosed, address.first?.isLetter == true,
      address.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") })
    else { return keep(source[index]) }
    output += address
    index = address.endIndex + 1
  }

  private mutating func readComment() {
    let end = hasNoCommentEnd ? nil : source.firstIndex(of: "-->", from: index + 4)
    guard let end else {
      hasNoCommentEnd = true
      return keep(source[index])
    }
    hasDropped = true
    index = end + 3
  }

  private mutating func read(_ tag: HTMLTag) {
    hasDropped = true
    index = tag.end
    if tag.isBlock || tag.name == "br" { addBlank() }
    if tag.name == "img" { images.append(tag.alt.map { String(decoding: $0, as: UTF8.self) } ?? "") }
    guard !tag.isClosing else { return }
    if let level = tag.headingLevel { output += (String(repeating: "#", count: level) + " ").utf8 }
    if tag.name == "li" { output += "- ".utf8 }
    if tag.name == "td" || tag.name == "th", !output.isEmpty { output += " | ".utf8 }
  }

  private mutating func readReference() {
    guard let reference = CharacterReference(source, at: index) else { return keep(source[index]) }
    if reference.text == " " { addBlank() } else { output += reference.text.utf8 }
    index = reference.end
  }

  /// The next line follows after a blank, without the marks of a quotation that stand before it.
  private mutating func joinLine() {
    addBlank()
    let isQuote = source.first { !$0.isSpace } == UInt8(ascii: ">")
    let margin = source[index...].prefix {
      $0.isLineBreak || $0.isSpace || isQuote && $0 == UInt8(ascii: ">")
    }
    index = margin.endIndex
  }
}
