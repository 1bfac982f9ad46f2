import Dates
public import Domain
import FoundationEssentials

/// Collects the changes of the tokens of one line.
struct LineChanges {
  private let reader: QuickAddReader
  private let todo: Todo?
  /// Whether the line changes todos that are there.
  private let isEdit: Bool
  /// Nil if it is unknown, because the changes are for several todos.
  private let state: TodoState?
  var changes = TodoChanges()
  private var known: Set<TodoField> = []
  /// In small letters.
  private var knownTags: Set<String> = []
  private var repetition: (words: QuotedWord, origin: TodoFieldValue)?
  /// Whether the repetition was typed in a field of its own.
  private var hasTypedRule = false

  init(newTodoBy reader: QuickAddReader) {
    (self.reader, todo, isEdit, state) = (reader, nil, false, .open)
  }

  init(to todo: Todo?, by reader: QuickAddReader) {
    (self.reader, self.todo, isEdit, state) = (reader, todo, true, todo?.state)
  }

  mutating func add(_ token: LineToken, _ text: inout LineText) throws(LineFault) {
    guard let change = try isEdit ? reader.changeOfTodo(token) : reader.change(of: token) else {
      if case .text(let word) = token.content { text.add(word, isPlain: token.isBehindHyphens) }
      return
    }
    try add(change, column: token.range.lowerBound + 1)
  }

  private mutating func add(_ change: LineChange, column: Int) throws(LineFault) {
    switch change {
    case .addsTags(let tags):
      for tag in tags where changes.removedTags.contains(where: { $0.lowercased() == tag.lowercased() }) {
        throw LineFault.addedAndRemoved(tag, column: column)
      }
      changes.addedTags += tags.filter { knownTags.insert($0.lowercased()).inserted }
    case .removesTag(let tag):
      guard !knownTags.contains(tag.lowercased()) else {
        throw LineFault.addedAndRemoved(tag, column: column)
      }
      changes.removedTags.append(tag)
    case .set(.needs, .ids(let ids)):
      guard case .ids(let others)? = changes.values[.needs] else {
        return changes.set(.needs, .ids(ids))
      }
      changes.set(.needs, .ids(Set(others + ids).sorted()))
    case .set(let field, let value):
      try note(field, column)
      changes.set(field, value)
      if field == .rule { for field in [TodoField.repeatsFrom, .seriesStart] { changes.set(field, nil) } }
    case .repeats(let words, let origin):
      try note(.rule, column)
      repetition = (words, origin)
    }
  }

  /// Adds the fields that are typed on their own and changed.
  mutating func add(_ fields: [TypedField]) throws(LineFault) {
    for typed in fields where typed.isChanged && typed.field != .repeatsFrom && typed.field != .rule {
      do throws(LineFault) {
        let word = try QuotedWord(typed: typed.text, in: typed.field)
        switch typed.field {
        case .tags:
          // Only what was changed, so that tags that another program added meanwhile stay.
          let (tags, before) = (
            reader.tags(word), reader.tags(try QuotedWord(typed: typed.original, in: .tags))
          )
          try add(.addsTags(tags.filter { !before.contains($0) }), column: 1)
          for tag in before where !tags.contains(tag) { try add(.removesTag(tag), column: 1) }
        default: try add(try reader.change(of: typed.field, word), column: 1)
        }
      } catch {
        throw error.inside(typed.field)
      }
    }
    try addRepetition(fields)
  }

  /// The rule and its origin, which make one word of a line: `every:` or `every!:`.
  private mutating func addRepetition(_ fields: [TypedField]) throws(LineFault) {
    guard let rule = fields.first(where: { $0.field == .rule }) else { return }
    let from = fields.first { $0.field == .repeatsFrom }
    guard rule.isChanged || from?.isChanged == true else { return }
    var origin = RepeatOrigin.schedule
    do throws(LineFault) {
      let word = try QuotedWord(typed: from?.text ?? "", in: .repeatsFrom)
      if !word.isEmpty { origin = try reader.origin(word) }
    } catch {
      throw error.inside(.repeatsFrom)
    }
    do throws(LineFault) {
      let word = try QuotedWord(typed: rule.text, in: .rule)
      guard word.isEmpty || rule.isChanged else { return try addOrigin(origin, from) }
      guard word.isEmpty else {
        hasTypedRule = true
        return try add(.repeats(word, .origin(origin)), column: 1)
      }
      guard rule.isChanged else {
        throw LineFault(
          column: 1, .repetition, "There is nothing to count: write how often it repeats, such as week or 3d."
        )
      }
      try add(.set(.rule, nil), column: 1)
    } catch {
      throw error.inside(.rule)
    }
  }

