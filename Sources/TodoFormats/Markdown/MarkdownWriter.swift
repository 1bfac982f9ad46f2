import Dates
import Domain
import FoundationEssentials
import TodoLanguage

/// Writes one todo as the lines of a task list.
struct MarkdownWriter {
  private let context: FormatContext
  private let lines: MarkdownLineReader

  init(_ context: FormatContext) {
    self.context = context
    lines = MarkdownLineReader(context)
  }

  /// - Parameter depth: how many todos it is a part of.
  func text(of portable: PortableTodo, depth: Int) -> String {
    let todo = portable.todo
    let indent = String(repeating: "  ", count: depth)
    let line = (title(of: todo) + metadata(of: todo) + [comment(of: portable, depth: depth)]).joined(
      separator: " ")
    let lines = Self.lines(of: todo.note).map { line in
      line.isEmpty ? "\n" : "\(indent)  \(MarkdownItem.noteLine(line))\n"
    }
    return "\(indent)- [\(Self.box(todo.state))] \(line)\n" + lines.joined()
  }

  /// Only what ends a line of a file ends one: a note can have other separators, such as U+2028.
  private static func lines(of note: String) -> [String] {
    guard !note.isEmpty else { return [] }
    return note.replacing("\r\n", with: "\n").unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private static func box(_ state: TodoState) -> String {
    switch state {
    case .open, .waiting: " "
    case .done: "x"
    case .cancelled: "-"
    }
  }

  /// The words of the title; those that would be metadata begin with a backslash.
  private func title(of todo: Todo) -> [String] {
    todo.title.blankSeparated.map { word in
      let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || ".,;()".contains($0) }
      return isPlain || isText(word) ? word : "\\\(word)"
    }
  }

  private func isText(_ word: String) -> Bool {
    // Between other words, because the first and the last one can be read differently.
    guard word != "--", let read = try? lines.newTodo("a \(word) b") else { return false }
    return read.values[.title] == .text("a \(word) b")
  }

  private func metadata(of todo: Todo) -> [String] {
    var all: [String] = []
    if let project = todo.project { all.append("@\(Self.quoted(project))") }
    all += todo.tags.map { "+\(Self.quoted($0))" }
    if let level = Self.level(todo.priority) { all.append(level) }
    for (name, date) in [
      ("due", todo.due), ("wait", todo.wait), ("sched", todo.scheduled), ("until", todo.until),
    ] {
      if let date { all.append("\(name):\(TodoTextWord.text(date, context))") }
    }
    if todo.state == .waiting, todo.wait == nil { all.append("wait:someday") }
    if let link = addedLink(of: todo) { all.append("gh:\(link)") }
    return all
  }

  /// The link if the title does not name it.
  private func addedLink(of todo: Todo) -> Item? {
    todo.link.flatMap { $0.repo == nil || context.names($0, in: todo.title) ? nil : $0 }
  }

  private static func level(_ priority: Int) -> String? {
    switch priority {
    case 0: nil
    case 1: "!high"
    case 5: "!medium"
    case 9: "!low"
    default: "!\(priority)"
    }
  }

  private static func quoted(_ name: String) -> String {
    let isPlain =
      name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
      && name.isReadAsWritten
    return isPlain ? name : name.inQuotes
  }

  private func comment(of portable: PortableTodo, depth: Int) -> String {
    let todo = portable.todo
    func text(_ instant: Date?) -> String? { instant.map { Moment($0, in: .gmt).rfc3339 } }
    return MarkdownComment.text([
      ("uid", portable.uid), ("created", text(todo.createdAt)), ("started", text(todo.startedAt)),
      ("done", todo.isDone ? text(todo.doneAt) : nil), ("rrule", todo.rule),
      ("repeat", todo.rule != nil && todo.repeatsFrom == .completion ? "completion" : nil),
      ("under", depth == 0 ? portable.parent : nil),
      ("needs", portable.needs.isEmpty ? nil : MarkdownComment.joined(portable.needs)),
      // A kind that is written like another one.
      ("link", addedLink(of: todo)?.kind.distinction),
    ])
  }
}
