import Domain

/// A word of a quick-add line.
struct LineToken: Sendable {
  enum Content: Sendable {
    case text(String)
    case level(PriorityLevel)
    case tag(QuotedWord)
    case removedTag(QuotedWord)
    case project(QuotedWord)
    case key(LineKey, QuotedWord)
    /// A field without a value, in a line with changes.
    case cleared(TodoField)
    /// Metadata that cannot be read.
    case fault(LineFault)
  }

  let content: Content
  /// In characters of the line, from 0.
  let range: Range<Int>
  /// Whether it is text because it comes after `--`.
  let isBehindHyphens: Bool

  var isText: Bool { if case .text = content { true } else { false } }
}

/// Splits a quick-add line into its tokens.
struct LineScanner {
  private let line: [Character]
  private let sigils: Sigils
  private let isEdit: Bool
  private var index = 0

  private init(_ line: [Character], sigils: Sigils, isEdit: Bool) {
    (self.line, self.sigils, self.isEdit) = (line, sigils, isEdit)
  }

  /// The tokens of a line for a new todo.
  static func tokens(ofNew line: [Character], sigils: Sigils) -> [LineToken] {
    var scanner = LineScanner(line, sigils: sigils, isEdit: false)
    return scanner.tokens()
  }

  /// The tokens of a line with changes to a todo, in which `-tag` removes a tag.
  static func tokens(ofChanges line: [Character], sigils: Sigils) -> [LineToken] {
    var scanner = LineScanner(line, sigils: sigils, isEdit: true)
    return scanner.tokens()
  }

  private mutating func tokens() -> [LineToken] {
    var tokens: [LineToken] = []
    var isText = false
    while let word = nextWord() {
      let start = index
      if !isText, word.meant.text == "--", line[word.end...].contains(where: { !$0.isBlank }) {
        (isText, index) = (true, word.end)
        continue
      }
      let content: LineToken.Content
      if isText {
        (content, index) = (.text(word.written), word.end)
      } else {
        content = self.content(of: word)
      }
      tokens.append(LineToken(content: content, range: start..<index, isBehindHyphens: isText))
    }
    return tokens
  }

  /// What a word is, and moves behind it.
  private mutating func content(of word: QuotedWord) -> LineToken.Content {
    do throws(LineFault) {
      if let metadata = try metadata(word.meant) {
        index = metadata.end
        return metadata.content
      }
    } catch {
      index = error.isUnclosedQuote ? line.count : word.end
      return .fault(error)
    }
    index = word.end
    return .text(isEscaped(word) ? String(word.written.dropFirst()) : word.written)
  }

  private mutating func nextWord() -> QuotedWord? {
    while index < line.count, line[index].isBlank { index += 1 }
    return index < line.count ? QuotedWord(plainIn: line, from: index) : nil
  }

  /// Whether a backslash before the word takes its meaning away. Before other words it is text.
  private func isEscaped(_ word: QuotedWord) -> Bool {
    guard word.begins(with: "\\") else { return false }
    // Alone, so that a quote in it is not searched for in the rest of the line.
    let rest = word.signs.drop { $0.character == "\\" }.map(\.character)
    guard !rest.isEmpty else { return false }
    guard rest != ["-", "-"] else { return true }
    let alone = LineScanner(rest, sigils: sigils, isEdit: isEdit)
    do throws(LineFault) {
      return try alone.metadata(QuotedWord(plainIn: rest, from: 0).meant) != nil
    } catch {
      return true
    }
  }

  /// What a word means; nil for text.
  private func metadata(_ word: QuotedWord) throws(LineFault) -> (content: LineToken.Content, end: Int)? {
    guard let start = word.signs.first?.index else { return nil }
    if let level = PriorityLevel(word.text) { return (.level(level), word.end) }
    if word.begins(with: String(sigils.tag)), let name = try name(after: start, of: word, "tag") {
      return (.tag(name), name.end)
    }
    if word.begins(with: String(sigils.project)), let name = try name(after: start, of: word, "project"),
      name.split(at: ".").allSatisfy({ !$0.text.looksEmpty })
    {
      return (.project(name), name.end)
    }
    if isEdit, word.begins(with: "-"), let name = try name(after: start, of: word, "tag") {
      return (.removedTag(name), name.end)
    }
    guard let colon = word.signs.firstIndex(where: { $0.character == ":" }) else { return nil }
    let name = String(word.signs[..<colon].map(\.character)).lowercased()
    if isEdit, word.signs[colon...].count == 1,
      let field = FilterReader.optionalFields.first(where: { $0.name == name })?.value, field.isEditable
    {
      return (.cleared(field), word.end)
    }
    let keys = isEdit ? LineKey.ofChanges : LineKey.all
    guard let key = keys.first(where: { $0.names.contains(name) }) else {
      guard isEdit, LineKey.taken.contains(name) else { return nil }
      throw LineFault(
        column: start + 1, .field(name.shownInFault, nearest: nil),
        "\(name): cannot be set here."
          + (["state", "is", "status"].contains(name)
            ? " `octodo done` and x in the list mark a todo as done." : "")
          + " To have it in the title, write a backslash before it: \\\(name):")
    }
    let value = try self.value(from: word.signs[colon].index + 1)
    switch key.values {
    case .texts: return (.key(key, value), value.end)
    case .tags, .projects: return (.key(key, value.name), value.end)
    default: return (.key(key, value.meant), value.end)
    }
  }

  /// The name after a sign; nil if the word is text, such as `+1`.
  private func name(after start: Int, of word: QuotedWord, _ noun: String) throws(LineFault) -> QuotedWord? {
    let start = firstVisible(from: start + 1)
    guard start < line.count else { return nil }
    let value = try self.value(from: start).name
    guard line[start].asMeant != "\"" else {
      guard !value.text.looksEmpty else {
        throw LineFault(column: start + 1, .quote, "A \(noun) is missing in these quotes.")
      }
      return value
    }
    let name = value.text
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || "-_./".contains($0) }),
      name.contains(where: { $0.isLetter || $0.isNumber }),
      word.begins(with: "@") || name.first?.isNumber == false
    else { return nil }
    return value
  }

  private func firstVisible(from start: Int) -> Int {
    line[start...].firstIndex { !$0.isInvisible } ?? line.count
  }

  private func value(from start: Int) throws(LineFault) -> QuotedWord {
    let start = firstVisible(from: start)
    guard start < line.count, line[start].asMeant == "\"" else {
      return QuotedWord(plainIn: line, from: start)
    }
    return try QuotedWord(in: line, from: start, until: \.isBlank)
  }
}
