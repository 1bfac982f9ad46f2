import Domain

// What a person types by mistake in a line with changes, and what would replace the title without a word.

extension QuickAddReader {
  /// Refuses text that would replace the title by mistake: besides `title:`, behind `due: ` with a blank, or alone with the
  /// meaning of a date, a priority or a sign.
  func refuseMistakes(
    in tokens: [LineToken], _ line: [Character], hasTitle: Bool
  ) throws(LineFault) {
    let words = tokens.filter(\.isText)
    guard let first = words.first else { return }
    let column = first.range.lowerBound + 1
    if hasTitle {
      throw LineFault(
        column: column, .twice,
        "There are two titles. A title of several words needs quotes: title:\"Buy tea\"")
    }
    try refuseValueBehindBlank(in: tokens, line)
    guard !words.contains(where: \.isBehindHyphens) else { return }
    try refuseLoneValue(words.map { String(line[$0.range]) }.joined(separator: " "), column)
    try refuseSigns(in: words, line, column)
    try refuseKeys(in: words.map { String(line[$0.range]) }, column)
  }

  /// `due: fri` would clear the date and make `fri` the title.
  private func refuseValueBehindBlank(in tokens: [LineToken], _ line: [Character]) throws(LineFault) {
    guard
      let index = tokens.indices.dropFirst().first(where: { tokens[$0].isWord && tokens[$0 - 1].isEmptyKey })
    else { return }
    let key = String(line[tokens[index - 1].range])
    let value = Self.written(tokens[index...].prefix(while: \.isWord).map { String(line[$0.range]) })
    throw LineFault(
      column: tokens[index].range.lowerBound + 1, .titleOrValue(title: value, value: "\(key)\(value)"),
      "There is a blank behind \(key) Write \(key)\(value), or title:\(value) if that is the title.")
  }

  /// `octodo edit 7 fri` would make `fri` the title.
  private func refuseLoneValue(_ text: String, _ column: Int) throws(LineFault) {
    let isLevel = PriorityLevel.named.contains { $0.word.dropFirst() == text.lowercased() }
    guard let value = isLevel ? "!\(text.lowercased())" : isDate(text) ? "due:\(Self.written([text]))" : nil
    else { return }
    throw LineFault(
      column: column, .titleOrValue(title: Self.written([text]), value: value),
      "Is \(text) the title? If not, write \(value), and if it is, title:\(Self.written([text])).")
  }

  private func isDate(_ text: String) -> Bool {
    do throws(LineFault) {
      return try value(of: .due, typed: text) != nil
    } catch {
      return false
    }
  }

  private func refuseSigns(in words: [LineToken], _ line: [Character], _ column: Int) throws(LineFault) {
    let signs: Set<Character> = ["!", "-", sigils.tag, sigils.project]
    guard words.allSatisfy({ signs.contains(line[$0.range.lowerBound].asMeant) }) else { return }
    let word = String(line[words[0].range])
    let cleared = word.hasPrefix("!") ? "priority" : word.contains(sigils.project) ? "project" : nil
    throw LineFault(
      column: column, .name,
      "\(word) is no priority, tag or project. To make it the title: title:\(QuotedWord.quoted(word))"
        + (cleared.map { " To clear the \($0): \($0):" } ?? ""))
  }

  /// `octodo edit 7 deu:fri` would make `deu:fri` the title.
  private func refuseKeys(in words: [String], _ column: Int) throws(LineFault) {
    let names = words.compactMap(Self.key)
    guard names.count == words.count, let name = names.first else { return }
    let title = Self.written(words)
    guard let nearest = Spelling.nearest(to: name, among: LineKey.ofChanges.flatMap(\.names)) else {
      throw LineFault(
        column: column, .field(name.shownInFault, nearest: nil),
        "\(name.shownInFault): is no field. To make it the title: title:\(title)")
    }
    let value = nearest + words[0].dropFirst(name.count)
    throw LineFault(
      column: column, .titleOrValue(title: title, value: value),
      "Is \(words.joined(separator: " ")) the title? If not, write \(value), and if it is, title:\(title).")
  }

  /// What is before the colon of a word that looks like a key with a value; nil for times, addresses and other words.
  private static func key(_ word: String) -> String? {
    let name = word.prefix { $0 != ":" }
    let value = word.dropFirst(name.count + 1)
    guard !value.isEmpty, value.first != "/", name.first?.isLetter == true,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) })
    else { return nil }
    return String(name)
  }

  /// As a value of a key: in quotes if it has blanks.
  private static func written(_ words: [String]) -> String {
    let text = words.joined(separator: " ")
    return text.contains(where: { $0.isWhitespace || $0 == "\"" || $0 == "\\" })
      ? QuotedWord.quoted(text) : text
  }

  /// What a token changes. A word such as `none` is no date, but what it means is clear.
  func changeOfTodo(_ token: LineToken) throws(LineFault) -> LineChange? {
    guard case .key(let key, let value) = token.content, Self.clearable.contains(key.field),
      Self.wordsForNothing.contains(value.text.lowercased())
    else { return try change(of: token) }
    let name = key.names[0]
    throw LineFault(
      column: value.column(), .value(of: name),
      "\(value.text) is no value of \(name): To clear it, write \(name): with nothing behind it.")
  }

  /// The fields that have no value of such a name.
  private static let clearable: Set<TodoField> = [
    .due, .wait, .scheduled, .until, .rule, .priority, .link, .parent, .needs,
  ]
  private static let wordsForNothing: Set<String> = [
    "none", "no", "nothing", "never", "null", "nil", "empty", "clear", "off", "-",
  ]
}

extension LineToken {
  /// Whether it is a word of the title that could be a value.
  fileprivate var isWord: Bool { isText && !isBehindHyphens }

  /// `due:` alone, which clears the field.
  fileprivate var isEmptyKey: Bool {
    switch content {
    case .cleared: true
    case .key(_, let value): value.isEmpty
    default: false
    }
  }
}
