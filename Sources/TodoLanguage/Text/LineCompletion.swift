import Dates
public import Domain

/// What is typed at a cursor, so that a screen can offer words for it.
public struct LineCompletion: Hashable, Sendable {
  public enum Subject: Hashable, Sendable {
    case tag, project
    /// A word of the language itself, such as `due:` or `is:open`.
    case word
    /// A date for a field.
    case date(TodoField)
    case repetition
    /// The number of a todo.
    case todo
    case item
  }

  public let subject: Subject
  /// What is typed of the word, up to the cursor, without sign, key and quote.
  public let prefix: String
  /// What the chosen word replaces, in characters of the line, from 0.
  public let range: Range<Int>
  /// The words that the language knows. Tags, projects and todos are for the caller to find.
  public let words: [String]

  /// - Parameter known: of which those that begin with the prefix are offered.
  init(_ subject: Subject, prefix: String, range: Range<Int>, known: [String] = []) {
    (self.subject, self.prefix, self.range) = (subject, prefix, range)
    let start = prefix.lowercased()
    words = known.filter { $0.hasPrefix(start) && $0 != start }
  }

  /// A word as it is written in a line: with quotes if it has other signs than a tag.
  public static func written(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./:!+".contains($0) }
    return isPlain && !word.isEmpty ? word : QuotedWord.quoted(word)
  }
}

/// The word of a line that a cursor is in or behind.
struct WordAtCursor {
  /// Up to the cursor.
  let typed: [Character]
  /// Of the whole word.
  let range: Range<Int>

  init?(in line: [Character], at cursor: Int, isEnd: (Character) -> Bool) {
    guard line.indices.contains(cursor - 1) else { return nil }
    var start = 0
    var isQuoted = false
    for index in 0..<cursor {
      if line[index] == "\"" { isQuoted.toggle() }
      if !isQuoted, isEnd(line[index]) { start = index + 1 }
    }
    guard start < cursor else { return nil }
    var end = cursor
    while end < line.count, isQuoted ? line[end] != "\"" : !isEnd(line[end]) { end += 1 }
    if isQuoted, end < line.count { end += 1 }
    (typed, range) = (Array(line[start..<cursor]), start..<end)
  }

  /// The part behind some characters of the word, without a quote at its start.
  func completion(
    _ subject: LineCompletion.Subject, behind count: Int, known: [String] = []
  ) -> LineCompletion {
    LineCompletion(
      subject, prefix: prefix(behind: count), range: range.lowerBound + count..<range.upperBound, known: known
    )
  }

  private func prefix(behind count: Int) -> String {
    let value = typed.dropFirst(count)
    return String(value.first == "\"" ? value.dropFirst() : value)
  }

  /// The date words that can end what is typed.
  func dates(behind count: Int) -> [String] {
    let prefix = prefix(behind: count)
    let start = prefix.lastIndex(where: \.isBlank).map { prefix[...$0].lowercased() } ?? ""
    return DateReader.completions(of: prefix).map { start + $0 }
  }
}

extension QuickAddReader {
  /// What is typed at a cursor of a line; nil for text that begins no word of the language.
  /// - Parameter cursor: the number of characters before it.
  public func completion(in line: String, at cursor: Int) -> LineCompletion? {
    guard let word = WordAtCursor(in: Array(line), at: cursor, isEnd: \.isBlank) else { return nil }
    let typed = String(word.typed)
    switch word.typed[0] {
    case sigils.tag: return word.completion(.tag, behind: 1)
    case sigils.project: return word.completion(.project, behind: 1)
    case "!": return word.completion(.word, behind: 0, known: PriorityLevel.named.map(\.word))
    default: break
    }
    if let colon = word.typed.firstIndex(of: ":") {
      let name = String(word.typed[..<colon]).lowercased()
      return LineKey.all.first { $0.names.contains(name) }?.completion(of: word, behind: colon + 1)
    }
    let keys = word.completion(.word, behind: 0, known: LineKey.all.flatMap(\.names).map { $0 + ":" })
    return typed.allSatisfy(\.isLetter) && !keys.words.isEmpty ? keys : nil
  }
}

extension LineKey {
  fileprivate func completion(of word: WordAtCursor, behind count: Int) -> LineCompletion? {
    switch values {
    case .dates: word.completion(.date(field), behind: count, known: word.dates(behind: count))
    case .repetitions: word.completion(.repetition, behind: count, known: LineWords.repetitions)
    case .items: word.completion(.item, behind: count)
    case .todos: word.completion(.todo, behind: count)
    case .tags: word.completion(.tag, behind: count)
    case .projects: word.completion(.project, behind: count)
    case .priorities:
      word.completion(
        .word, behind: count, known: PriorityLevel.named.map { String($0.word.dropFirst()) })
    case .texts: nil
    }
  }
}

/// Words that a completion offers. Others are understood, too.
enum LineWords {
  static let repetitions = [
    "day", "weekday", "week", "2w", "month", "quarter", "year", "mon", "mon,thu", "1st", "15th", "2nd tue",
    "last fri",
  ]
}

extension FilterReader {
  /// What is typed at a cursor of a filter; nil for a word to search for that begins no word of the language.
  /// - Parameter cursor: the number of characters before it.
  public func completion(in filter: String, at cursor: Int) -> LineCompletion? {
    guard
      let word = WordAtCursor(in: Array(filter), at: cursor, isEnd: { $0.isBlank || "()|&".contains($0) })
    else { return nil }
    let signs = word.typed.prefix { $0 == "-" }.count
    guard signs < word.typed.count else { return nil }
    switch word.typed[signs] {
    case sigils.tag: return word.completion(.tag, behind: signs + 1)
    case sigils.project: return word.completion(.project, behind: signs + 1)
    case "#": return word.completion(.todo, behind: signs + 1)
    case "!": return word.completion(.word, behind: signs, known: PriorityLevel.named.map(\.word))
    default: break
    }
    guard let colon = word.typed.firstIndex(where: { ":<>=".contains($0) }) else {
      let names = FilterKey.all.map { $0.names[0] } + FilterKey.otherNames
      let keys = word.completion(.word, behind: signs, known: names.map { $0 + ":" })
      return keys.words.isEmpty ? nil : keys
    }
    let value = word.typed[colon...].firstIndex { !":<>=!".contains($0) } ?? word.typed.count
    let last = word.typed[value...].lastIndex { ",.".contains($0) }.map { $0 + 1 } ?? value
    let name = String(word.typed[signs..<colon]).lowercased().filter { $0 != "!" }
    switch name {
    case "is":
      return word.completion(
        .word, behind: value, known: TodoStatus.allCases.filter { !$0.needsSync }.map(\.rawValue))
    case "has", "no": return word.completion(.word, behind: value, known: Self.optionalFields.map(\.name))
    case "sort": return word.completion(.word, behind: value, known: Self.sorts)
    case "priority":
      let names = PriorityLevel.named.map { String($0.word.dropFirst()) }
      return word.completion(.word, behind: last, known: names)
    case "project": return word.completion(.project, behind: value)
    default: break
    }
    guard let field = FilterKey.named(name)?.field else { return nil }
    switch field.type {
    case .date, .instant: return word.completion(.date(field), behind: last, known: word.dates(behind: last))
    case .words: return word.completion(.tag, behind: last)
    case .number where field == .id || field == .parent: return word.completion(.todo, behind: last)
    default: return nil
    }
  }

  private static let sorts = TodoSortKey.allCases.flatMap { ["\($0.rawValue)-asc", "\($0.rawValue)-desc"] }
}
