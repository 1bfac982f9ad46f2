import Domain
import FoundationEssentials
import Markdown
import Screens
import Terminal
import Texts
import TodoFormats

/// Lays out a todo as sections of a document: its fields, its note, related todos, annotations and changes.
struct TodoDetailLayout {
  private let context: RowContext
  private let zone: TimeZone
  private let web: String
  private let wording: TodoWording

  /// - Parameter web: the website that belongs to the API.
  init(_ context: RowContext, zone: TimeZone, web: String) {
    (self.context, self.zone, self.web) = (context, zone, web)
    wording = TodoWording(context.texts, now: context.now, in: zone)
  }

  private var words: TodoDetailTexts { context.texts.todoDetail }
  private var base: LinkBase { .note(on: web) }

  func content(_ todo: Todo, _ note: MarkdownText, _ around: TodoSurroundings) -> DocumentContent {
    let sections = [
      note.parts.isEmpty ? nil : section(of: note, at: todo.linkBase(on: web)),
      related(words.partOf, around.parents.reversed()),
      related(parts(of: todo, around), around.parts),
      related(words.needs, around.needed),
      related(words.neededBy, around.dependents),
      annotations(todo),
      foreign(todo),
      history(around.history),
    ]
    return DocumentContent(header: [head(todo)], sections: sections.compactMap(\.self))
  }

  // MARK: The fields

  private func head(_ todo: Todo) -> DocumentSection {
    let title = LinkedWords(todo.title, role: .heading, drawsEmoji: todo.link != nil)
    var links = title.links.map { DocumentLink($0.destination, words: $0.words, part: 0) }
    var state = StyledText()
    state.append(context.signs[todo.sign] + " ", role: todo.signRole)
    state.append(DisplayText(wording.state(todo.state)), role: todo.signRole, attributes: .bold)
    var parts: [DocumentPart] = [
      .styled(title.text),
      .members([state] + wording.members(of: todo), separator: DisplayText(" · ")),
      .facts(recorded(todo)),
    ]
    if !todo.uid.isEmpty { parts.append(.words(words.uid(uid: todo.uid), .faint)) }
    if let url = todo.linkedPage(on: web) {
      var line = StyledText()
      line.append(DisplayText(url), role: .link, link: links.count)
      links.append(DocumentLink(.address(url), words: "", part: parts.count))
      parts.append(.styled(line))
    }
    return DocumentSection(parts + [.rule], links: DocumentLinks(links, at: todo.linkBase(on: web)))
  }

  /// What octodo recorded.
  private func recorded(_ todo: Todo) -> [String] {
    let preview = context.texts.preview
    let isChanged = todo.changedAt.timeIntervalSince(todo.createdAt) >= 1
    return [
      "#\(todo.id)", preview.added(age: when(todo.createdAt)),
      isChanged ? words.changed(age: when(todo.changedAt)) : nil,
      todo.doneAt.map { preview.doneAt(age: when($0)) },
      words.urgency(number: DecimalText.hundredths(todo.urgency)),
    ].compactMap(\.self)
  }

  private func when(_ date: Date) -> String { context.when(date, in: zone) }

  // MARK: Sections

  private func section(of note: MarkdownText, at base: LinkBase) -> DocumentSection {
    let links = note.links.map { DocumentLink($0.destination, words: $0.words, part: $0.part) }
    let entries = note.headings.map { DocumentEntry(part: $0.part, level: 1 + $0.level, $0.title) }
    return DocumentSection(
      [], count: note.parts.count, below: [.blank],
      entries: [DocumentEntry(part: 0, words.note, detail: note.opening)] + entries,
      links: DocumentLinks(links, at: base, anchors: note.anchors)
    ) { note.parts[$0].rows(columns: $1) }
  }

  private func parts(of todo: Todo, _ around: TodoSurroundings) -> String {
    let all = max(around.partCount, around.parts.count)
    return words.parts(
      done: NumberText.grouped(max(0, all - todo.openChildren)), total: NumberText.grouped(all))
  }

  /// A list of todos, each a link to its screen; nil without any.
  private func related(_ title: String, _ todos: [Todo]) -> DocumentSection? {
    guard !todos.isEmpty else { return nil }
    let links = todos.enumerated().map { index, todo in
      DocumentLink(.address("#\(todo.id)"), words: todo.title, part: index + 1)
    }
    return DocumentSection(
      [heading(title)] + todos.enumerated().map { .styled(line(of: $1, link: $0)) } + [.blank],
      entries: [DocumentEntry(part: 0, title)], links: DocumentLinks(links, at: base))
  }

  private func heading(_ title: String) -> DocumentPart { .words(title, .heading) }

  private func line(of todo: Todo, link: Int) -> StyledText {
    var line = StyledText()
    line.append(DisplayText("  "))
    line.append(context.signs[todo.sign], role: todo.signRole)
    line.append(DisplayText(" "))
    line.append(DisplayText(todo.drawn(todo.title)), role: todo.isDone ? .done : .link, link: link)
    if let due = todo.due, !todo.isDone {
      let isLate = wording.dates.isOverdue(due)
      line.append(
        DisplayText(" · \(wording.dates.due(due, isShort: false))"), role: isLate ? .problem : .secondary)
    }
    return line
  }

  private func annotations(_ todo: Todo) -> DocumentSection? {
    guard !todo.annotations.isEmpty else { return nil }
    return dated(words.annotations, todo.annotations.map { ($0.at, $0.text) })
  }

  private func foreign(_ todo: Todo) -> DocumentSection? {
    let lines = ForeignFieldLines.all(todo.extra)
    guard !lines.isEmpty else { return nil }
    return DocumentSection(
      [heading(words.otherPrograms)] + lines.map { .words("  \($0)", .secondary) } + [.blank],
      entries: [DocumentEntry(part: 0, words.otherPrograms)])
  }

  private func history(_ entries: [TodoHistoryEntry]) -> DocumentSection? {
    guard !entries.isEmpty else { return nil }
    let history = TodoHistoryWording(words, wording)
    return dated(words.history, entries.map { ($0.at, history.sentence($0)) })
  }

  /// Lines that begin with a day.
  private func dated(_ title: String, _ lines: [(at: Date, text: String)]) -> DocumentSection {
    let parts = lines.map { line in
      var text = StyledText()
      text.append(DisplayText("  \(when(line.at))"), role: .faint)
      text.append(DisplayText("  \(line.text)"))
      return DocumentPart.styled(text)
    }
    return DocumentSection([heading(title)] + parts + [.blank], entries: [DocumentEntry(part: 0, title)])
  }
}

/// A number of hundredths with one digit after the point.
enum DecimalText {
  static func hundredths(_ number: Int) -> String {
    let tenths = (abs(number) + 5) / 10
    return "\(number < 0 && tenths > 0 ? "-" : "")\(tenths / 10).\(tenths % 10)"
  }
}
