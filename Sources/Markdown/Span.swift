/// A range of text with one emphasis.
struct Span: Hashable, Sendable {
  var text: String
  let emphasis: Emphasis
  /// The number of its link in the text; nil for text that is no link.
  var link: Int?

  struct Emphasis: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    static let strong = Emphasis(rawValue: 1)
    static let emphasized = Emphasis(rawValue: 2)
    static let link = Emphasis(rawValue: 4)
    static let struck = Emphasis(rawValue: 8)
    /// Text between backticks, which it includes.
    static let code = Emphasis(rawValue: 16)
    /// The words of a picture, in brackets.
    static let picture = Emphasis(rawValue: 32)
    /// The words of a picture that is not higher than a line.
    static let icon = Emphasis(rawValue: 64)
    /// The words of a badge.
    static let badge = Emphasis(rawValue: 128)
    /// The marks of quotations, lists and folds before a line of a cell.
    static let margin = Emphasis(rawValue: 256)
  }
}

extension Span {
  /// Another text with the same emphasis.
  func with(_ text: String) -> Span {
    var span = self
    span.text = text
    return span
  }

  /// With blanks instead of ends of lines.
  var inOneLine: Span {
    text.hasLineEnd ? with(text.replacing("\n", with: " ")) : self
  }

  var isPicture: Bool { emphasis.contains(.picture) }
}

extension [Span] {
  /// The first piece, with an ellipsis if there are more.
  func prefix(bytes: Int) -> [Span] {
    let pieces = pieces(bytes: bytes)
    guard pieces.count > 1 else { return self }
    return pieces[0] + [Span(text: "…", emphasis: [])]
  }

  /// The lines of a cell or a heading.
  var lines: [[Span]] {
    guard contains(where: \.text.hasLineEnd) else { return [self] }
    var lines: [[Span]] = [[]]
    for span in self {
      let texts = span.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, text) in texts.enumerated() {
        if index > 0 { lines.append([]) }
        if !text.isEmpty { lines[lines.count - 1].append(span.with(String(text))) }
      }
    }
    return lines
  }

  /// The lines of a cell or a heading, joined with blanks.
  var inOneLine: [Span] { map(\.inOneLine) }

  /// Splits the spans into pieces of at most `bytes` bytes, after a space if possible, and never within a
  /// scalar.
  func pieces(bytes: Int) -> [[Span]] {
    if lazy.map(\.text.utf8.count).reduce(0, +) <= bytes { return [self] }
    var pieces: [[Span]] = [[]]
    var room = bytes
    for span in self {
      var rest = span.text[...]
      while rest.utf8.count > room {
        let end = rest.utf8.index(rest.startIndex, offsetBy: room)
        let head = rest[..<rest.unicodeScalars.index(before: rest.unicodeScalars.index(after: end))]
        let cut = head.lastIndex(of: " ").map { head.index(after: $0) } ?? head.endIndex
        if cut > rest.startIndex {
          pieces[pieces.count - 1].append(
            Span(text: String(rest[..<cut]), emphasis: span.emphasis, link: span.link))
        }
        rest = rest[cut...]
        pieces.append([])
        room = bytes
      }
      if !rest.isEmpty {
        pieces[pieces.count - 1].append(Span(text: String(rest), emphasis: span.emphasis, link: span.link))
      }
      room -= rest.utf8.count
    }
    return pieces
  }
}

extension [Span] {
  /// Removes characters at the end, also whole spans of them.
  mutating func trimEnd(_ isTrimmed: (Character) -> Bool) {
    while var last = popLast() {
      while let character = last.text.last, isTrimmed(character) { last.text.removeLast() }
      guard last.text.isEmpty else { return append(last) }
    }
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmingBlanks: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
