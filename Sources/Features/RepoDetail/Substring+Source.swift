/// Cutting a long source text. All of it looks at bytes, for half a megabyte must not keep the loop waiting.
extension Substring {
  /// The lines, broken at line feeds, carriage returns and pairs of both. A break at the very end opens no
  /// further line.
  var sourceLines: [Substring] {
    var lines: [Substring] = []
    var start = startIndex
    var isAfterReturn = false
    var index = startIndex
    for byte in utf8 {
      let next = utf8.index(after: index)
      if byte == .lineFeed || byte == .carriageReturn {
        // The second half of a pair ends no line of its own.
        if !(byte == .lineFeed && isAfterReturn) { lines.append(self[start..<index]) }
        start = next
      }
      isAfterReturn = byte == .carriageReturn
      index = next
    }
    return start < endIndex ? lines + [self[start...]] : lines
  }

  /// The start of the text, in at most `bytes` bytes, of which there are four at least. No scalar is cut in
  /// half.
  func prefix(bytes: Int) -> Substring {
    guard var end = utf8.index(startIndex, offsetBy: bytes, limitedBy: endIndex), end < endIndex else {
      return self
    }
    while utf8[end].isContinuation { end = utf8.index(before: end) }
    return self[..<end]
  }

  /// The text in pieces of at most `bytes` bytes, cut after a blank where there is one.
  func pieces(bytes: Int) -> [Substring] {
    guard utf8.count > bytes else { return [self] }
    var pieces: [Substring] = []
    var rest = self
    while rest.utf8.count > bytes {
      let head = rest.prefix(bytes: bytes)
      let blank = head.utf8.lastIndex(of: .blank)
      let end = blank.map { utf8.index(after: $0) } ?? head.endIndex
      pieces.append(rest[..<end])
      rest = rest[end...]
    }
    return pieces + [rest]
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let blank = UInt8(ascii: " ")

  /// A byte of UTF-8 that begins no scalar.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}
