import Dates
import Domain

/// Writes the line of one todo.
struct TodoTextWriter {
  private let todo: Todo
  private let file: TodoTextFormat
  private let metadata: [Slot: TodoTextWord]
  /// The line that was read, and its values.
  private let old: (text: String, line: TodoTextLine, todo: ImportedTodo)?

  /// What a word is about. A line has one word for each, in this order if they are new.
  private enum Slot: Hashable, Comparable {
    case project
    case tag(String)
    case priority, due, wait, scheduled, until, rule, state, parent, needs, uid
  }

  init(_ portable: PortableTodo, _ file: TodoTextFormat) {
    (todo, self.file) = (portable.todo, file)
    old = portable.foreign(.todotxt)?.string.map { ($0, TodoTextLine($0), file.todo(of: $0)) }
    var values = ImportedTodo(uid: "", line: 1)
    for field in TodoField.all { values.values[field] = field.value(of: portable.todo) }
    values.parent = portable.parent(keeping: old?.todo.parent)
    values.needs = portable.needs(keeping: old?.todo.needs ?? [])
    metadata = Self.metadata(of: values)
  }

  /// The words of a todo besides its title, priority and uid.
  private static func metadata(of todo: ImportedTodo) -> [Slot: TodoTextWord] {
    var metadata: [Slot: TodoTextWord] = [:]
    metadata[.project] = todo.text(.project).map { .project($0.asMeant) }
    for tag in todo.tags.map(\.asMeant) { metadata[.tag(tag.lowercased())] = .tag(tag) }
    metadata[.due] = todo.date(.due).map { .date(.due, $0) }
    metadata[.wait] = todo.date(.wait).map { .date(.wait, $0) }
    metadata[.scheduled] = todo.date(.scheduled).map { .date(.scheduled, $0) }
    metadata[.until] = todo.date(.until).map { .date(.until, $0) }
    metadata[.rule] = todo.text(.rule).map { rule in
      let read = RuleStep(rule: rule, from: todo.stepStart)
      // There are letters for days and longer.
      let step = read.flatMap { $0.unit.isPartOfDay ? nil : $0 }
      return step.map { .step($0, todo.repeatsFrom) } ?? .rule(rule, todo.repeatsFrom)
    }
    metadata[.parent] = todo.parent.map { .parent($0) }
    metadata[.needs] = todo.needs.isEmpty ? nil : .needs(todo.needs)
    if todo.state == .cancelled { metadata[.state] = .cancelled }
    if todo.state == .waiting, todo.date(.wait) == nil { metadata[.state] = .putAside }
    return metadata
  }

  /// Whether the line that was read still says everything.
  private func isUnchanged(uid: String?) -> Bool {
    guard let old, isHeaderUnchanged, isTitleUnchanged, old.todo.uid == uid ?? "" else { return false }
    let before = Self.metadata(of: old.todo)
    return before.count == metadata.count
      && metadata.allSatisfy { slot, word in
        before[slot].map { Self.isEqual(word, $0, file.context) } ?? false
      }
  }

  private var isTitleUnchanged: Bool {
    guard let old, TodoFieldValue.isSame(old.todo.values[.link], TodoField.link.value(of: todo)) else {
      return false
    }
    if old.todo.title == todo.title { return true }
    guard let link = todo.link, !file.context.names(link, in: todo.title) else { return false }
    return file.context.title(old.todo.title, without: link) == todo.title
  }

  /// - Parameter uid: the name to write; nil for none.
  func line(uid: String?) -> String {
    if let old, isUnchanged(uid: uid) { return old.text }
    var rest = metadata
    // A done line has no priority in front.
    if todo.isDone, !isHeaderUnchanged {
      rest[.priority] = Self.letter(of: todo, old?.line, file.context).map { .priority($0) }
    }
    if let uid { rest[.uid] = .uid(uid) }
    var words = oldWords(&rest)
    for (_, word) in rest.sorted(by: { $0.key < $1.key }) { words += word.words(file.context) }
    let text = words.joined(separator: " ")
    let line = header(hasCreated: old == nil || old?.line.created != nil) + text
    let isRead = TodoTextLine(line)
    guard isRead.isDone != todo.isDone || isRead.words != words else { return line }
    return header(hasCreated: true) + text
  }

