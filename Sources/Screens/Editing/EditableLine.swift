/// A line of text being edited, and its cursor position. The cost of a key depends on the change, not on the length
/// of the line.
public struct EditableLine: Hashable, Sendable {
  /// The text before the cursor, from which a view computes its column.
  public private(set) var beforeCursor = ""
  private var afterCursor = ""
  /// The number of characters before the cursor.
  public private(set) var cursor = 0
  private var charactersAfter = 0
  /// The maximum number of characters.
  public let limit: Int
  /// What the line was before the last changes, oldest first.
  private var past: [Moment] = []
  /// The kind of the last change; nil after a move of the cursor.
  private var lastChange: Change?

  /// The text and the cursor at one time.
  private struct Moment: Hashable, Sendable {
    let beforeCursor: String
    let afterCursor: String
    let cursor: Int
    let charactersAfter: Int
  }

  /// Changes of one kind in a row are undone together; each cut and each paste is undone on its own.
  fileprivate enum Change: Hashable, Sendable {
    case typing, deletion, cut, paste
  }

  /// The number of changes that can be undone.
  private static let maxPast = 100

  /// The maximum length of one character, in bytes of UTF-8. No emoji in use is longer.
  private static let longestCharacter = 64

  /// Takes at most `limit` characters of `text` and puts the cursor at the end.
  public init(_ text: String = "", limit: Int) {
    self.limit = limit
    beforeCursor = String(text.prefix(limit))
    cursor = beforeCursor.count
  }

  /// The whole line.
  public var text: String { beforeCursor + afterCursor }
  public var isEmpty: Bool { beforeCursor.isEmpty && afterCursor.isEmpty }

  /// Whether the last thing that was done was a cut, so that the next one adds to it.
  var endsWithCut: Bool { lastChange == .cut }

  /// Inserts text at the cursor, with blanks for line breaks: a break at the end of what was copied is none. Returns the
  /// number of characters that did not fit.
  @discardableResult
  public mutating func insert(_ text: String) -> Int {
    guard !text.isEmpty else { return 0 }
    let isTyped = text.unicodeScalars.count == 1
    // Words are undone one by one.
    let startsWord = text != " " && beforeCursor.last == " "
    remember(isTyped ? .typing : .paste, isNew: !isTyped || startsWord)
    let room = max(0, limit - cursor - charactersAfter)
    var fitting = ""
    var (taken, cut) = (0, 0)
    let end = text.lastIndex { !$0.isNewline }.map(text.index(after:)) ?? text.startIndex
    for character in text[..<end] {
      // A character can have any number of combining marks, so its bytes are limited too.
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

  /// Replaces the whole text, which can be undone, and puts the cursor at the end.
  public mutating func replace(with text: String) {
    remember(.paste, isNew: true)
    beforeCursor = String(text.prefix(limit))
    cursor = beforeCursor.count
    (afterCursor, charactersAfter) = ("", 0)
  }

  /// Replaces a part of the text, which can be undone, and puts the cursor behind the new part.
  /// - Parameter range: in characters.
  public mutating func replace(_ range: Range<Int>, with part: String) {
    let text = text
    let range = range.clamped(to: 0..<text.count)
    let before = String(text.prefix(range.lowerBound)) + part
    replace(with: before + String(text.dropFirst(range.upperBound)))
    moveCursor(to: before.count)
  }

  /// Puts the cursor behind a number of characters.
  public mutating func moveCursor(to position: Int) {
    lastChange = nil
    let position = max(0, min(position, cursor + charactersAfter))
    if position < cursor { moveLeft(over: cursor - position) } else { moveRight(over: position - cursor) }
  }

  /// Moves the cursor or deletes, if there is something to move over or delete, or undoes the last change.
  /// - Returns: what a cut took.
  @discardableResult
  public mutating func apply(_ edit: LineEdit) -> RemovedText? {
    if let change = edit.deletion {
      guard edit.isBackward ? cursor > 0 : charactersAfter > 0 else { return nil }
      remember(change, isNew: change == .cut)
    } else {
      lastChange = nil
    }
    switch edit {
    case .left: moveLeft(over: min(1, cursor))
    case .right: moveRight(over: min(1, charactersAfter))
    case .wordLeft: moveLeft(over: wordBefore)
    case .wordRight: moveRight(over: wordAfter)
    case .toStart: moveLeft(over: cursor)
    case .toEnd: moveRight(over: charactersAfter)
    case .deleteBackward: _ = removeBefore(min(1, cursor))
    case .deleteForward: _ = removeAfter(min(1, charactersAfter))
    case .deleteWordBackward: return RemovedText(text: removeBefore(wordBefore), isBeforeCursor: true)
    case .deleteWordForward: return RemovedText(text: removeAfter(wordAfter), isBeforeCursor: false)
    case .deleteToStart: return RemovedText(text: removeBefore(cursor), isBeforeCursor: true)
    case .deleteToEnd: return RemovedText(text: removeAfter(charactersAfter), isBeforeCursor: false)
    // What is put back comes from outside of the line.
    case .yank: break
    case .undo: undo()
    }
    return nil
  }

  /// - Parameter isNew: whether the change is undone on its own, even after one of the same kind.
  private mutating func remember(_ change: Change, isNew: Bool) {
    defer { lastChange = change }
    guard isNew || change != lastChange else { return }
    past.append(
      Moment(
        beforeCursor: beforeCursor, afterCursor: afterCursor, cursor: cursor, charactersAfter: charactersAfter
      ))
    if past.count > Self.maxPast { past.removeFirst() }
  }

  private mutating func undo() {
    // A change that found nothing to change, such as a letter in a full line, is no step.
    while let moment = past.popLast() {
      let isSame = moment.beforeCursor == beforeCursor && moment.afterCursor == afterCursor
      (beforeCursor, afterCursor) = (moment.beforeCursor, moment.afterCursor)
      (cursor, charactersAfter) = (moment.cursor, moment.charactersAfter)
      if !isSame { return }
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

  /// Appended text may join the character before it, for example a combining mark. Nothing further to the left can
  /// change.
  private mutating func append(_ text: String) {
    let last = beforeCursor.last.map { String($0) } ?? ""
    cursor += (last + text).count - (last.isEmpty ? 0 : 1)
    beforeCursor += text
  }

  /// Whether two characters stay unchanged side by side. If they do not, everything after them may change: flags are
  /// pairs of letters, counted from the first.
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

  /// The number of characters up to the end of the first word, including the blanks before it.
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

extension LineEdit {
  /// Whether it takes what is before the cursor.
  fileprivate var isBackward: Bool { [.deleteBackward, .deleteWordBackward, .deleteToStart].contains(self) }

  /// Nil if it deletes nothing.
  fileprivate var deletion: EditableLine.Change? {
    switch self {
    case .deleteBackward, .deleteForward: .deletion
    case .deleteWordBackward, .deleteWordForward, .deleteToStart, .deleteToEnd: .cut
    case .left, .right, .wordLeft, .wordRight, .toStart, .toEnd, .yank, .undo: nil
    }
  }
}
