/// The bytes of a script, and where its lines begin.
struct SourceText: Sendable {
  let name: String
  let bytes: [UInt8]
  /// The offset of each line's first byte.
  let lineStarts: [Int]

  /// Drops a byte order mark, so that offsets and columns begin at the text.
  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    self.lineStarts = self.bytes.withUnsafeBufferPointer { buffer in
      var starts = [0]
      for offset in buffer.indices where buffer[offset] == UInt8(ascii: "\n") {
        starts.append(offset + 1)
      }
      return starts
    }
  }

  /// The bytes of a line, without its `\n` or `\r\n`. Lines count from 0 here.
  func content(ofLine line: Int) -> Range<Int> {
    let start = lineStarts[line]
    guard line + 1 < lineStarts.count else { return start..<bytes.count }
    let end = lineStarts[line + 1] - 1
    return start..<(end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end)
  }

  /// The line, from 0, that contains an offset.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func location(at offset: Int) -> SourceLocation {
    location(at: offset, inLine: line(at: offset))
  }

  /// - Parameter line: the line that contains the offset, from 0.
  func location(at offset: Int, inLine line: Int) -> SourceLocation {
    let scalars = bytes[lineStarts[line]..<offset].count { !UTF8.isContinuation($0) }
    return SourceLocation(file: name, line: line + 1, column: scalars + 1)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// A quotation for a message: the first 40 characters.
  func shortText(_ range: Range<Int>) -> String {
    let longest = 40
    let text = text(range.lowerBound..<min(range.upperBound, range.lowerBound + longest * 8))
    guard range.count > longest, text.count > longest else { return text }
    return text.prefix(longest) + "…"
  }
}