  /// What an unchanged rule counts from, so that its series stays where it is.
  private mutating func addOrigin(_ origin: RepeatOrigin, _ typed: TypedField?) throws(LineFault) {
    try note(.rule, 1)
    let before = try QuotedWord(typed: typed?.original ?? "", in: .repeatsFrom)
    guard try origin != (before.isEmpty ? .schedule : reader.origin(before)) else { return }
    changes.set(.repeatsFrom, .origin(origin))
  }

  private mutating func note(_ field: TodoField, _ column: Int) throws(LineFault) {
    guard known.insert(field).inserted else { throw LineFault.twice(field, column: column) }
  }

  /// The changes, with what follows from several of them.
  mutating func finished() throws(LineFault) -> TodoChanges {
    try addRule()
    addState()
    return changes
  }

  /// The rule counts from due, else scheduled, else wait. Without any of them the todo is due at the first date.
  private mutating func addRule() throws(LineFault) {
    guard let (words, origin) = repetition else { return }
    let today = reader.today
    let first = [TodoField.due, .scheduled, .wait].compactMap { date($0) }.first
      .map { $0.day(in: reader.zone) }
    let rule: RecurrenceRule
    do throws(LineFault) {
      rule = try words.rule(from: first ?? today, origin, reader)
    } catch {
      throw hasTypedRule ? error.inside(.rule) : error
    }
    changes.set(.rule, .text(rule.text))
    changes.set(.repeatsFrom, origin)
    let start = first ?? rule.occurrences(from: today).first { _ in true } ?? today
    if first == nil { changes.set(.due, .date(.day(start))) }
    changes.set(.seriesStart, .day(start))
  }

  private func date(_ field: TodoField) -> DateValue? {
    if case .date(let date)? = changes.values[field] { return date }
    guard !changes.cleared.contains(field), let todo, case .date(let date)? = field.value(of: todo) else {
      return nil
    }
    return date
  }

  /// A todo waits while its wait date is to come.
  private mutating func addState() {
    guard known.contains(.wait), changes.values[.state] == nil else { return }
    let waits = date(.wait).map { !$0.hasBegun(at: reader.now, in: reader.zone) } ?? false
    switch (state, waits) {
    case (.open, true): changes.set(.state, .state(.waiting))
    case (.waiting, false): changes.set(.state, .state(.open))
    default: break
    }
  }
}

extension LineFault {
  /// The fault of a field that is set by more than one word.
  public static func twice(_ field: TodoField, column: Int = 1) -> LineFault {
    LineFault(column: column, .twice, "\(field.sayingTwice): remove one of them.")
  }

  fileprivate static func addedAndRemoved(_ tag: String, column: Int) -> LineFault {
    LineFault(column: column, .twice, "The tag \(tag) is added and removed: leave out one of the two.")
  }
}

extension TodoField {
  /// By the words of a line, because rrule and link are no words of it.
  fileprivate var sayingTwice: String {
    if let key = LineKey.all.first(where: { $0.field == self }) { return "\(key.names[0]): is set twice" }
    return name == "priority" ? "There are two priorities" : "There are two \(name)s"
  }
}

extension QuickAddReader {
  /// What a token changes; nil for text.
  func change(of token: LineToken) throws(LineFault) -> LineChange? {
    switch token.content {
    case .text: return nil
    case .fault(let fault): throw fault
    case .level(let level): return .set(.priority, .number(Int64(level.priority)))
    case .tag(let tag): return .addsTags([tag.text])
    case .removedTag(let tag): return .removesTag(tag.text)
    case .project(let project): return .set(.project, .text(project.text))
    case .cleared(let field): return .set(field, nil)
    case .key(let key, let value):
      return value.isEmpty && key.field != .title ? .set(key.field, nil) : try key.read(value, self)
    }
  }
}

extension QuotedWord {
  /// A rule of `every:`.
  /// - Parameters:
  ///   - first: the first date of the series.
  ///   - origin: the value of `repeat_from`.
  func rule(
    from first: Day, _ origin: TodoFieldValue, _ reader: QuickAddReader
  ) throws(LineFault) -> RecurrenceRule {
    do throws(RuleFault) {
      return try RecurrenceRule(
        words: text, first: first, weekStart: reader.weekStart,
        origin: origin == .origin(.completion) ? .completion : .schedule)
    } catch {
      throw LineFault(column: column(of: error.column - 1), .repetition, error.message)
    }
  }
}
