import Dates
public import Domain
public import FoundationEssentials

/// The text of a field that is typed on its own, as in an editor. It takes the words that a line with changes takes behind
/// the key of the field.
public struct TypedField: Hashable, Sendable {
  public let field: TodoField
  public let text: String
  /// The text when the edit began.
  public let original: String

  public init(_ field: TodoField, _ text: String, original: String) {
    (self.field, self.text, self.original) = (field, text, original)
  }

  public var isChanged: Bool { text.trimmingWhitespace != original.trimmingWhitespace }

  /// The fields that can be typed, in the order in which they are read.
  public static let fields: [TodoField] = [
    .due, .rule, .repeatsFrom, .priority, .project, .tags, .scheduled, .wait, .until, .parent, .needs,
  ]

  /// The value of a todo as it is typed, which reads to the same value; empty without a value.
  public static func text(of field: TodoField, in todo: Todo, zone: TimeZone) -> String {
    guard let value = field.value(of: todo) else {
      return field == .repeatsFrom && todo.rule != nil ? originWord(.schedule) : ""
    }
    switch value {
    case .date(let date): return text(of: date, in: zone)
    case .text(let text) where field == .rule: return words(ofRule: text)
    case .text(let text):
      return text.contains { "\"\\".contains($0) } || !text.isReadAsWritten ? QuotedWord.quoted(text) : text
    case .number(let number) where field == .priority: return word(ofPriority: Int(number))
    case .number(let id): return "\(id)"
    case .ids(let ids): return ids.map { "\($0)" }.joined(separator: ", ")
    case .words(let words): return words.map(listed).joined(separator: ", ")
    case .origin(let origin): return todo.rule == nil ? "" : originWord(origin)
    case .day, .instant, .item, .annotations, .state: return ""
    }
  }

  private static func text(of date: DateValue, in zone: TimeZone) -> String {
    switch date {
    case .day(.someday): return "someday"
    case .day(let day): return "\(day)"
    case .moment(let moment):
      let wall = moment.wallTime(in: zone)
      return "\(wall.day) \(wall.time)"
    }
  }

  private static func words(ofRule text: String) -> String {
    do throws(RuleFault) {
      return try RecurrenceRule(text).words
    } catch {
      // A rule of another program is kept as it is.
      return text
    }
  }

  private static func word(ofPriority priority: Int) -> String {
    let level = PriorityLevel.named.first { $0.priority == priority }
    return level.map { String($0.word.dropFirst()) } ?? "\(priority)"
  }

  /// A word of a list with commas.
  private static func listed(_ word: String) -> String {
    word.contains { ",\"\\".contains($0) } || word.contains(" +") || word.contains(" @")
      || !word.isReadAsWritten
      ? QuotedWord.quoted(word) : word
  }

  /// From when a repetition is counted, as it is typed.
  static let originWords: [(word: String, origin: RepeatOrigin)] = [
    ("due", .schedule), ("done", .completion),
  ]

  private static func originWord(_ origin: RepeatOrigin) -> String {
    originWords.first { $0.origin == origin }?.word ?? origin.word
  }
}

extension QuickAddReader {
  /// What a typed field means; nil if it is empty.
  public func value(of field: TodoField, typed text: String) throws(LineFault) -> TodoFieldValue? {
    do throws(LineFault) {
      let word = try QuotedWord(typed: text, in: field)
      guard !word.isEmpty else { return nil }
      switch field {
      case .repeatsFrom: return .origin(try origin(word))
      case .rule: return .text(try word.rule(from: today, .origin(.schedule), self).text)
      case .tags: return .words(tags(word))
      default: return try change(of: field, word).value
      }
    } catch {
      throw error.inside(field)
    }
  }

  /// What a typed field other than a list of tags or a repetition changes.
  func change(of field: TodoField, _ word: QuotedWord) throws(LineFault) -> LineChange {
    guard !word.isEmpty, let key = LineKey.ofChanges.first(where: { $0.field == field }) else {
      return .set(field, nil)
    }
    switch field {
    case .project: return try key.read(word.without(sigils.project), self)
    case .priority:
      guard let level = PriorityLevel(word.text) else { return try key.read(word, self) }
      return .set(.priority, .number(Int64(level.priority)))
    case .needs: return try key.read(word.withoutBlanks, self)
    default: return try key.read(word, self)
    }
  }

