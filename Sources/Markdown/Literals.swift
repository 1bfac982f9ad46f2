/// The formulas of a Markdown text, `$…$` and `$$…$$`, in which no character has a meaning for Markdown.
///
/// cmark-gfm does not know them. Their special characters are therefore replaced by characters of private use before it
/// reads the text, and restored in what it read, also in code, so that a wrong guess does no harm there.
/// Source: docs.github.com, "Writing mathematical expressions".
struct Formulas {
  private(set) var bytes: [UInt8]
  /// Whether the text of its nodes must be restored.
  private(set) var hasMasks = false

  /// In bytes. No formula is in a longer line.
  private static let longestLine = 4_096
  private static let longestBlock = 100

  /// The first private character; the special character is added to it.
  private static let base: UInt32 = 0x10_FF00
  /// The line after this mark is a line of the formula too.
  static let lineEnd = "\u{10FF0A}"

  init(in source: [UInt8]) {
    bytes = source
    // A text with such characters of its own stays as it is.
    guard source.contains(Self.dollar), !source.contains(0xF4) else { return }
    bytes = []
    bytes.reserveCapacity(source.count)
    let lines = Self.lines(of: source)
    var (fence, index) = (ArraySlice<UInt8>(), 0)
    while index < lines.count {
      let line = source[lines[index]]
      let text = line[BoundedSource.body(of: line)...]
      if let mark = Self.fence(of: text) {
        if fence.isEmpty { fence = mark } else if mark.starts(with: fence) { fence = [] }
        bytes += line
      } else if !fence.isEmpty {
        bytes += line
      } else if let end = Self.block(from: index, lines, source) {
        bytes += line[..<text.startIndex]
        mask(text, isBlock: true, isLast: index == end)
        while index < end {
          index += 1
          mask(source[lines[index]], isBlock: true, isLast: index == end)
        }
      } else {
        maskInline(line)
      }
      index += 1
    }
  }

  /// The text of a node with its special characters.
  static func restore(_ text: String) -> String {
    guard text.utf8.contains(0xF4) else { return text }
    var restored = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard scalar.value > base, scalar.value < base + 0x80 else {
        restored.append(scalar)
        continue
      }
      if String(scalar) != lineEnd { restored.append(Unicode.Scalar(UInt8(scalar.value - base))) }
    }
    return String(restored)
  }

  /// The lines with their ends.
  private static func lines(of source: [UInt8]) -> [Range<Int>] {
    var (lines, start): ([Range<Int>], Int) = ([], 0)
    while start < source.count {
      let end = source[start...].firstIndex(of: lineFeed).map { $0 + 1 } ?? source.count
      lines.append(start..<end)
      start = end
    }
    return lines
  }

  /// The mark at the start of a line that begins or ends a block of code.
  private static func fence(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let mark = text.first, mark == backtick || mark == UInt8(ascii: "~") else { return nil }
    let fence = text.prefix { $0 == mark }
    return fence.count >= 3 ? fence : nil
  }

  /// The last line of the block that begins in a line with two dollar signs. It has no empty line in it.
  private static func block(from index: Int, _ lines: [Range<Int>], _ source: [UInt8]) -> Int? {
    let first = trimmed(source[lines[index]])
    let text = first[BoundedSource.body(of: first)...]
    guard text.starts(with: [dollar, dollar]) else { return nil }
    if text.count > 4, text.suffix(2).elementsEqual([dollar, dollar]) { return index }
    guard !text.dropFirst(2).contains(dollar) else { return nil }
    for next in lines.indices[(index + 1)...].prefix(longestBlock) {
      let line = trimmed(source[lines[next]])
      let text = line[BoundedSource.body(of: line)...]
      if text.isEmpty || fence(of: text) != nil { return nil }
      if text.suffix(2).elementsEqual([dollar, dollar]) { return next }
      if text.contains(dollar) { return nil }
    }
    return nil
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let last = line.last, last <= UInt8(ascii: " ") { line.removeLast() }
    return line
  }

  private mutating func mask(_ line: ArraySlice<UInt8>, isBlock: Bool, isLast: Bool = true) {
    let text = Self.trimmed(line)
    let lead = isBlock ? text.prefix { $0 == UInt8(ascii: ">") || $0 <= UInt8(ascii: " ") } : text.prefix(0)
    bytes += lead
    for byte in text[lead.endIndex...] {
      guard (isBlock ? Self.ofBlocks : Self.ofLines).contains(byte) else {
        bytes.append(byte)
        continue
      }
      bytes += Self.masked(byte)
      hasMasks = true
    }
    if !isLast {
      bytes += Self.lineEnd.utf8
      hasMasks = true
    }
    bytes += line[text.endIndex...]
  }

  private static func masked(_ byte: UInt8) -> String.UTF8View {
    (Unicode.Scalar(base + UInt32(byte)).map { String($0) } ?? "").utf8
  }

  private static let ofLines = Set("\\`*_[]<&~!:@#".utf8)
  /// Those that begin a list or a heading too.
  private static let ofBlocks = ofLines.union("-+=.)|".utf8)

  /// Masks the formulas in a line of text, except in code.
  private mutating func maskInline(_ line: ArraySlice<UInt8>) {
    guard line.contains(Self.dollar), line.count <= Self.longestLine else {
      bytes += line
      return
    }
    var index = line.startIndex
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
        if let end = Self.end(ofFormulaAt: index, in: line) {
          mask(line[index..<end], isBlock: false)
          index = end
          continue
        }
        next = line[index...].prefix { $0 == Self.dollar }.endIndex
      default: break
      }
      bytes += line[index..<next]
      index = next
    }
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
    guard let first = line[mark.endIndex...].first, first > UInt8(ascii: " "), first != backtick else {
      return nil
    }
    var index = mark.endIndex
    while index < line.endIndex, line[index] != dollar {
      index += line[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < line.endIndex, index > mark.endIndex, line[index - 1] > UInt8(ascii: " ") else {
      return nil
    }
    let end = line[index...].prefix { $0 == dollar }
    guard end.count == mark.count else { return nil }
    if let next = line[end.endIndex...].first, isWord(next) { return nil }
    return end.endIndex
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

  private static let dollar = UInt8(ascii: "$")
  private static let backtick = UInt8(ascii: "`")
  private static let lineFeed = UInt8(ascii: "\n")
}
