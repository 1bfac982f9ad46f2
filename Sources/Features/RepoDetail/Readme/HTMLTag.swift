/// A tag of HTML in Markdown, `<p align="center">` or `</p>`. Source: spec.commonmark.org, "Raw HTML".
struct HTMLTag {
  /// In lower case.
  let name: String
  let isClosing: Bool
  /// Behind its `>`.
  let end: Int
  /// What an image says instead of itself.
  let alt: SourceSlice?

  /// Tags that begin a line of their own, where a browser shows them. Table cells stay in their row's line.
  private static let blocks: Set<String> = [
    "blockquote", "center", "dd", "details", "div", "dl", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "hr",
    "li", "ol", "p", "picture", "pre", "section", "summary", "table", "tbody", "thead", "tr", "ul",
  ]

  var isBlock: Bool { Self.blocks.contains(name) }

  /// From 1 to 6 for `h1` to `h6`.
  var headingLevel: Int? {
    guard name.count == 2, name.hasPrefix("h"), let level = name.last?.wholeNumberValue else { return nil }
    return (1...6).contains(level) ? level : nil
  }

  /// Nil where no tag begins at `start`, which is a `<`, or where it does not end.
  init?(_ source: SourceSlice, at start: Int) {
    guard let (name, isClosing, nameEnd) = Self.name(in: source, at: start) else { return nil }
    var quote: UInt8?
    var previous = UInt8(ascii: " ")
    var index = nameEnd
    while index < source.endIndex {
      let byte = source[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        self.name = name
        self.isClosing = isClosing
        end = index + 1
        alt = name == "img" ? Self.alt(in: source[nameEnd..<index]) : nil
        return
      } else if byte == UInt8(ascii: "<") {
        return nil
      } else if byte.isQuote, previous == UInt8(ascii: "=") {
        quote = byte
      }
      previous = byte
      index += 1
    }
    return nil
  }

  /// The name of a block's tag with which a line begins, though it may end on a later one.
  static func blockName(in source: SourceSlice) -> String? {
    guard let name = name(in: source, at: source.startIndex)?.name else { return nil }
    return blocks.contains(name) ? name : nil
  }

  private static func name(
    in source: SourceSlice, at start: Int
  ) -> (name: String, isClosing: Bool, end: Int)? {
    let rest = source[start...].dropFirst()
    let isClosing = rest.first == UInt8(ascii: "/")
    let text = isClosing ? rest.dropFirst() : rest
    guard text.first?.isLetter == true else { return nil }
    let name = text.prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    if name.endIndex < source.endIndex {
      let next = source[name.endIndex]
      let isEnd = next.isSpace || next.isLineBreak || next == UInt8(ascii: "/") || next == UInt8(ascii: ">")
      guard isEnd else { return nil }
    }
    return (String(decoding: name, as: UTF8.self).lowercased(), isClosing, name.endIndex)
  }

  private static func alt(in attributes: SourceSlice) -> SourceSlice? {
    guard let start = attributes.firstIndex(of: "alt=", from: attributes.startIndex) else { return nil }
    let value = attributes[(start + 4)...]
    guard let quote = value.first, quote.isQuote else { return nil }
    return value.dropFirst().prefix { $0 != quote }
  }
}

extension UInt8 {
  fileprivate var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}