  /// The words of the old line with their changes; what is left of the metadata is new.
  private func oldWords(_ rest: inout [Slot: TodoTextWord]) -> [String] {
    guard let old else { return title }
    // Once, because a line can have many words.
    let (isTitleUnchanged, isHeaderUnchanged) = (self.isTitleUnchanged, self.isHeaderUnchanged)
    var words: [String] = []
    var hasTitle = false
    var project: String?
    for word in old.line.words {
      let meaning = TodoTextWord(word, file.context)
      if case .text = meaning {
        if isTitleUnchanged { words.append(word) } else if !hasTitle { words += title }
        hasTitle = true
        continue
      }
      guard let slot = Self.slot(of: meaning, project: &project) else {
        words.append(word)
        continue
      }
      if slot == .priority, isHeaderUnchanged {
        words.append(word)
        continue
      }
      guard let new = rest.removeValue(forKey: slot) else { continue }
      let isOwn = isKept(meaning, as: new) && !isNamedLikeProject(meaning, slot)
      words += isOwn ? [word] : new.words(file.context)
    }
    return hasTitle || isTitleUnchanged ? words : title + words
  }

  /// The title; a link that it does not name follows it.
  private var title: [String] {
    let words = todo.title.blankSeparated
    guard let link = todo.link, !file.context.names(link, in: todo.title),
      let url = link.url(on: file.context.web)
    else {
      return words
    }
    return words + [url]
  }

  private static func slot(of word: TodoTextWord, project: inout String?) -> Slot? {
    switch word {
    case .project(let name):
      guard project != nil else {
        project = name
        return .project
      }
      return .tag(name.lowercased())
    case .tag(let name): return .tag(name.lowercased())
    case .date(let field, _):
      let slots: [TodoField: Slot] = [.due: .due, .wait: .wait, .scheduled: .scheduled]
      return slots[field] ?? .until
    case .step, .rule, .repeatsFromCompletion: return .rule
    case .priority: return .priority
    case .uid: return .uid
    case .needs: return .needs
    case .parent: return .parent
    case .cancelled, .putAside: return .state
    case .text, .unknown: return nil
    }
  }

  /// Whether a further project that was read as a tag would be read as the project again.
  private func isNamedLikeProject(_ old: TodoTextWord, _ slot: Slot) -> Bool {
    guard case .project(let name) = old, case .tag = slot else { return false }
    return name.lowercased() == todo.project?.asMeant.lowercased()
  }

  /// Whether an old word says the same as a new one. A rule can be written in two ways.
  private func isKept(_ old: TodoTextWord, as new: TodoTextWord) -> Bool {
    if case .rule(let rule, let origin) = old { return rule == todo.rule && origin == todo.repeatsFrom }
    return Self.isEqual(new, old, file.context)
  }

  private static func isEqual(_ one: TodoTextWord, _ other: TodoTextWord, _ context: FormatContext) -> Bool {
    switch (one, other) {
    case (.needs(let one), .needs(let other)): Set(one) == Set(other)
    case (.tag(let one), .project(let other)), (.tag(let one), .tag(let other)):
      one.lowercased() == other.lowercased()
    default: one.words(context) == other.words(context)
    }
  }
}

// MARK: - What comes before the text

extension TodoTextWriter {
  private var doneDay: Day? { todo.doneAt.map(file.context.day) }

  /// Whether state, priority and dates are as they were.
  private var isHeaderUnchanged: Bool {
    guard let old else { return false }
    let line = old.line
    return line.isDone == todo.isDone && old.todo.priority == Self.level(of: todo)
      && (line.done == nil || line.done == doneDay)
      && (line.created == nil || line.created == file.context.day(of: todo.createdAt))
  }

  private func header(hasCreated: Bool) -> String {
    let created = "\(file.context.day(of: todo.createdAt)) "
    if isHeaderUnchanged, let old, !hasCreated || old.line.created != nil { return old.line.header }
    let letter = Self.letter(of: todo, old?.line, file.context)
    guard todo.isDone else { return (letter.map { "(\($0)) " } ?? "") + (hasCreated ? created : "") }
    guard let doneDay, old?.line.isDone != true || old?.line.done != nil else { return "x " }
    return "x \(doneDay) " + (hasCreated ? created : "")
  }

  /// The letter that the line had if it means the same.
  private static func letter(of todo: Todo, _ old: TodoTextLine?, _ context: FormatContext) -> Character? {
    let pair = old?.words.lazy.compactMap { word -> Character? in
      if case .priority(let letter) = TodoTextWord(word, context) { letter } else { nil }
    }.first
    if let letter = old?.priority ?? pair, TodoTextLine.priority(of: letter) == level(of: todo) {
      return letter
    }
    return TodoTextLine.letter(of: todo.priority)
  }

  private static func level(of todo: Todo) -> Int {
    TodoTextLine.letter(of: todo.priority).map(TodoTextLine.priority) ?? 0
  }
}
