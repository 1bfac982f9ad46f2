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

  private let bytes: [UInt8]
  private let isMarkup: Bool
  private var pieces: [Piece] = []
  /// The start of the text that is in no piece yet.
  private var start = 0

  // A tuple of constants would be made while the program runs.

  /// In bytes.
  private static let longestLocalPart = 64
  private static let longestRepo = 201
  private static let longestLogin = 39
  /// In digits.
  private static let shortestSHA = 7
  private static let wholeSHA = 40

  /// The whole text in pieces, in order.
  /// - Parameter isMarkup: whether brackets end an address, as in `https://…[words]` of AsciiDoc and `[[https://…][words]]`
  ///   of Org.
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

  private static func mayHaveLinks(_ text: String) -> Bool {
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

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

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
  private func isBoundary(_ index: Int) -> Bool {
    guard bytes.indices.contains(index) else { return true }
    let byte = bytes[index]
    return !(byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_"))
  }

  private func has(_ word: String, at index: Int) -> Bool {
    guard index + word.utf8.count <= bytes.count else { return false }
    return zip(bytes[index...], word.utf8).allSatisfy { $0 == $1 || $0.isASCIILetter && $0 | 0x20 == $1 }
  }

  // MARK: Addresses

  private func address(at index: Int) -> (Range<Int>, LinkDestination)? {
    guard isBoundary(index - 1),
      let lead = ["https://", "http://", "www."].first(where: { has($0, at: index) })
    else { return nil }
    let first = index + lead.utf8.count
    guard first < bytes.count, bytes[first].isASCIILetter || bytes[first].isASCIIDigit || bytes[first] >= 0x80
    else { return nil }
    let end = end(ofAddress: first)
    guard end > first, lead != "www." || bytes[first..<end].contains(UInt8(ascii: ".")) else { return nil }
    let address = shownText(index..<end)
    return (index..<end, .address(lead == "www." ? "https://\(address)" : address))
  }

  /// The text without signs that look like nothing: what is shown is what is opened.
  private func shownText(_ range: Range<Int>) -> String {
    guard bytes[range].contains(where: { $0 >= 0x80 }) else { return text(range) }
    var shown: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let length = bytes[index].sequenceLength
      if !isUnseen(at: index) { shown += bytes[index..<min(range.upperBound, index + length)] }
      index += length
    }
    return String(decoding: shown, as: UTF8.self)
  }

  /// Whether the character looks like nothing. The anchor of a heading that begins with an emoji has what made it one.
  private func isUnseen(at index: Int) -> Bool {
    guard let scalar = scalar(at: index), scalar.isInvisible else { return false }
    return scalar != "\u{FE0F}" || index == 0 || !"#-".utf8.contains(bytes[index - 1])
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    let end = min(bytes.count, index + bytes[index].sequenceLength)
    return String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars.first
  }

  /// The end of an address, without the punctuation of the sentence around it and without unseen signs.
  private func end(ofAddress start: Int) -> Int {
    var end = start
    var seenEnd = start
    var open: [UInt8: Int] = [:]
    // Japanese after a slash is a page's name; after a word it is the sentence, which has no blanks.
    var mayHaveIdeographs = true
    while end < bytes.count, let length = addressLength(at: end, mayHaveIdeographs),
      !isMarkup || !"[]".utf8.contains(bytes[end])
    {
      if length > 1, isUnseen(at: end) {
        end += length
        continue
      }
      switch bytes[end] {
      case UInt8(ascii: "("), UInt8(ascii: "["): open[bytes[end], default: 0] += 1
      case UInt8(ascii: ")"): open[UInt8(ascii: "("), default: 0] -= 1
      case UInt8(ascii: "]"): open[UInt8(ascii: "["), default: 0] -= 1
      default: break
      }
      mayHaveIdeographs = length > 1 || bytes[end].joinsWords
      end += length
      seenEnd = end
    }
    end = seenEnd
    while end > start {
      switch bytes[end - 1] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"),
        UInt8(ascii: ";"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "'"):
        break
      case UInt8(ascii: ")") where open[UInt8(ascii: "("), default: 0] < 0:
        open[UInt8(ascii: "("), default: 0] += 1
      case UInt8(ascii: "]") where open[UInt8(ascii: "["), default: 0] < 0:
        open[UInt8(ascii: "["), default: 0] += 1
      default: return end
      }
      end -= 1
    }
    return end
  }

  /// The number of bytes of the character if it can belong to an address; nil otherwise. Punctuation beyond ASCII ends it.
  /// Signs that look like nothing count as not there.
  private func addressLength(at index: Int, _ mayHaveIdeographs: Bool) -> Int? {
    let byte = bytes[index]
    if byte < 0x80 { return byte > 0x20 && byte < 0x7F && !byte.endsAddress ? 1 : nil }
    let length = byte.sequenceLength
    guard let scalar = scalar(at: index) else { return nil }
    if scalar.isInvisible { return length }
    guard scalar.properties.isAlphabetic else { return nil }
    return scalar.value < 0x2E80 || mayHaveIdeographs ? length : nil
  }

  private func mail(at index: Int) -> (Range<Int>, LinkDestination)? {
    var (first, end) = (index, index + 1)
    while first > start, index - first < Self.longestLocalPart, isLocal(bytes[first - 1]) { first -= 1 }
    guard first < index, isBoundary(first - 1) else { return nil }
    while end < bytes.count, end - index < 255, isHost(bytes[end]) { end += 1 }
    while end > index + 1, !(bytes[end - 1].isASCIILetter || bytes[end - 1].isASCIIDigit) { end -= 1 }
    let host = bytes[(index + 1)..<end]
    // `x@1.2.3` is a version.
    guard host.contains(UInt8(ascii: ".")), host.first != UInt8(ascii: "."), bytes[end - 1].isASCIILetter,
      end == bytes.count || bytes[end] != UInt8(ascii: "/")
    else { return nil }
    return (first..<end, .address("mailto:\(text(first..<end))"))
  }

  private func isLocal(_ byte: UInt8) -> Bool {
    isHost(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "_")
  }

  private func isHost(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  // MARK: References

  private func account(at index: Int) -> (Range<Int>, LinkDestination)? {
    guard isBoundary(index - 1), index == 0 || !"/@.".utf8.contains(bytes[index - 1]) else { return nil }
    guard let end = end(ofLogin: index + 1), isBoundary(end),
      end == bytes.count || bytes[end] != UInt8(ascii: "/")
    else { return nil }
    // `@name.js` is a file or a package.
    guard end >= bytes.count || bytes[end] != UInt8(ascii: ".") || isBoundary(end + 1) else { return nil }
    return (index..<end, .account(text(index + 1..<end)))
  }

  /// The end of an account's name. It neither begins nor ends with a dash, and that of a company's member has `_` and the
  /// company after it.
  private func end(ofLogin start: Int) -> Int? {
    var end = start
    while end < bytes.count, end - start <= Self.longestLogin,
      bytes[end].isASCIILetter || bytes[end].isASCIIDigit || "-_".utf8.contains(bytes[end])
    {
      end += 1
    }
    guard end - start <= Self.longestLogin else { return nil }
    while end > start, bytes[end - 1] == UInt8(ascii: "-") { end -= 1 }
    let name = bytes[start..<end]
    let parts = name.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }), name.first != UInt8(ascii: "-") else {
      return nil
    }
    return end
  }

  private func reference(at index: Int) -> (Range<Int>, LinkDestination)? {
    guard let (number, end) = number(at: index + 1) else { return nil }
    var first = index
    while first > start, index - first < Self.longestRepo, isName(bytes[first - 1]) { first -= 1 }
    if first < index {
      guard isBoundary(first - 1), let repo = RepoName(text(first..<index)) else { return nil }
      return (first..<end, .number(repo, number))
    }
    guard isBoundary(index - 1), index == 0 || !"#&/@".utf8.contains(bytes[index - 1]) else { return nil }
    return (index..<end, .number(nil, number))
  }

  private func isName(_ byte: UInt8) -> Bool {
    isHost(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "/")
  }

  private func numbered(at index: Int) -> (Range<Int>, LinkDestination)? {
    guard isBoundary(index - 1), has("gh-", at: index), let (number, end) = number(at: index + 3) else {
      return nil
    }
    return (index..<end, .number(nil, number))
  }

  private func commit(at index: Int) -> (Range<Int>, LinkDestination)? {
    guard isStart(index), let end = end(ofSHA: index) else { return nil }
    return (index..<end, .commit(nil, text(index..<end)))
  }

  private func commitElsewhere(at index: Int) -> (Range<Int>, LinkDestination)? {
    guard let end = end(ofSHA: index + 1) else { return nil }
    var first = index
    while first > start, index - first < Self.longestRepo, isName(bytes[first - 1]) { first -= 1 }
    guard isStart(first) else { return nil }
    let (name, sha) = (text(first..<index), text(index + 1..<end))
    if let repo = RepoName(name) { return (first..<end, .commit(repo, sha)) }
    // Shorter ones are parts of addresses and versions.
    guard sha.utf8.count == Self.wholeSHA, self.end(ofLogin: first) == index else { return nil }
    return (first..<end, .forkCommit(of: name, sha))
  }

  /// The end of what GitHub would take for a commit. It knows which commits exist; here, numbers and words such as
  /// `defaced` are none, and neither are parts of versions, paths and identifiers.
  private func end(ofSHA index: Int) -> Int? {
    var (end, hasDigit, hasLetter) = (index, false, false)
    while end < bytes.count, end - index <= Self.wholeSHA, bytes[end].isHexDigit {
      if bytes[end].isASCIIDigit { hasDigit = true } else { hasLetter = true }
      end += 1
    }
    let count = end - index
    guard
      count == Self.wholeSHA || count >= Self.shortestSHA && count < Self.wholeSHA && hasDigit && hasLetter,
      isEnd(end)
    else { return nil }
    return end
  }

  /// Whether a SHA can begin here.
  private func isStart(_ index: Int) -> Bool {
    index == 0 || isGap(index - 1) || "([\"'".utf8.contains(bytes[index - 1])
  }

  /// Whether a SHA can end before the byte.
  private func isEnd(_ index: Int) -> Bool {
    guard index < bytes.count else { return true }
    if ".:".utf8.contains(bytes[index]) { return index + 1 == bytes.count || isGap(index + 1) }
    return isGap(index) || ")],;!?\"'".utf8.contains(bytes[index])
  }

  /// Whether the byte is a blank, or of a letter that bounds a word as in Japanese.
  private func isGap(_ index: Int) -> Bool { bytes[index] <= 0x20 || bytes[index] >= 0x80 }

  private func number(at index: Int) -> (number: Int, end: Int)? {
    var end = index
    while end < bytes.count, end - index < 10, bytes[end].isASCIIDigit { end += 1 }
    guard end > index, isBoundary(end), let number = Int(text(index..<end)), number > 0 else { return nil }
    return (number, end)
  }
}

extension UInt8 {
  fileprivate var mayBeginAddress: Bool {
    self | 0x20 == UInt8(ascii: "h") || self | 0x20 == UInt8(ascii: "w")
  }

  fileprivate var endsAddress: Bool {
    switch self {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "`"): true
    default: false
    }
  }

  /// The number of bytes of the character in UTF-8 that begins with it.
  fileprivate var sequenceLength: Int { self >= 0xF0 ? 4 : self >= 0xE0 ? 3 : self >= 0xC0 ? 2 : 1 }

  /// Whether the words beside it in an address are parts of one name.
  fileprivate var joinsWords: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "%"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
