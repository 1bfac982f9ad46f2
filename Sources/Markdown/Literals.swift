import Domain

/// The pieces of a Markdown text in which no character has a meaning for Markdown: formulas, `$…$` and `$$…$$`, and
/// addresses that stand there as they are.
///
/// cmark-gfm does not know formulas, and addresses only with an extension that is too slow (decision 23). Their special
/// characters are therefore replaced by characters of private use before it reads the text, and restored in what it read,
/// also in code, so that a wrong guess does no harm there. For that reason blocks of code are not looked for: which lines
/// they end in depends on the quotations, lists and HTML around them.
/// Source: docs.github.com, "Writing mathematical expressions"; github.github.com/gfm, "Autolinks (extension)".
struct Literals {
  private(set) var bytes: [UInt8]
  /// Whether the text of its nodes must be restored.
  private(set) var hasMasks = false

  /// In bytes. Longer lines are read in pieces.
  private static let longestPiece = 4_096
  /// In lines.
  private static let longestBlock = 100

  init(in source: [UInt8]) {
    bytes = source
    // A text with such characters of its own stays as it is.
    guard let lines = Self.linesToRead(in: source), !lines.isEmpty else { return }
    bytes = []
    // A mask is longer than what it stands for.
    bytes.reserveCapacity(source.count + source.count / 8)
    var written = 0
    for range in lines where range.lowerBound >= written {
      bytes += source[written..<range.lowerBound]
      written = range.upperBound
      let line = source[range]
      let text = line[BoundedSource.body(of: line)...]
      if Self.isFence(text) {
        // What follows the marks names a language.
        bytes += line
      } else if let end = Self.end(ofBlockIn: line, text, source) {
        bytes += line[..<text.startIndex]
        bytes += LiteralMask.blockStart.utf8
        mask(text, isBlock: true)
        while written < end {
          let line = Self.line(of: source, at: written)
          written = line.endIndex
          let close = written == end ? Self.end(ofClosingMarks: line) : nil
          mask(line[..<(close ?? line.endIndex)], isBlock: true)
          if let close { maskInline(line[close...]) }
        }
      } else {
        maskInline(line)
      }
    }
    bytes += source[written...]
  }

  /// Of each byte. Every byte of the text asks, and a switch takes longer.
  private static let isLookedAt = (0...255).map { byte in
    [lineFeed, dollar, slash, UInt8(ascii: "."), LiteralMask.firstByte].contains { $0 == byte }
  }

  /// The lines in which something may be masked, or a block may begin. Nil if the text has characters that look like
  /// masks.
  private static func linesToRead(in source: [UInt8]) -> [Range<Int>]? {
    var (lines, start, mayHaveLiterals): ([Range<Int>], Int, Bool) = ([], 0, false)
    let isLookedAt = isLookedAt
    for index in source.indices where isLookedAt[Int(source[index])] {
      let last = index > 0 ? source[index - 1] : 0
      switch source[index] {
      case LiteralMask.firstByte: return nil
      case lineFeed:
        if mayHaveLiterals { lines.append(start..<index + 1) }
        (start, mayHaveLiterals) = (index + 1, false)
      case slash: if last == colon { mayHaveLiterals = true }
      case UInt8(ascii: "."): if last | 0x20 == UInt8(ascii: "w") { mayHaveLiterals = true }
      default: mayHaveLiterals = true
      }
    }
    if mayHaveLiterals { lines.append(start..<source.count) }
    return lines
  }

  /// The line that begins there, with its end.
  private static func line(of source: [UInt8], at start: Int) -> ArraySlice<UInt8> {
    source[start...].firstIndex(of: lineFeed).map { source[start...$0] } ?? source[start...]
  }

  /// Whether a line can begin or end a block of code. With a further backtick it is code in a line of text.
  /// Source: spec.commonmark.org, "Fenced code blocks".
  private static func isFence(_ text: ArraySlice<UInt8>) -> Bool {
    guard let mark = text.first, mark == backtick || mark == UInt8(ascii: "~") else { return false }
    let fence = text.prefix { $0 == mark }
    return fence.count >= 3 && (mark != backtick || !text[fence.endIndex...].contains(backtick))
  }

