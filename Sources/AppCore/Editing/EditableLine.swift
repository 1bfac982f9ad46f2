/// A line of text that is being edited, and the place of its cursor.
public struct EditableLine: Hashable, Sendable {
  private var characters: [Character]
  /// Characters before the cursor.
  public private(set) var cursor: Int
  /// The most characters that the line takes.
  public let limit: Int

  /// Bytes: no emoji in use is longer.
  private static let longestCharacter = 64

  /// A line of `text`, of which at most `limit` characters are taken, with the cursor at its end.
  public init(_ text: String = "", limit: Int) {
    characters = Array(text.prefix(limit))
    cursor = characters.count
    self.limit = limit
  }

  /// The whole line.
  public var text: String { String(characters) }
  /// What stands before the cursor, for a view that must find its column.
  public var beforeCursor: String { String(characters[..<cursor]) }
  public var isEmpty: Bool { characters.isEmpty }

  /// Inserts text at the cursor, line breaks as blanks. Returns how many characters found no room.
  @discardableResult
  public mutating func insert(_ text: String) -> Int {
    let oneLine = text.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    // A character can hold any number of combining marks, so its bytes are bounded too.
    let room = oneLine.prefix(max(0, limit - characters.count))
    let fitting = room.prefix { $0.utf8.count <= Self.longestCharacter }
    // What is typed may join the character before it, a combining mark for example. Nothing further to the
    // left can change, so a key costs the same at the end of a long line.
    let start = max(0, cursor - 1)
    let joined = Array(String(characters[start..<cursor]) + String(fitting))
    characters.replaceSubrange(start..<cursor, with: joined)
    cursor = start + joined.count
    return oneLine.count - fitting.count
  }

  /// Moves the cursor or deletes, as far as there is something to move over or to delete.
  public mutating func apply(_ edit: LineEdit) {
    switch edit {
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(characters.count, cursor + 1)
    case .wordLeft: cursor = wordStart
    case .wordRight: cursor = wordEnd
    case .toStart: cursor = 0
    case .toEnd: cursor = characters.count
    case .deleteBackward: remove(max(0, cursor - 1)..<cursor)
    case .deleteForward: remove(cursor..<min(characters.count, cursor + 1))
    case .deleteWordBackward: remove(wordStart..<cursor)
    case .deleteToStart: remove(0..<cursor)
    case .deleteToEnd: remove(cursor..<characters.count)
    }
  }

  private mutating func remove(_ range: Range<Int>) {
    characters.removeSubrange(range)
    cursor = range.lowerBound
  }

  private var wordStart: Int {
    var index = cursor
    while index > 0, characters[index - 1].isWhitespace { index -= 1 }
    while index > 0, !characters[index - 1].isWhitespace { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    var index = cursor
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    while index < characters.count, !characters[index].isWhitespace { index += 1 }
    return index
  }
}