  /// The tags of a list with commas, or of words with signs: `bug, work` or `+bug +work`.
  func tags(_ word: QuotedWord) -> [String] {
    word.split(at: ",").flatMap { $0.split(at: " \(sigils.tag)") }
      .map { $0.trimmed.without(sigils.tag).text }.filter { !$0.looksEmpty }
  }

  func origin(_ word: QuotedWord) throws(LineFault) -> RepeatOrigin {
    let text = word.text.lowercased()
    let known = TypedField.originWords.first { $0.word == text || $0.origin.word == text }
    guard let known else {
      throw LineFault(
        column: word.column(), .value(of: "from", choices: TypedField.originWords.map(\.word)),
        "A repetition is counted from due, the date of the todo, or from done, the day on which it is done.")
    }
    return known.origin
  }

  /// What is typed of a field at a cursor; nil if it has a meaning already, or if nothing begins with it.
  /// - Parameter cursor: the number of characters before it.
  public func completion(of field: TodoField, in text: String, at cursor: Int) -> LineCompletion? {
    let typed = text.prefix(cursor)
    guard let last = typed.last, !last.isWhitespace, cursor == text.count else { return nil }
    let list: [TodoField] = [.tags, .needs]
    let start = list.contains(field) ? typed.lastIndex(of: ",").map(typed.index(after:)) : nil
    let part = typed[(start ?? typed.startIndex)...]
    let sign: Character? = field == .tags ? sigils.tag : field == .project ? sigils.project : nil
    let rest = part.drop { $0.isWhitespace }.drop { $0 == sign }
    let range = text.distance(from: text.startIndex, to: rest.startIndex)..<text.count
    guard !rest.isEmpty else { return nil }
    func completion(_ subject: LineCompletion.Subject, _ known: [String] = []) -> LineCompletion? {
      LineCompletion(subject, prefix: String(rest), range: range, known: known)
    }
    switch field {
    case .tags: return completion(.tag)
    case .project: return completion(.project)
    case .parent, .needs: return completion(.todo)
    default: break
    }
    guard !isRead(field, text) else { return nil }
    switch field {
    case .rule: return completion(.repetition, LineWords.repetitions)
    case .repeatsFrom: return completion(.word, TypedField.originWords.map(\.word))
    case .priority: return completion(.word, PriorityLevel.named.map { String($0.word.dropFirst()) })
    default:
      let before = rest.lastIndex(where: \.isWhitespace).map { rest[...$0].lowercased() } ?? ""
      return completion(.date(field), DateReader.completions(of: String(rest)).map { before + $0 })
    }
  }

  private func isRead(_ field: TodoField, _ text: String) -> Bool {
    do throws(LineFault) {
      return try value(of: field, typed: text) != nil
    } catch {
      return false
    }
  }
}

extension LineChange {
  fileprivate var value: TodoFieldValue? {
    if case .set(_, let value) = self { value } else { nil }
  }
}

extension QuotedWord {
  /// The text of a field without blanks around it and without invisible signs. Quotes are read, so that a comma in them is
  /// none.
  init(typed text: String, in field: TodoField) throws(LineFault) {
    let characters = try QuickAddReader.characters(of: text.trimmingWhitespace)
    let word = try QuotedWord(in: characters, from: 0) { _ in false }
    self = [.tags, .project].contains(field) ? word.name : word.meant.withoutKey(of: field)
  }

  /// Without the key that a line needs, as in `due:fri`.
  private func withoutKey(of field: TodoField) -> QuotedWord {
    // `every!:` says more than the rule.
    let keys = LineKey.ofChanges.filter { $0.field == field }.flatMap(\.names).filter { $0 != "every!" }
    let key = keys.first { begins(with: "\($0):") }
    return key.map { dropping($0.count + 1).trimmed } ?? self
  }

  fileprivate var trimmed: QuotedWord {
    var word = self
    word.signs = word.signs.drop { !$0.isQuoted && $0.character.isBlank }
    while let last = word.signs.last, !last.isQuoted, last.character.isBlank { word.signs.removeLast() }
    return word
  }

  fileprivate var withoutBlanks: QuotedWord {
    QuotedWord(signs: signs.filter { !$0.character.isBlank }[...], end: end)
  }

  /// Without a sign at its start, which is of no importance in a field of its own.
  fileprivate func without(_ sign: Character) -> QuotedWord {
    begins(with: String(sign)) && signs.count > 1 ? dropping(1) : self
  }
}