  /// The end of the block that begins in a line with two dollar signs. It has no empty line in it.
  /// - Parameter body: the text of that line.
  private static func end(
    ofBlockIn first: ArraySlice<UInt8>, _ body: ArraySlice<UInt8>, _ source: [UInt8]
  ) -> Int? {
    guard body.first == dollar, body.dropFirst().first == dollar else { return nil }
    let text = trimmed(body)
    if text.count > 4, text.suffix(2).elementsEqual([dollar, dollar]) { return first.endIndex }
    guard !text.dropFirst(2).contains(dollar) else { return nil }
    var next = first.endIndex
    for _ in 0..<longestBlock where next < source.count {
      let whole = Self.line(of: source, at: next)
      next = whole.endIndex
      let line = trimmed(whole)
      let text = line[BoundedSource.body(of: line)...]
      if text.isEmpty || isFence(text) { return nil }
      if text.suffix(2).elementsEqual([dollar, dollar]) || end(ofClosingMarks: line) != nil { return next }
      if text.contains(dollar) { return nil }
    }
    return nil
  }

  /// The end of the two dollar signs that begin a line of text, if more of it follows.
  private static func end(ofClosingMarks line: ArraySlice<UInt8>) -> Int? {
    let text = line[BoundedSource.body(of: line)...]
    guard text.prefix(3).elementsEqual([dollar, dollar, UInt8(ascii: " ")]) else { return nil }
    return trimmed(text).count > 2 && !text.dropFirst(2).contains(dollar) ? text.startIndex + 2 : nil
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let last = line.last, last <= UInt8(ascii: " ") { line.removeLast() }
    return line
  }

  /// - Parameter isBlock: whether it is a line of a block, which begins and ends with a line of its own.
  private mutating func mask(_ line: ArraySlice<UInt8>, isBlock: Bool, isRow: Bool = false) {
    let text = Self.trimmed(line)
    let lead = isBlock ? text.prefix { $0 == UInt8(ascii: ">") || $0 <= UInt8(ascii: " ") } : text.prefix(0)
    bytes += lead
    for (index, byte) in zip(lead.endIndex..., text[lead.endIndex...]) {
      // In a row of a table, a bar with a backslash is a bar, also in a formula.
      let isOfRow = isRow && byte == Self.backslash && text[(index + 1)...].first == Self.bar
      let isSpecial = isBlock ? byte.isSpecialInBlocks : byte.isSpecialInLines
      if isSpecial, !isOfRow { mask(byte, as: .formula) } else { bytes.append(byte) }
    }
    if isBlock {
      bytes += LiteralMask.lineEnd.utf8
      hasMasks = true
    }
    bytes += line[text.endIndex...]
  }

  private mutating func mask(_ byte: UInt8, as mask: LiteralMask) {
    bytes += mask.character(for: byte).utf8
    hasMasks = true
  }

  /// Masks the formulas and addresses in a line of text, except in code.
  private mutating func maskInline(_ line: ArraySlice<UInt8>) {
    let isRow = Self.isRow(line)
    var rest = line
    while !rest.isEmpty {
      let piece = Self.piece(of: rest)
      maskInline(piece, isRow: isRow)
      rest = rest[piece.endIndex...]
    }
  }

  /// The start of a line, all of a usual one. It ends after a blank, or after a character of a script that has none, if
  /// possible.
  private static func piece(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let piece = line.prefix(longestPiece)
    guard piece.endIndex < line.endIndex else { return line }
    let end = piece.indices.reversed().first { index in
      let next = line[index + 1]
      return piece[index] == UInt8(ascii: " ") || piece[index] >= 0x80 && next & 0xC0 != 0x80
    }
    return end.map { line[...$0] } ?? piece
  }

  private mutating func maskInline(_ line: ArraySlice<UInt8>, isRow: Bool) {
    let addresses = Self.addresses(in: line)
    guard line.contains(Self.dollar) || !addresses.isEmpty else {
      bytes += line
      return
    }
    var (index, written) = (line.startIndex, line.startIndex)
    var rest = addresses[...]
    // The lengths of backticks that do not end in this line.
    var open: Set<Int> = []
    while index < line.endIndex {
      var next = index + 1
      switch line[index] {
      case UInt8(ascii: "\\"): next = min(index + 2, line.endIndex)
      case Self.backtick:
        let mark = line[index...].prefix { $0 == Self.backtick }
        next = mark.endIndex
        if !open.contains(mark.count) {
          if let end = Self.end(ofCode: mark.count, in: line[next...]) {
            next = end
          } else {
            open.insert(mark.count)
          }
        }
      case Self.dollar:
        guard let end = Self.end(ofFormulaAt: index, in: line) else {
          next = line[index...].prefix { $0 == Self.dollar }.endIndex
          break
        }
        bytes += line[written..<index]
        mask(line[index..<end], isBlock: false, isRow: isRow)
        (next, written) = (end, end)
      default:
        rest = rest.drop { $0.lowerBound < index }
        guard let address = rest.first, address.lowerBound == index else { break }
        bytes += line[written..<index]
        for byte in line[address] {
          byte.isSpecialInAddresses ? mask(byte, as: .address) : bytes.append(byte)
        }
        (next, written) = (address.upperBound, address.upperBound)
      }
      index = next
    }
    bytes += line[written...]
  }

