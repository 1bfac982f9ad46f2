/// GitHub's names of emoji, such as `:rocket:`. Names that are pictures of GitHub's own stay text.
/// Source: docs.github.com, "Basic writing and formatting syntax", using emojis.
public enum EmojiNames {
  /// A title, a label or a description as GitHub draws it: with emoji instead of their names, except in code.
  public static func drawn(_ text: String) -> String {
    // Every drawn row asks, and a search of the view itself is ten times slower (`Scripts/bench`, key to frame).
    guard text.utf8.withContiguousStorageIfAvailable({ $0.contains(colon) }) != false else { return text }
    guard text.utf8.contains(UInt8(ascii: "`")) else { return replaced(in: text) }
    // Every second part is code, if the backticks are in pairs.
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index % 2 == 1 && index < parts.count - 1 ? String(part) : replaced(in: String(part))
    }.joined(separator: "`")
  }

  /// The text of a document, in which code is not included.
  public static func replaced(in text: String) -> String {
    guard text.utf8.withContiguousStorageIfAvailable({ $0.count { $0 == colon } > 1 }) != false else {
      return text
    }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var (index, lastEnd) = (0, -1)
    while index < bytes.count {
      if bytes[index] == colon, let emoji = emoji(at: index, in: bytes, lastEnd: lastEnd) {
        result += emoji.characters.utf8
        (index, lastEnd) = (emoji.end, emoji.end)
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let colon = UInt8(ascii: ":")
  /// In bytes.
  private static let longestName = 40
  /// In bytes. A shorter name after a letter is a part of something else: `a:b:`.
  private static let shortestAfterLetter = 4

  /// The emoji of a name. Searches the table as it is, because a start screen with one name must not wait for a
  /// dictionary of all.
  private static func emoji(named name: ArraySlice<UInt8>) -> String? {
    let emoji = table.utf8.withContiguousStorageIfAvailable { bytes -> String? in
      var (start, end) = (0, bytes.count)
      while start < end {
        var middle = (start + end) / 2
        while middle > start, !bytes[middle - 1].isBetweenNames { middle -= 1 }
        let entry = bytes[middle..<end].prefix { !$0.isBetweenNames }
        let known = entry.prefix { $0 != UInt8(ascii: "=") }
        if known.elementsEqual(name) {
          return String(decoding: entry[(known.endIndex + 1)...], as: UTF8.self)
        }
        if known.lexicographicallyPrecedes(name) { start = entry.endIndex + 1 } else { end = middle }
      }
      return nil
    }
    return emoji ?? nil
  }

  /// The emoji that is named from the colon at `start` on, unless the name is a part of something like `10:30:45`,
  /// `std::vector::iterator` or an address.
  /// - Parameter lastEnd: the end of the emoji before it, which may follow each other.
  private static func emoji(
    at start: Int, in bytes: [UInt8], lastEnd: Int
  ) -> (characters: String, end: Int)? {
    guard let (emoji, end) = known(at: start, in: bytes) else { return nil }
    if start > 0, start != lastEnd {
      let before = bytes[start - 1]
      if before.isDigit || before == colon || before == UInt8(ascii: "/") { return nil }
      if before.isLetter, end - start - 2 < shortestAfterLetter { return nil }
    }
    // GitHub looks at nothing behind the name, so a word can follow: `:warning:Note`.
    let isFollowedByColon = end < bytes.count && bytes[end] == colon
    return isFollowedByColon && known(at: end, in: bytes) == nil ? nil : (emoji, end)
  }

  private static func known(at start: Int, in bytes: [UInt8]) -> (characters: String, end: Int)? {
    let name = bytes[(start + 1)...].prefix(longestName).prefix(while: \.isPartOfName)
    guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == colon,
      let emoji = emoji(named: name)
    else { return nil }
    return (emoji, name.endIndex + 1)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  fileprivate var isBetweenNames: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") }
  fileprivate var isPartOfName: Bool { isDigit || isLetter || "_+-".utf8.contains(self) }
}

extension Todo {
  /// Words of the title as they are shown: with the emoji that they name if they came from GitHub.
  public func drawn(_ words: String) -> String { link == nil ? words : EmojiNames.drawn(words) }
}

extension Visit {
  /// The title as GitHub draws it; that of a todo is the user's own.
  public var drawnTitle: String { item.kind == .todo ? title : EmojiNames.drawn(title) }
}
