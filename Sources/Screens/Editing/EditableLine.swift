/// A line of text that is being edited, and the place of its cursor. A key costs what it changes, not what
/// the line holds.
public struct EditableLine: Hashable, Sendable {
  /// What stands before the cursor, for a view that must find its column.
  public private(set) var beforeCursor = ""
  private var afterCursor = ""
  /// Characters before the cursor.
  public private(set) var cursor = 0
  private var charactersAfter = 0
  /// The most characters that the line takes.
  public let limit: Int

  /// Bytes: no emoji in use is longer.
  private static let longestCharacter = 64

  /// A line of `text`, of which at most `limit` characters are taken, with the cursor at its end.
  public init(_ text: String = "", limit: Int) {
    self.limit = limit
    beforeCursor = String(text.prefix(limit))
    cursor = beforeCursor.count
  }

  /// The whole line.
  public var text: String { beforeCursor + afterCursor }
  public var isEmpty: Bool { beforeCursor.isEmpty && afterCursor.isEmpty }

  /// Inserts text at the cursor, line breaks as blanks. Returns how many characters found no room.
  @discardableResult
  public mutating func insert(_ text: String) -> Int {
    let room = max(0, limit - cursor - charactersAfter)
    var fitting = ""
    var (taken, cut) = (0, 0)
    for character in text {
      // A character can hold any number of combining marks, so its bytes are bounded too.
      if cut > 0 || taken == room || character.utf8.count > Self.longestCharacter {
        cut += 1
      } else {
        fitting.append(character.isNewline || character == "\t" ? " " : character)
        taken += 1
      }
    }
    if taken > 0 { append(fitting) }
    return cut
  }

  /// Moves the cursor or deletes, as far as there is something to move over or to delete.
  public mutating func apply(_ edit: LineEdit) {
    switch edit {
    case .left: moveLeft(over: min(1, cursor))
    case .right: moveRight(over: min(1, charactersAfter))
    case .wordLeft: moveLeft(over: wordBefore)
    case .wordRight: moveRight(over: wordAfter)
    case .toStart: moveLeft(over: cursor)
    case .toEnd: moveRight(over: charactersAfter)
    case .deleteBackward: _ = removeBefore(min(1, cursor))
    case .deleteForward: _ = removeAfter(min(1, charactersAfter))
    case .deleteWordBackward: _ = removeBefore(wordBefore)
    case .deleteToStart: _ = removeBefore(cursor)
    case .deleteToEnd: _ = removeAfter(charactersAfter)
    }
  }

  private mutating func moveLeft(over count: Int) {
    let text = removeBefore(count)
    let isApart = Self.isApart(text.last, afterCursor.first)
    afterCursor = text + afterCursor
    charactersAfter = isApart ? charactersAfter + count : afterCursor.count
  }

  private mutating func moveRight(over count: Int) {
    append(removeAfter(count))
  }

  /// What is appended may join the character before it, a combining mark for example. Nothing further to the
  /// left can change.
  private mutating func append(_ text: String) {
    let last = beforeCursor.last.map { String($0) } ?? ""
    cursor += (last + text).count - (last.isEmpty ? 0 : 1)
    beforeCursor += text
  }

  /// Whether two characters stay what they are side by side. Where they do not, all that follows may change:
  /// flags are pairs of letters, counted from the first.
  private static func isApart(_ left: Character?, _ right: Character?) -> Bool {
    guard let left, let right else { return true }
    return (String(left) + String(right)).first == left
  }

  private mutating func removeBefore(_ count: Int) -> String {
    let removed = String(beforeCursor.suffix(count))
    beforeCursor.removeLast(count)
    cursor -= count
    return removed
  }

  private mutating func removeAfter(_ count: Int) -> String {
    let removed = String(afterCursor.prefix(count))
    afterCursor.removeFirst(count)
    charactersAfter -= count
    return removed
  }

  private var wordBefore: Int { Self.word(beforeCursor.reversed()) }

  private var wordAfter: Int { Self.word(afterCursor) }

  /// Characters up to the end of the first word, with the blanks before it.
  private static func word(_ text: some Sequence<Character>) -> Int {
    var count = 0
    var isInWord = false
    for character in text {
      if character.isWhitespace, isInWord { break }
      isInWord = isInWord || !character.isWhitespace
      count += 1
    }
    return count
  }
}
