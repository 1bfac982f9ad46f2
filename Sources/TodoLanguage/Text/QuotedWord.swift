import Domain

/// A word of a line after its quotes are read. It still knows the column of each character, and whether it was quoted:
/// quoted characters have no meaning of their own.
struct QuotedWord: Hashable, Sendable {
  struct Sign: Hashable, Sendable {
    /// What it means, or a quoted one as it is written.
    private(set) var character: Character
    let written: Character
    /// In the line, from 0, in characters.
    let index: Int
    let isQuoted: Bool

    init(_ written: Character, at index: Int, isQuoted: Bool) {
      (self.written, self.index, self.isQuoted) = (written, index, isQuoted)
      character = isQuoted ? written : written.asMeant
    }

    fileprivate var meant: Sign {
      var sign = self
      sign.character = written.asMeant
      return sign
    }
  }

  var signs: ArraySlice<Sign>
  /// Where the word ends in the line, from 0, in characters.
  let end: Int

  var text: String { String(signs.map(\.character)) }
  /// As it is written, with the signs that look like nothing.
  var written: String { String(signs.map(\.written)) }
  var isEmpty: Bool { signs.isEmpty }

  /// The column of a character of the text, 1-based; that of the last character before the end if there is none, so
  /// that a column is always within the line.
  func column(of offset: Int = 0) -> Int {
    let index = signs.startIndex + max(offset, 0)
    return signs.indices.contains(index) ? signs[index].index + 1 : max(end, 1)
  }

  /// The word without signs that look like nothing, such as a zero-width space: what a key, a number or a date means. A text
  /// stays as it is `written`.
  var meant: QuotedWord {
    guard signs.contains(where: { $0.isQuoted || $0.character.isInvisible }) else { return self }
    return QuotedWord(signs: signs.filter { !$0.character.isInvisible }.map(\.meant)[...], end: end)
  }

  /// The word as a name, in which quoted signs stay as they are written: another program may have put one in the name of a tag.
  var name: QuotedWord {
    guard signs.contains(where: { !$0.isQuoted && $0.character.isInvisible }) else { return self }
    return QuotedWord(signs: signs.filter { $0.isQuoted || !$0.character.isInvisible }[...], end: end)
  }

  /// The word without its first characters.
  func dropping(_ count: Int) -> QuotedWord { QuotedWord(signs: signs.dropFirst(count), end: end) }

  /// Whether the word begins with a text that is not quoted.
  func begins(with text: String) -> Bool {
    let start = signs.prefix(text.count)
    return start.allSatisfy { !$0.isQuoted } && start.map(\.character).elementsEqual(text)
  }

  /// The parts between separators that are not quoted. There is at least one, and parts can be empty.
  func split(at separator: String) -> [QuotedWord] {
    var parts: [QuotedWord] = []
    var rest = self
    var start = signs.startIndex
    while !rest.isEmpty {
      guard rest.begins(with: separator) else {
        rest = rest.dropping(1)
        continue
      }
      parts.append(QuotedWord(signs: signs[start..<rest.signs.startIndex], end: rest.column()))
      rest = rest.dropping(separator.count)
      start = rest.signs.startIndex
    }
    return parts + [QuotedWord(signs: signs[start...], end: end)]
  }
}

extension QuotedWord {
  /// Reads a word that may have quotes anywhere: `a"b c"` is `ab c`. In quotes, `\"` is a quote and `\\` a backslash.
  /// - Parameters:
  ///   - start: the index of its first character.
  ///   - isEnd: whether a character that is not quoted ends the word.
  /// - Throws: a fault at a quote that is never closed.
  init(
    in line: [Character], from start: Int, until isEnd: (Character) -> Bool
  ) throws(LineFault) {
    var signs: [Sign] = []
    var quote: Int?
    var index = start
    while index < line.count {
      let character = line[index].asMeant
      if character == "\"" {
        quote = quote == nil ? index : nil
      } else if quote != nil, character == "\\", index + 1 < line.count,
        "\"\\".contains(line[index + 1].asMeant)
      {
        index += 1
        signs.append(Sign(line[index], at: index, isQuoted: true))
      } else if quote == nil, isEnd(character) {
        break
      } else {
        signs.append(Sign(line[index], at: index, isQuoted: quote != nil))
      }
      index += 1
    }
    if let quote {
      throw LineFault(
        column: quote + 1, .quote, "This quote is not closed: write \" at its end.", isUnclosedQuote: true)
    }
    self.init(signs: signs[...], end: index)
  }

  /// Reads a word up to a blank, in which quotes are characters like others.
  init(plainIn line: [Character], from start: Int) {
    let end = line[start...].firstIndex(where: \.isBlank) ?? line.count
    let signs = (start..<end).map { Sign(line[$0], at: $0, isQuoted: false) }
    self.init(signs: signs[...], end: end)
  }

  /// See `String.inQuotes`.
  static func quoted(_ text: String) -> String { text.inQuotes }
}

extension String {
  /// The text in quotes, which is read as one word without a meaning of its own.
  public var inQuotes: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
