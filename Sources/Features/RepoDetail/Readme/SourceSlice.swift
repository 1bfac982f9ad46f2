/// A stretch of a README's source in UTF-8. All cutting looks at bytes, for half a megabyte must not keep
/// the loop waiting.
typealias SourceSlice = ArraySlice<UInt8>

extension SourceSlice {
  /// The lines, broken at line feeds, carriage returns and pairs of both. A break at the very end opens no
  /// further line.
  var sourceLines: [SourceSlice] {
    var lines: [SourceSlice] = []
    var start = startIndex
    var isAfterReturn = false
    for (index, byte) in zip(indices, self) {
      if byte.isLineBreak {
        // The second half of a pair ends no line of its own.
        if !(byte == UInt8(ascii: "\n") && isAfterReturn) { lines.append(self[start..<index]) }
        start = index + 1
      }
      isAfterReturn = byte == UInt8(ascii: "\r")
    }
    if start < endIndex { lines.append(self[start...]) }
    return lines
  }

  /// The start of the text, in at most `bytes` bytes, of which there are four at least. No scalar is cut in
  /// half.
  func prefix(bytes: Int) -> SourceSlice {
    guard count > bytes else { return self }
    var end = startIndex + bytes
    while end > startIndex, self[end].isContinuation { end -= 1 }
    return self[..<end]
  }

  /// The text in pieces of at most `bytes` bytes, cut after a blank where there is one.
  func pieces(bytes: Int) -> [SourceSlice] {
    var pieces: [SourceSlice] = []
    var rest = self
    while rest.count > bytes {
      let head = rest.prefix(bytes: bytes)
      let end = head.lastIndex { $0.isSpace }.map { $0 + 1 } ?? head.endIndex
      pieces.append(rest[..<end])
      rest = rest[end...]
    }
    return pieces + [rest]
  }

  /// The scalar that begins at a place, nil at the end.
  func scalar(at index: Int) -> Unicode.Scalar? {
    guard index < endIndex else { return nil }
    return String(decoding: self[index...].prefix(4), as: UTF8.self).unicodeScalars.first
  }

  /// The scalar that ends before a place, nil at the start.
  func scalar(before index: Int) -> Unicode.Scalar? {
    guard index > startIndex else { return nil }
    var start = index - 1
    while start > startIndex, index - start < 4, self[start].isContinuation { start -= 1 }
    return String(decoding: self[start..<index], as: UTF8.self).unicodeScalars.first
  }

  /// Where `text`, which is ASCII, begins at or after a place; nil where it does not come again.
  func firstIndex(of text: StaticString, from start: Int) -> Int? {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard let first = wanted.first else { return nil }
    var index = start
    while let found = self[index...].firstIndex(of: first) {
      if self[found...].starts(with: wanted) { return found }
      index = found + 1
    }
    return nil
  }
}

extension UInt8 {
  /// A blank or a tab.
  var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// Source: spec.commonmark.org, "ASCII punctuation character".
  var isPunctuation: Bool { (0x21...0x7E).contains(self) && !isDigit && !isLetter }

  /// A byte of UTF-8 that begins no scalar.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}