  private static func end(ofCode length: Int, in line: ArraySlice<UInt8>) -> Int? {
    var rest = line
    while let start = rest.firstIndex(of: backtick) {
      let mark = rest[start...].prefix { $0 == Self.backtick }
      if mark.count == length { return mark.endIndex }
      rest = rest[mark.endIndex...]
    }
    return nil
  }

  /// The end of the formula that begins with the dollar sign at `start`; nil if that is a price or a variable.
  private static func end(ofFormulaAt start: Int, in line: ArraySlice<UInt8>) -> Int? {
    let mark = line[start...].prefix(2).prefix { $0 == dollar }
    if start > line.startIndex, isWord(line[start - 1]) { return nil }
    // Two signs are no price, so that blanks beside them mean nothing.
    let isBlank = { (byte: UInt8) in mark.count == 1 && byte <= UInt8(ascii: " ") }
    guard let first = line[mark.endIndex...].first, !isBlank(first), first != backtick else { return nil }
    var index = mark.endIndex
    while index < line.endIndex, line[index] != dollar {
      index += line[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < line.endIndex, index > mark.endIndex, !isBlank(line[index - 1]) else { return nil }
    guard !hasMarkup(line[mark.endIndex..<index]) else { return nil }
    let end = line[index...].prefix { $0 == dollar }
    guard end.count == mark.count else { return nil }
    if let next = line[end.endIndex...].first, isWord(next) { return nil }
    return end.endIndex
  }

  /// Whether the text between two dollar signs ends a link or an element of HTML, so that they are two prices or the like.
  private static func hasMarkup(_ text: ArraySlice<UInt8>) -> Bool {
    zip(text.indices, zip(text, text.dropFirst())).contains { index, pair in
      pair == (UInt8(ascii: "]"), UInt8(ascii: "(")) && isAddress(text[(index + 2)...])
        || pair == (UInt8(ascii: "<"), slash)
    }
  }

  /// Whether the text up to the next bracket is where a link leads: in a formula, it is what a function is applied to.
  private static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
    guard let end = text.firstIndex(of: UInt8(ascii: ")")) else { return true }
    let text = text[..<end]
    return text.contains { $0 == slash || $0 == colon || $0 == UInt8(ascii: "#") }
      || zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: ".") && $1 > UInt8(ascii: "9") }
  }

  /// Whether a dollar sign beside this letter or digit is none of a formula.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "\\"), dollar:
      true
    default: false
    }
  }

  /// Whether the line has a bar that can separate two cells.
  private static func isRow(_ line: ArraySlice<UInt8>) -> Bool {
    line.indices.contains { line[$0] == bar && ($0 == line.startIndex || line[$0 - 1] != backslash) }
  }

  private static let bar = UInt8(ascii: "|")
  private static let backslash = UInt8(ascii: "\\")
  private static let dollar = UInt8(ascii: "$")
  private static let backtick = UInt8(ascii: "`")
  private static let lineFeed = UInt8(ascii: "\n")

  // MARK: Addresses

  private static func mayHaveAddresses(_ text: ArraySlice<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in text {
      if byte == slash, last == colon { return true }
      if byte == UInt8(ascii: "."), last | 0x20 == UInt8(ascii: "w") { return true }
      last = byte
    }
    return false
  }

  /// The addresses in a line that may have special characters. Those of Markdown's own links are left out, because more
  /// of the line would look like a part of them.
  private static func addresses(in line: ArraySlice<UInt8>) -> [Range<Int>] {
    guard line.contains(where: \.isSpecialInAddresses), mayHaveAddresses(line) else { return [] }
    return TextLinks.addresses(in: Array(line)).compactMap { range in
      let address = line[(range.lowerBound + line.startIndex)..<(range.upperBound + line.startIndex)]
      guard !line[..<address.startIndex].suffix(2).elementsEqual("](".utf8) else { return nil }
      return address.startIndex..<(address.firstIndex(of: bar) ?? address.endIndex)
    }
  }

  private static let colon = UInt8(ascii: ":")
  private static let slash = UInt8(ascii: "/")
}
