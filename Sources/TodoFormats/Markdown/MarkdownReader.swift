import Dates
import Domain
import FoundationEssentials
import TodoLanguage

/// Reads the lines of a Markdown file one by one.
struct MarkdownReader {
  private let context: FormatContext
  private let words: QuickAddReader
  private var content = TodoFileContent()
  private var names = LineIdentities()
  private var project: String?
  /// The last todo, and those that it is a part of: their index in `content`, and their indentation.
  private var open: [(index: Int, indent: Int)] = []
  private var note: [String] = []
  private var isInFence = false

  init(_ context: FormatContext) {
    self.context = context
    words = QuickAddReader(now: context.now, zone: context.zone, web: context.web)
  }

  mutating func read(_ line: String, _ number: Int) {
    let item = MarkdownItem(line)
    let isNote =
      !open.isEmpty
      && (line.allSatisfy(\.isWhitespace) || MarkdownItem.indent(of: line) > (open.last?.indent ?? 0))
    switch item {
    case .todo(let indent, let state, let text) where !isInFence:
      endNote()
      add(text, state, indent: indent, number)
    case .heading(let heading):
      if isInFence { break }
      endNote()
      (project, open) = (heading, [])
    case .fence where !isNote: isInFence.toggle()
    default:
      if isNote { note.append(line) } else if !line.allSatisfy(\.isWhitespace) { close() }
    }
  }

  mutating func fail(_ item: UnreadableItem) { content.unreadable.append(item) }

  var finished: TodoFileContent {
    var reader = self
    reader.endNote()
    return reader.content
  }

  /// Text that is not indented ends the todo before it.
  private mutating func close() {
    endNote()
    open = []
  }

  private mutating func endNote() {
    defer { note = [] }
    guard let last = open.last else { return }
    while note.last?.allSatisfy(\.isWhitespace) == true { note.removeLast() }
    guard !note.isEmpty else { return }
    let indents = note.filter { !$0.allSatisfy(\.isWhitespace) }.map(MarkdownItem.indent)
    // Deeper lines are deeper in the note, too.
    let indent = min(indents.min() ?? 0, last.indent + 2)
    let lines = note.map { MarkdownItem.readNoteLine(Self.dropping(indent, from: $0)) }
    content.todos[last.index].set(.note, lines.joined(separator: "\n"))
  }

  private static func dropping(_ columns: Int, from line: String) -> String {
    var rest = line.unicodeScalars[...]
    var column = 0
    while column < columns, let first = rest.first, first == " " || first == "\t" {
      column += first == "\t" ? 4 : 1
      rest.removeFirst()
    }
    return String(rest)
  }

  private mutating func add(_ line: String, _ state: TodoState, indent: Int, _ number: Int) {
    while let last = open.last, last.indent >= indent { open.removeLast() }
    let (text, comment) = MarkdownComment.split(line)
    var todo = ImportedTodo(uid: comment["uid"] ?? "", line: number)
    do throws(LineFault) {
      let changes = try words.newTodo(text)
      for (field, value) in changes.values where ![.needs, .parent, .seriesStart, .state].contains(field) {
        if value != field.empty { todo.values[field] = value }
      }
      todo.setTags(changes.addedTags)
      let isPutAside = changes.values[.state] == .state(.waiting) && todo.date(.wait) == nil
      todo.setState(state, isPutAside: isPutAside, context)
    } catch {
      // The lines below it belong to no todo.
      open = []
      return content.unreadable.append(UnreadableItem(number, error.description))
    }
    if todo.values[.project] == nil { todo.set(.project, project?.asMeant) }
    read(comment, into: &todo)
    todo.parent = open.last.map { content.todos[$0.index].uid } ?? comment["under"]
    if todo.uid.isEmpty { todo.uid = names.next("\(text)\n\(todo.parent ?? "")") }
    content.todos.append(todo)
    open.append((content.todos.count - 1, indent))
  }

  private func read(_ comment: [String: String], into todo: inout ImportedTodo) {
    func instant(_ name: String) -> Date? {
      comment[name].flatMap { Moment(rfc3339: $0, in: context.zone)?.date }
    }
    if let rule = comment["rrule"] {
      todo.setRule(
        (try? RecurrenceRule(rule))?.text ?? rule,
        from: comment["repeat"] == "completion" ? .completion : .schedule)
    }
    todo.needs = comment["needs"].map(MarkdownComment.names) ?? []
    if let word = comment["link"], case .item(let item)? = todo.values[.link],
      let other = item.distinguished(by: word)
    {
      todo.values[.link] = .item(other)
    }
    todo.set(.created, instant("created"))
    todo.set(.started, instant("started"))
    todo.set(.done, todo.state.isFinal ? instant("done") : nil)
    // A list that a person wrote does not say these.
    if comment.isEmpty { todo.unknown = [.created, .started, .done, .needs] }
  }
}
