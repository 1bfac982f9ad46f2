import Dates
import Domain
import FoundationEssentials

/// todo.txt: a line for each todo.
///
/// A line that was read is kept, and only the words whose meaning changed are replaced when it is written again. So the
/// words of other programs stay where they are.
struct TodoTextFormat: TodoFileFormat {
  let context: FormatContext

  init(_ context: FormatContext) {
    self.context = context
  }

  var format: TodoFormat { .todotxt }
  var keepsWholeItems: Bool { true }

  var carriedFields: Set<TodoField> {
    [
      .title, .state, .priority, .project, .tags, .due, .wait, .scheduled, .until, .rule, .repeatsFrom,
      .parent, .needs,
      .link, .created, .done, .extra,
    ]
  }

  func read(_ file: [UInt8], step: (_ share: Double) throws -> Void) rethrows -> TodoFileContent {
    var content = TodoFileContent()
    var names = LineIdentities()
    var lines = FileLines(file)
    while let line = lines.next() {
      try step(lines.share)
      guard let text = line.text else {
        content.unreadable.append(line.unreadable)
        continue
      }
      guard text.contains(where: { $0 != " " && $0 != "\t" }) else { continue }
      var todo = todo(of: text, line: line.number)
      guard !todo.title.isEmpty else {
        content.unreadable.append(UnreadableItem(line.number, "The line has no title."))
        continue
      }
      if todo.uid.isEmpty { todo.uid = names.next(Self.identity(of: text)) }
      content.todos.append(todo)
    }
    return content
  }

  func write(_ todos: [PortableTodo]) -> String {
    var names = LineIdentities()
    return todos.map { todo in
      let writer = TodoTextWriter(todo, self)
      let line = writer.line(uid: nil)
      // A line without a uid gets its name from its text when it is read.
      if todo.foreign(.todotxt) != nil, names.next(Self.identity(of: line)) == todo.uid { return line + "\n" }
      return writer.line(uid: todo.uid) + "\n"
    }.joined()
  }

  func imported(_ todo: Todo) -> ImportedTodo? {
    ForeignFields(todo.extra)[.todotxt]?.string.map { self.todo(of: $0) }
  }

  func keepsWords(of portable: PortableTodo) -> Bool {
    let todo = portable.todo
    let read = self.todo(of: TodoTextWriter(portable, self).line(uid: nil))
    let title = todo.link.map { context.title(read.title, without: $0) } ?? read.title
    return (read.title == todo.title || title == todo.title) && read.text(.project) == todo.project
      && read.tags == todo.tags.sorted() && hasNoValues(inTitleOf: portable, read)
  }

  /// Whether no word of the title is read as a date or another value.
  private func hasNoValues(inTitleOf portable: PortableTodo, _ read: ImportedTodo) -> Bool {
    var plain = portable
    plain.todo.title = "title"
    let other = self.todo(of: TodoTextWriter(plain, self).line(uid: nil))
    func values(_ todo: ImportedTodo) -> [TodoField: TodoFieldValue] {
      todo.values.filter { $0.key != .title }
    }
    return values(read) == values(other) && read.uid == other.uid && read.parent == other.parent
      && read.needs == other.needs
  }

  /// Lines that differ in the order of their words only are the same.
  private static func identity(of line: String) -> String {
    line.split(whereSeparator: { $0 == " " || $0 == "\t" }).sorted().joined(separator: " ")
  }

  /// The values of a line. The uid is empty if the line has none.
  func todo(of text: String, line number: Int = 1) -> ImportedTodo {
    let line = TodoTextLine(text)
    var todo = ImportedTodo(uid: "", line: number)
    var (tags, needs): ([String], [String]) = ([], [])
    var title: [String] = []
    var priority = line.priority
    var (isCancelled, isPutAside) = (false, false)
    var step: RuleStep?
    for word in line.words {
      switch TodoTextWord(word, context) {
      case .text: title.append(word)
      case .project(let name):
        if todo.values[.project] == nil { todo.set(.project, name) }
        if todo.text(.project) != name { tags.append(name) }
      case .tag(let name): tags.append(name)
      case .date(let field, let date): todo.set(field, date)
      case .step(let read, let origin):
        step = read
        todo.setRule(read.rule(from: nil), from: origin)
      case .rule(let rule, let origin):
        step = nil
        todo.setRule(rule, from: origin)
      case .repeatsFromCompletion: if let rule = todo.text(.rule) { todo.setRule(rule, from: .completion) }
      case .priority(let letter): priority = priority ?? letter
      case .uid(let uid): todo.uid = uid
      case .needs(let uids): needs += uids
      case .parent(let uid): todo.parent = uid
      case .cancelled: isCancelled = true
      case .putAside: isPutAside = true
      case .unknown: break
      }
    }
    if let step { todo.setRule(step.rule(from: todo.stepStart), from: todo.repeatsFrom) }
    todo.setTags(tags)
    todo.addNeeds(needs)
    todo.setPriority(priority.map(TodoTextLine.priority) ?? 0)
    todo.setState(
      line.isDone ? (isCancelled ? .cancelled : .done) : .open, isPutAside: isPutAside, context)
    setTitle(title, of: &todo, from: line)
    todo.set(.created, line.created.map(context.start))
    todo.set(.done, line.done.map(context.start))
    if line.created == nil { todo.unknown.insert(.created) }
    if line.done == nil { todo.unknown.insert(.done) }
    todo.foreign = .text(text)
    return todo
  }

  /// A line without other text has the words of its metadata as its title.
  private func setTitle(_ words: [String], of todo: inout ImportedTodo, from line: TodoTextLine) {
    let link = words.lazy.compactMap(context.link(in:)).first
    todo.values[.link] = link.map(TodoFieldValue.item)
    if words.count == 1, let link, TextLinks.isAddress(words[0]) {
      todo.set(.title, "\(link)")
    } else {
      // The name of the todo is no word of it.
      let others = line.words.filter { if case .uid = TodoTextWord($0, context) { false } else { true } }
      todo.set(.title, (words.isEmpty ? others : words).joined(separator: " "))
    }
  }
}
