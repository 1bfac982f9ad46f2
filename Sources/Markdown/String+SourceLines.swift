extension String {
  /// Whether it has more than one line.
  var hasLineEnd: Bool {
    // A search of the view itself takes ten times as long.
    utf8.withContiguousStorageIfAvailable { $0.contains(UInt8(ascii: "\n")) } ?? true
  }

  /// The lines without their ends, long ones in pieces of at most `bytes` bytes.
  /// - Parameter limit: the number of lines that are read.
  func sourceLines(bytes: Int, first limit: Int = .max) -> [String] {
    var source = self
    return source.withUTF8 { source in
      var (lines, read, start): ([String], Int, Int) = ([], 0, 0)
      while start < source.count, read < limit {
        let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.endIndex
        let line = String(decoding: source[start..<end], as: UTF8.self)
        if line.utf8.count <= bytes {
          lines.append(line)
        } else {
          lines += [Span(text: line, emphasis: [])].pieces(bytes: bytes).map { $0.map(\.text).joined() }
        }
        (read, start) = (read + 1, end + 1)
      }
      return lines
    }
  }
}
