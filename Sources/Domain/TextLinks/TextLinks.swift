/// The links that GitHub makes of plain text: addresses, `#12`, `GH-12`, `owner/name#4`, `@name`, the SHAs of commits.
/// Takes time in proportion to the text.
/// Source: github.github.com/gfm, "Autolinks (extension)"; docs.github.com, "Autolinked references and URLs".
public struct TextLinks {
  /// A piece of the text.
  public struct Piece: Hashable, Sendable {
    public let text: String
    /// Nil for text that is no link.
    public let destination: LinkDestination?
  }

  let bytes: [UInt8]
  let isMarkup: Bool
  private var pieces: [Piece] = []
  /// The start of the text that is in no piece yet.
  private(set) var start = 0
  /// In digits.
  static let shortestSHA = 7

  /// The whole text in pieces, in order.
  /// - Parameter isMarkup: whether brackets, braces and bars end an address, as in `https://…[words]` of AsciiDoc,
  ///   `[[https://…][words]]` of Org and a table.
  public static func pieces(of text: String, isMarkup: Bool = false) -> [Piece] {
    guard mayHaveLinks(text) else { return text.isEmpty ? [] : [Piece(text: text, destination: nil)] }
    var links = TextLinks(Array(text.utf8), isMarkup: isMarkup)
    links.read()
    return links.pieces
  }

  /// The destinations in a text, in order.
  public static func destinations(in text: String) -> [LinkDestination] {
    pieces(of: text).compactMap(\.destination)
  }

  /// Whether a text is the address of a web page and nothing else.
  public static func isAddress(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return addresses(in: bytes) == [bytes.indices]
  }

  /// An address, with or without its scheme, or `owner/name#4`, without the signs of the sentence that it was copied from:
  /// `https://a.example/b).` is `https://a.example/b`. Any other text is unchanged.
  public static func withoutSentence(_ word: String) -> String {
    let inner = word.drop { "([（「『【".contains($0) }
    let name = inner.firstRange(of: "://")?.upperBound ?? inner.startIndex
    // By bytes: a mark after the last sign of an address makes one character of both.
    let bytes = Array("https://\(inner[name...])".utf8)
    guard let address = addresses(in: bytes).first, address.lowerBound == 0 else { return word }
    let rest = String(decoding: bytes[address.upperBound...], as: UTF8.self)
    guard !rest.contains(where: { $0.isLetter || $0.isNumber }) else { return word }
    let isBracketed = inner.hasPrefix("<") && rest.hasPrefix(">")
    let cut = inner.utf8.dropLast(rest.utf8.count - (isBracketed ? 1 : 0))
    return String(decoding: cut, as: UTF8.self).withoutAngleBrackets
  }

  /// The bytes of the web addresses in a text in UTF-8, in order.
  public static func addresses(in text: [UInt8]) -> [Range<Int>] {
    let links = TextLinks(text)
    var (ranges, index): ([Range<Int>], Int) = ([], 0)
    while index < text.count {
      let range = text[index].mayBeginAddress ? links.address(at: index)?.0 : nil
      if let range { ranges.append(range) }
      index = range?.upperBound ?? index + 1
    }
    return ranges
  }

  private init(_ bytes: [UInt8], isMarkup: Bool = false) {
    (self.bytes, self.isMarkup) = (bytes, isMarkup)
  }

  /// Whether a text can have links: false for most texts, which then have none.
  public static func mayHaveLinks(_ text: String) -> Bool {
    // A search of the view itself takes ten times as long.
    text.utf8.withContiguousStorageIfAvailable(mayHaveLinks) ?? true
  }

  private static func mayHaveLinks(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in text {
      // Most bytes are letters and blanks.
      if byte > UInt8(ascii: " "), byte < UInt8(ascii: "A") {
        switch byte {
        case UInt8(ascii: "@"), UInt8(ascii: "#"): return true
        case UInt8(ascii: "/"): if last == UInt8(ascii: ":") { return true }
        case UInt8(ascii: "."): if last | 0x20 == UInt8(ascii: "w") { return true }
        case UInt8(ascii: "-"): if last | 0x20 == UInt8(ascii: "h") { return true }
        default: break
        }
      }
      last = byte
    }
    return mayHaveSHA(text)
  }

  /// Whether a text can contain a SHA. One byte in every `shortestSHA` is enough to know: each SHA covers one of them.
  private static func mayHaveSHA(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    stride(from: shortestSHA - 1, to: text.count, by: shortestSHA).contains { index in
      guard text[index].isHexDigit else { return false }
      let before = text[..<index].reversed().prefix { $0.isHexDigit }.count
      return before + text[index...].prefix { $0.isHexDigit }.count >= shortestSHA
    }
  }

  private mutating func read() {
    var index = 0
    while index < bytes.count {
      guard let (range, destination) = link(at: index), range.lowerBound >= start else {
        index += 1
        continue
      }
      add(upTo: range.lowerBound)
      pieces.append(Piece(text: text(range), destination: destination))
      start = range.upperBound
      index = start
    }
    add(upTo: bytes.count)
  }

  private mutating func add(upTo end: Int) {
    if end > start { pieces.append(Piece(text: text(start..<end), destination: nil)) }
    start = end
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func link(at index: Int) -> (Range<Int>, LinkDestination)? {
    switch bytes[index] {
    case let byte where byte.mayBeginAddress: address(at: index)
    case UInt8(ascii: "@"): mail(at: index) ?? commitElsewhere(at: index) ?? account(at: index)
    case UInt8(ascii: "#"): reference(at: index)
    case UInt8(ascii: "g"), UInt8(ascii: "G"): numbered(at: index)
    case let byte where byte.isHexDigit: commit(at: index)
    default: nil
    }
  }

  /// Whether the byte at an index is no part of a word, or there is none. Beside Japanese and Chinese there are no
  /// blanks, so their letters bound a word.
  func isBoundary(_ index: Int) -> Bool {
    guard bytes.indices.contains(index) else { return true }
    let byte = bytes[index]
    return !(byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_"))
  }

  func has(_ word: String, at index: Int) -> Bool {
    guard index + word.utf8.count <= bytes.count else { return false }
    return zip(bytes[index...], word.utf8).allSatisfy { $0 == $1 || $0.isASCIILetter && $0 | 0x20 == $1 }
  }
}

extension UInt8 {
  fileprivate var mayBeginAddress: Bool {
    self | 0x20 == UInt8(ascii: "h") || self | 0x20 == UInt8(ascii: "w")
  }
}
