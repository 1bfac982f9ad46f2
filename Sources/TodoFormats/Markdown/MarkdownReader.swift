import Dates
import Domain
import FoundationEssentials
import TodoLanguage

/// Reads the lines of a Markdown file one by one.
struct MarkdownReader {
  private let context: FormatContext
  private let lines: MarkdownLineReader
  private var content = TodoFileContent()
  private var names = LineIdentities()
  private var project: String?
  /// The last todo, and those that it is a part of: their index in `content`, and their indentation.
  private var open: [(index: Int, indent: Int)] = []
  private var note: [NoteLine] = []
  /// The fence of the code that is being read.
  private var fence: MarkdownFence?
  /// Text that an underline would make a heading.
  private var paragraph: [String] = []
  /// Whether text goes on with the line above: as a part of a task, or as the values at the beginning of a file.
  private var isContinuing = false
  private var isFrontMatter = false

  private struct NoteLine {
    let text: String
    var isCode = false
    var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
  }

  init(_ context: FormatContext) {
    self.context = context
    lines = MarkdownLineReader(context)
  }

  mutating func read(_ line: String, _ number: Int) {
    let isBlank = line.allSatisfy(\.isWhitespace)
    let indent = MarkdownItem.indent(of: line)
    // Code in a note ends at the latest with the note.
    if fence != nil, let last = open.last, !isBlank, indent <= last.indent { fence = nil }
    let item = MarkdownItem(line)
    if let fence {
      if !open.isEmpty { note.append(NoteLine(text: line, isCode: true)) }
      if case .fence(let end) = item, fence.ends(with: end) { self.fence = nil }
    } else if isBlank {
      if !open.isEmpty { note.append(NoteLine(text: line)) }
      (paragraph, isContinuing) = ([], false)
    } else if case .todo(let indent, let state, let text) = item {
      endNote()
      add(text, state, indent: indent, number)
      (paragraph, isContinuing, isFrontMatter) = ([], true, false)
    } else if let owner = open.lastIndex(where: { indent > $0.indent }) {
      // Less indented than the last part, it belongs to the todo of which that is a part.
      if owner < open.count - 1 { endNote() }
      open.removeLast(open.count - 1 - owner)
      note.append(NoteLine(text: line))
      if case .fence(let fence) = item { self.fence = fence }
      (paragraph, isContinuing) = ([], true)
    } else {
      // Text that is not indented ends the todo before it.
      endNote()
      open = []
      readOutside(item, line, number)
    }
  }

  /// Reads a line that belongs to no todo.
  private mutating func readOutside(_ item: MarkdownItem, _ line: String, _ number: Int) {
    let text = paragraph
    paragraph = []
    switch item {
    case .heading(let heading): project = heading
    case .underline(let mark) where mark == "-" && (number == 1 || isFrontMatter): isFrontMatter = number == 1
    // A line below a task goes on with its text, and is none of a heading in two lines.
    case .underline(let mark) where !text.isEmpty && (mark == "=" || !isContinuing):
      project = MarkdownItem.words(of: text.joined(separator: " "))
    case .fence(let fence): self.fence = fence
    case .unreadable(let reason): content.unreadable.append(UnreadableItem(number, reason))
    default:
      paragraph = text + [line]
      return
    }
    isContinuing = false
  }

  mutating func fail(_ item: UnreadableItem) { content.unreadable.append(item) }

  var finished: TodoFileContent {
    var reader = self
    reader.endNote()
    return reader.content
  }

  private mutating func endNote() {
    defer { note = [] }
    guard let last = open.last else { return }
    while note.last?.isBlank == true { note.removeLast() }
    guard !note.isEmpty else { return }
    let indents = note.filter { !$0.isBlank }.map { MarkdownItem.indent(of: $0.text) }
    // Deeper lines are deeper in the note, too.
    let indent = min(indents.min() ?? 0, last.indent + 2)
    let lines = note.map { line in
      let text = Self.dropping(indent, from: line.text)
      return line.isCode ? text : MarkdownItem.readNoteLine(text)
    }
    let before = content.todos[last.index].text(.note).map { [$0] } ?? []
    content.todos[last.index].set(.note, (before + lines).joined(separator: "\n"))
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
      let (values, tags) = try lines.newTodo(text)
      for (field, value) in values where ![.needs, .parent, .seriesStart, .state].contains(field) {
        if value != field.empty { todo.values[field] = value }
      }
      todo.setTags(tags)
      let isPutAside = values[.state] == .state(.waiting) && todo.date(.wait) == nil
      todo.setState(state, isPutAside: isPutAside, context)
    } catch {
      // The lines below it belong to no todo.
      open = []
      return content.unreadable.append(UnreadableItem(number, error.description))
    }
    if todo.values[.project] == nil { todo.set(.project, project?.asMeant) }
    read(comment, into: &todo)
    // An address alone is no title of a line that is typed, but octodo wrote it as one.
    if !comment.isEmpty, let word = text.blankSeparated.first, TextLinks.isAddress(word),
      !todo.title.hasPrefix(word)
    {
      todo.set(.title, String(word))
    }
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
