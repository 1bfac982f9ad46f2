// Addresses of pages and of mail.

extension TextLinks {
  /// In bytes.
  private static let longestLocalPart = 64
  private static let longestIPv6 = 45

  func address(at index: Int) -> (Range<Int>, LinkDestination)? {
    guard isBoundary(index - 1),
      let lead = ["https://", "http://", "www."].first(where: { has($0, at: index) })
    else { return nil }
    let first = index + lead.utf8.count
    guard first < bytes.count,
      bytes[first].isASCIILetter || bytes[first].isASCIIDigit || bytes[first] >= 0x80 || isIPv6(at: first)
    else { return nil }
    let end = end(ofAddress: first)
    guard end > first, lead != "www." || bytes[first..<end].contains(UInt8(ascii: ".")) else { return nil }
    let address = shownText(index..<end)
    return (index..<end, .address(lead == "www." ? "https://\(address)" : address))
  }

  /// Whether a host is a number in brackets, as in `http://[::1]:8080/`. With other words they stand for any host.
  private func isIPv6(at index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "["),
      let end = bytes[index...].prefix(Self.longestIPv6 + 2).firstIndex(of: UInt8(ascii: "]"))
    else { return false }
    let host = bytes[(index + 1)..<end]
    return host.contains(UInt8(ascii: ":"))
      && host.allSatisfy { $0.isASCIIHexDigit || ":.".utf8.contains($0) }
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
      !isMarkup || !"[]{}|".utf8.contains(bytes[end])
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
      // Of Org, around what is shown as it is.
      case UInt8(ascii: "=") where isMarkup: break
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

  /// The number of bytes of the character if it can belong to an address; nil otherwise. Punctuation beyond ASCII ends it,
  /// unless it joins two words of a name. Signs that look like nothing count as not there.
  private func addressLength(at index: Int, _ mayHaveIdeographs: Bool) -> Int? {
    let byte = bytes[index]
    if byte < 0x80 { return byte > 0x20 && byte < 0x7F && !byte.endsAddress ? 1 : nil }
    let length = byte.sequenceLength
    guard let scalar = scalar(at: index) else { return nil }
    if scalar.isInvisible { return length }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber: return length
    case .otherSymbol: return mayHaveIdeographs ? length : nil
    case .dashPunctuation, .otherPunctuation:
      // After a word of ASCII the middle dot of Japanese is that of the sentence.
      let mayJoin = Self.joiners.contains(scalar) && (scalar != "\u{30FB}" || mayHaveIdeographs)
      return mayJoin && isWord(before: index) && isWord(at: index + length) ? length : nil
    default: break
    }
    guard scalar.properties.isAlphabetic else { return nil }
    return scalar.value < 0x2E80 || mayHaveIdeographs ? length : nil
  }

  /// A hyphen, the dash of a range and two middle dots, as in `Michelson–Morley` and `ハリー・ポッター`. A longer dash is that of
  /// a sentence.
  private static let joiners: Set<Unicode.Scalar> = [
    "\u{2010}", "\u{2011}", "\u{2013}", "\u{B7}", "\u{30FB}",
  ]

  private func isWord(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    return byte.isASCIILetter || byte.isASCIIDigit
      || byte >= 0x80 && scalar(at: index)?.properties.isAlphabetic == true
  }

  private func isWord(before index: Int) -> Bool {
    var first = index - 1
    while first > 0, bytes[first] & 0xC0 == 0x80 { first -= 1 }
    return first >= 0 && isWord(at: first)
  }

  func mail(at index: Int) -> (Range<Int>, LinkDestination)? {
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

  func isHost(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}

extension UInt8 {
  fileprivate var isASCIIHexDigit: Bool {
    isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
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
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "%"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "#"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "+"), UInt8(ascii: ":"),
      UInt8(ascii: "("):
      true
    default: false
    }
  }
}
