import Terminal

/// A line of source with a caret below one position, safe to print.
struct SourceExcerpt: Sendable, Equatable {
  /// The line, or the part around the position of a very long line.
  let line: String
  /// Blanks, then `^`.
  let caret: String

  private static let longestLine = 200
  private static let reach = 80

  init(of source: SourceText, at offset: Int) {
    var range = source.content(ofLine: source.line(at: offset))
    let offset = min(max(offset, range.lowerBound), range.upperBound)
    var head = ""
    var tail = ""
    if range.count > Self.longestLine {
      let start = Self.scalarStart(max(range.lowerBound, offset - Self.reach), in: source, range)
      let end = Self.scalarStart(min(range.upperBound, offset + Self.reach), in: source, range)
      head = start > range.lowerBound ? "…" : ""
      tail = end < range.upperBound ? "…" : ""
      range = start..<end
    }
    let before = head + Self.printable(source.text(range.lowerBound..<offset))
    line = before + Self.printable(source.text(offset..<range.upperBound)) + tail
    caret = before.unicodeScalars.map(Self.blank).joined() + "^"
  }

  /// Looks back at most the length of one scalar, because bytes that are not UTF-8 contain no scalar start.
  private static func scalarStart(_ offset: Int, in source: SourceText, _ range: Range<Int>) -> Int {
    let places = (max(range.lowerBound, offset - 3)...offset).reversed()
    return places.first { $0 == range.upperBound || !UTF8.isContinuation(source.bytes[$0]) } ?? offset
  }

  /// Control and format characters could move the cursor or reverse the text, so they are not printed.
  private static func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let category = scalar.properties.generalCategory
      let isHarmless = scalar == "\t" || scalar == "\u{200D}" || (category != .control && category != .format)
      result.append(isHarmless ? scalar : "\u{FFFD}")
    }
    return String(result)
  }

  private static func blank(under scalar: Unicode.Scalar) -> String {
    if scalar == "\t" { return "\t" }
    return String(repeating: " ", count: WidthTable.width(of: scalar) ?? 1)
  }
}
