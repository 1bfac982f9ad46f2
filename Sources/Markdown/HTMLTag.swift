import CMarkdown
import Glibc

/// An HTML tag, `<p align="center">` or `</p>`.
struct HTMLTag {
  /// In lower case.
  let name: String
  let isClosing: Bool
  /// The alternative text of an image.
  let alt: String?

  /// Tags that browsers show on a new line.
  private static let blocks: Set<String> = [
    "blockquote", "center", "dd", "details", "div", "dl", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "hr",
    "li", "ol",
    "p", "picture", "pre", "script", "section", "style", "summary", "table", "tbody", "thead", "tr", "ul",
  ]
  /// Block tags with empty space around them.
  private static let paragraphs: Set<String> = [
    "blockquote", "dl", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "ol", "p", "pre", "summary", "table", "ul",
  ]

  var isBlock: Bool { Self.blocks.contains(name) }
  var isParagraph: Bool { Self.paragraphs.contains(name) }

  /// From 1 to 6 for `h1` to `h6`.
  var headingLevel: Int? {
    guard name.count == 2, name.hasPrefix("h"), let level = name.last?.wholeNumberValue else { return nil }
    return (1...6).contains(level) ? level : nil
  }

  /// Parses text that begins with `<`; nil if it is not HTML. The tag is nil for something invisible, such as
  /// a comment.
  static func read(_ source: ArraySlice<UInt8>) -> (tag: HTMLTag?, end: Int)? {
    for (start, end) in [("<!--", "-->"), ("<!", ">"), ("<?", "?>")] where source.starts(with: start.utf8) {
      return (nil, source.end(of: end) ?? source.endIndex)
    }
    let rest = source.dropFirst()
    let isClosing = rest.first == UInt8(ascii: "/")
    let text = isClosing ? rest.dropFirst() : rest
    let name = text.prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    guard name.first?.isLetter == true, let end = end(ofTag: source[name.endIndex...]) else { return nil }
    let word = String(decoding: name, as: UTF8.self).lowercased()
    let alt = word == "img" ? alt(in: source[name.endIndex..<end]) : nil
    return (HTMLTag(name: word, isClosing: isClosing, alt: alt), end)
  }

  /// The text up to a closing tag, without the tags in it, and the position after that tag.
  static func text(of source: ArraySlice<UInt8>, upTo name: String) -> (text: String, end: Int) {
    var (text, rest) = ([UInt8](), source)
    while let byte = rest.first {
      if byte == UInt8(ascii: "<"), let (tag, end) = read(rest) {
        rest = rest[end...]
        if let tag, tag.name == name, tag.isClosing { break }
      } else {
        text.append(byte)
        rest = rest.dropFirst()
      }
    }
    // HTML ignores a line break right after the opening tag.
    let lines = text.first == UInt8(ascii: "\n") ? text[1...] : text[...]
    return (unescape(lines), rest.startIndex)
  }

  /// The text with its character references decoded.
  static func unescape(_ html: ArraySlice<UInt8>) -> String {
    guard html.contains(UInt8(ascii: "&")) else { return String(decoding: html, as: UTF8.self) }
    let text = html.withUnsafeBytes { bytes in
      octodo_markdown_unescape(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    defer { free(text) }
    return text.map { String(cString: $0) } ?? ""
  }

  /// The position after the `>`; nil if it is missing.
  private static func end(ofTag source: ArraySlice<UInt8>) -> Int? {
    guard let next = source.first, " \t\r\n/>".utf8.contains(next) else { return nil }
    var (quote, previous): (UInt8?, UInt8) = (nil, next)
    for (index, byte) in zip(source.indices, source) {
      switch (quote, byte) {
      case (let open?, _): if byte == open { quote = nil }
      case (nil, UInt8(ascii: ">")): return index + 1
      case (nil, UInt8(ascii: "<")): return nil
      default: if byte.isQuote, previous == UInt8(ascii: "=") { quote = byte }
      }
      previous = byte
    }
    return nil
  }

  private static func alt(in attributes: ArraySlice<UInt8>) -> String? {
    guard let start = attributes.end(of: "alt=") else { return nil }
    let value = attributes[start...]
    guard let quote = value.first, quote.isQuote else { return nil }
    return unescape(value.dropFirst().prefix { $0 != quote })
  }
}

extension ArraySlice<UInt8> {
  /// The position after the first occurrence of `text`; nil if there is none.
  fileprivate func end(of text: String) -> Int? {
    var start = startIndex
    while let found = self[start...].firstIndex(where: { $0 == text.utf8.first }) {
      if self[found...].starts(with: text.utf8) { return found + text.utf8.count }
      start = found + 1
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  fileprivate var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}
