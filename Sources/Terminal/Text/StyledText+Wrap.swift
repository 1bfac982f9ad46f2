extension StyledText {
  /// The text in lines, broken like `DisplayText.wrapped`, at least one.
  /// - Parameters:
  ///   - columns: the width including margins. At least two columns are left for the text, for a wide glyph.
  ///   - first: the margin of the first line.
  ///   - rest: the margin of further lines.
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
