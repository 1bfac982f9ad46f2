extension DisplayText {
  /// Splits a longer text, such as a README, at LF, CR and CRLF, with tab stops at every eighth column. A
  /// final line break does not add a line.
  public static func lines(_ text: String) -> [DisplayText] {
    var lines: [DisplayText] = []
    let bytes = text.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex { $0 == .lineFeed || $0 == .carriageReturn } ?? bytes.endIndex
      lines.append(DisplayText(glyphs: Sanitizer.glyphs(of: String(text[start..<end]), tabStop: 8)))
      start = end
      if start < bytes.endIndex { start = bytes.afterBreak(at: start) }
    }
    return lines
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}

extension String.UTF8View {
  fileprivate func afterBreak(at index: Index) -> Index {
    let next = self.index(after: index)
    guard self[index] == .carriageReturn, next < endIndex, self[next] == .lineFeed else { return next }
    return self.index(after: next)
  }
}
