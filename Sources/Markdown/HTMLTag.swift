import CMarkdown
import Glibc

/// An HTML tag, `<p align="center">` or `</p>`.
struct HTMLTag {
  /// In lower case.
  let name: String
  let isClosing: Bool
  /// By their names in lower case, with character references decoded; empty without a value.
  let attributes: [String: String]

  /// The address of a link.
  var href: String? { name == "a" ? attributes["href"] : nil }

  /// The name by which a link leads here.
  var anchor: String? { isClosing ? nil : attributes["id"] ?? attributes["name"] }

  /// Tags that browsers show on a new line.
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "caption", "center", "dd", "details", "dialog", "div", "dl",
    "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr",
    "legend",
    "li", "main", "menu", "nav", "ol", "optgroup", "option", "p", "pre", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]
  /// Those that GitHub shows as text. Source: github.github.com/gfm, "Disallowed Raw HTML (extension)".
  private static let disallowed: Set<String> = [
    "iframe", "noembed", "noframes", "plaintext", "script", "style", "textarea", "title", "xmp",
  ]
  /// Block tags with empty space around them.
  private static let paragraphs: Set<String> = [
    "blockquote", "details", "dl", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "ol", "p", "pre",
    "summary",
    "table", "ul",
  ]

  /// Block tags without empty space around them that only divide a text.
  private static let divisions: Set<String> = [
    "address", "article", "aside", "center", "dialog", "div", "fieldset", "figcaption", "footer", "form",
    "header",
    "main", "nav", "section",
  ]

  var isDivision: Bool { Self.divisions.contains(name) }
  var isBlock: Bool { Self.blocks.contains(name) }
  var isParagraph: Bool { Self.paragraphs.contains(name) }

  /// From 1 to 6 for `h1` to `h6`.
  var headingLevel: Int? {
    guard name.count == 2, name.hasPrefix("h"), let level = name.last?.wholeNumberValue else { return nil }
    return (1...6).contains(level) ? level : nil
  }

  /// Parses text that begins with `<`; nil if it is not HTML, or if GitHub shows it as text. The tag is nil for something invisible, such as
  /// a comment.
  static func read(_ source: ArraySlice<UInt8>) -> (tag: HTMLTag?, end: Int)? {
    for (start, end) in [("<!--", "-->"), ("<!", ">"), ("<?", "?>")] where source.starts(with: start.utf8) {
      return (nil, source.end(of: end) ?? source.endIndex)
    }
    let rest = source.dropFirst()
    let isClosing = rest.first == UInt8(ascii: "/")
    let text = isClosing ? rest.dropFirst() : rest
    let name = text.prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    guard name.first?.isLetter == true, let next = source[name.endIndex...].first,
      " \t\r\n/>".utf8.contains(next),
      let (attributes, end) = attributes(of: source[name.endIndex...])
    else { return nil }
    let word = String(decoding: name, as: UTF8.self).lowercased()
    guard !disallowed.contains(word) else { return nil }
    return (HTMLTag(name: word, isClosing: isClosing, attributes: attributes), end)
  }

  /// The number at the start of an attribute; nil unless it is in this range.
  func number(_ name: String, in range: ClosedRange<Int>) -> Int? {
    guard let text = attributes[name]?.drop(while: \.isWhitespace) else { return nil }
    let sign = text.prefix { $0 == "-" }
    let digits = text[sign.endIndex...].prefix(10).prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(sign + digits), range.contains(number) else { return nil }
    return number
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

  /// More than any tag has. The first of two attributes of one name counts, as in browsers.
  private static let maxAttributes = 50

  /// The attributes up to the `>` and the position after that; nil if it is missing.
  /// Source: html.spec.whatwg.org, "Before attribute name state" and the states after it.
  private static func attributes(of source: ArraySlice<UInt8>) -> (attributes: [String: String], end: Int)? {
    var attributes: [String: String] = [:]
    var rest = source
    while true {
      rest = rest.drop { $0.isSpace || $0 == UInt8(ascii: "/") }
      guard let first = rest.first, first != UInt8(ascii: "<") else { return nil }
      if first == UInt8(ascii: ">") { return (attributes, rest.startIndex + 1) }
      // A name can begin with an equals sign.
      let name = rest[..<rest.dropFirst().prefix { !$0.endsName }.endIndex]
      rest = rest[name.endIndex...]
      guard let value = value(&rest) else { return nil }
      guard attributes.count < maxAttributes else { continue }
      let word = String(decoding: name, as: UTF8.self).lowercased()
      if attributes[word] == nil { attributes[word] = unescape(value) }
    }
  }

  /// Removes the value of an attribute from the start of `rest`: with quotes, without them, or none. Nil if its closing
  /// quote is missing, or if it contains what cannot be in a tag.
  private static func value(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let after = rest.drop(while: \.isSpace)
    guard after.first == UInt8(ascii: "=") else { return rest.prefix(0) }
    rest = after.dropFirst().drop(while: \.isSpace)
    guard let quote = rest.first, quote.isQuote else {
      let value = rest.prefix { !$0.isSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") }
      rest = rest[value.endIndex...]
      return value
    }
    let value = rest.dropFirst().prefix { $0 != quote }
    guard value.endIndex < rest.endIndex else { return nil }
    rest = rest[(value.endIndex + 1)...]
    return value
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
  fileprivate var isSpace: Bool {
    switch self {
    case 0x20, 0x09, 0x0A, 0x0C, 0x0D: true
    default: false
    }
  }
  /// Whether it ends the name of an attribute.
  fileprivate var endsName: Bool { isSpace || "/>=<".utf8.contains(self) }
  fileprivate var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}
