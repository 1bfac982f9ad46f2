import Domain
import Screens
import Texts
import TodoFormats

/// What an import would do, as rows in sections.
struct TodoImportPreview: Sendable {
  let plan: ImportPlan
  let format: TodoFormat
  /// Those that have rows. Todos that stay as they are have none.
  let sections: [(kind: TodoImportRow.Kind, rows: [TodoImportRow])]
  /// Counted once, because each frame shows them and a file can have a million todos.
  let counts: (new: Int, changed: Int, equal: Int)

  init(_ plan: ImportPlan, _ format: TodoFormat) {
    (self.plan, self.format) = (plan, format)
    var (rows, count) = ([TodoImportRow.Kind: [TodoImportRow]](), 0)
    func add(_ kind: TodoImportRow.Kind, line: Int, _ content: TodoImportRow.Content) {
      rows[kind, default: []].append(TodoImportRow(id: count, kind: kind, line: line, content: content))
      count += 1
    }
    for item in plan.items {
      let kind: TodoImportRow.Kind? =
        item.isNew ? .new : item.isChanged ? .changed : item.isNewerHere ? .newer : nil
      if let kind { add(kind, line: item.line, .item(item)) }
    }
    for item in plan.skipped { add(.leftOut, line: item.line, .skipped(item.reason)) }
    for lost in plan.lostRelations { add(.leftOut, line: lost.line, .lost(lost)) }
    for item in plan.unreadable { add(.unreadable, line: item.line, .unreadable(item)) }
    let (new, changed) = (rows[.new]?.count ?? 0, rows[.changed]?.count ?? 0)
    counts = (new, changed, plan.items.count - new - changed)
    sections = TodoImportRow.Kind.allCases.compactMap { kind in rows[kind].map { (kind, $0) } }
  }

  var hasChanges: Bool { counts.new + counts.changed > 0 }
}

/// A todo of a file, or a part of it that is none.
struct TodoImportRow: Identifiable, Sendable {
  enum Kind: String, CaseIterable {
    case new, changed, newer, leftOut, unreadable

    func title(_ words: TodoImportTexts) -> String {
      switch self {
      case .new: words.new
      case .changed: words.changed
      case .newer: words.newer
      case .leftOut: words.leftOut
      case .unreadable: words.unreadable
      }
    }
  }

  enum Content {
    case item(ImportPlan.Item)
    case skipped(SkippedItem.Reason)
    case lost(ImportPlan.LostRelation)
    case unreadable(UnreadableItem)
  }

  let id: Int
  let kind: Kind
  /// Where it begins in the file, from 1.
  let line: Int
  let content: Content

  /// The title of a todo, or why the part of the file is none.
  func text(_ words: TodoImportTexts) -> String {
    switch content {
    case .item(let item): item.title
    case .skipped(.deleted): words.wasDeleted
    case .skipped(.template): words.isTemplate
    case .skipped(.occurrence): words.isOccurrence
    case .skipped(.duplicate): words.isDuplicate
    case .lost(let lost):
      switch lost.cause {
      case .circle(let titles):
        lost.isOfParents
          ? words.parentCircle(titles: titles.joined(separator: " > "))
          : words.needCircle(titles: titles.joined(separator: " > "))
      case .missing(let id):
        lost.isOfParents ? words.parentMissing(id: id) : words.needMissing(id: id)
      }
    case .unreadable(let item): item.number.map { "\($0): \(item.reason)" } ?? item.reason
    }
  }

  /// What changes in a todo that is there, the most important first.
  func changes(_ fields: TodoWording, _ names: TodoFieldsTexts) -> [String] {
    guard kind == .changed, case .item(let item) = content else { return [] }
    var parts: [String] = []
    if case .change(_, let changes) = item.action {
      for field in TodoField.all where !Self.unsaid.contains(field) {
        if let value = changes.values[field] { parts.append(fields.text(of: field, value)) }
        if changes.cleared.contains(field) { parts.append(fields.without(field)) }
      }
    }
    if item.parent != nil { parts.append(names.parentName) }
    if item.needs != nil { parts.append(names.needsName) }
    return parts
  }

  /// The fields that follow from others, or of which a reader knows nothing.
  private static let unsaid: Set<TodoField> = [.changed, .done, .seriesStart, .extra, .parent, .needs]
}

extension TodoFormat {
  /// The name in every language.
  var title: String {
    switch self {
    case .todotxt: "todo.txt"
    case .taskwarrior: "Taskwarrior"
    case .ics: "iCalendar"
    case .csv: "CSV"
    case .markdown: "Markdown"
    case .json: "JSON"
    }
  }
}
