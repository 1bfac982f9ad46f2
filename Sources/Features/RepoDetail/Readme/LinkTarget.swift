/// Where a link or an image of Markdown leads, as it stands behind its text: `(address "title")` or `[name]`.
struct LinkTarget {
  /// Behind its last bracket.
  let end: Int
  /// True for `[name]`, which may as well be something else in brackets.
  let isReference: Bool

  /// Parentheses in an address beyond so many are none of a link. It keeps the reading of many unfinished
  /// links linear, for each byte is looked at so many times at most.
  private static let deepest = 4

  /// Nil where none begins at `start`.
  init?(_ source: SourceSlice, at start: Int) {
    guard start < source.endIndex else { return nil }
    switch source[start] {
    case UInt8(ascii: "("):
      guard let end = Self.parenthesis(in: source, from: start) else { return nil }
      self.end = end
      isReference = false
    case UInt8(ascii: "["):
      let name = source[(start + 1)...].prefix { $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "[") }
      guard name.endIndex < source.endIndex, source[name.endIndex] == UInt8(ascii: "]") else { return nil }
      end = name.endIndex + 1
      isReference = true
    default: return nil
    }
  }

  private static func parenthesis(in source: SourceSlice, from start: Int) -> Int? {
    var (depth, opened) = (0, 0)
    var index = start
    while index < source.endIndex, opened <= deepest {
      switch source[index] {
      case UInt8(ascii: "("): (depth, opened) = (depth + 1, opened + 1)
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "\\"): index += 1
      default: break
      }
      index += 1
    }
    return nil
  }
}
