extension StyledText {
  /// The text in lines as `DisplayText.wrapped` breaks them, one at least.
  /// - Parameters:
  ///   - columns: the room, margins included. Two columns at least are left for the text, for a wide glyph.
  ///   - first: stands before the first line.
  ///   - rest: stands before each further one.
  public func wrapped(to columns: Int, first: StyledText, rest: StyledText) -> [StyledText] {
    let text = text
    var lines: [StyledText] = []
    var start = 0
    repeat {
      var line = lines.isEmpty ? first : rest
      let (glyphs, next) = text.nextLine(from: start, columns: max(2, columns - line.width))
      line.append(slice(glyphs.startIndex..<glyphs.endIndex))
      lines.append(line)
      start = next
    } while start < text.glyphs.count
    return lines
  }
}
