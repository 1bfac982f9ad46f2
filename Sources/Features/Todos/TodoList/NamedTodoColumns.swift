import Dates
import Domain
import EventLoop
import Screens
import Terminal
import Texts

/// The columns that a saved view names, each as wide as its texts.
@LoopActor
final class NamedTodoColumns {
  private var longest: [TodoColumn: LongestText] = [:]

  /// In columns: what a project or tags take at most.
  private static let widest = 20

  /// The columns that fit, in the order of the view. The last ones are left out before a title has too little room.
  /// - Parameters:
  ///   - room: the columns that they may take together, each with a blank before it.
  ///   - version: changes whenever the texts of the rows change.
  func fitting(
    _ columns: [TodoColumn], room: Int, version: Int, _ rows: [Todo], _ text: TodoColumnText
  ) -> [(column: TodoColumn, shown: TableColumn)] {
    var left = room
    var fitting: [(TodoColumn, TableColumn)] = []
    for column in columns {
      let title = text.title(of: column)
      let cells =
        column.isAge
        ? text.context.ageColumns(under: title)
        : max(DisplayText(title).width, min(widest(column, version, rows, text), Self.widest))
      guard cells > 0 else { continue }
      guard cells + 1 <= left else { break }
      left -= cells + 1
      let role: Role = column == .priority ? .warning : .secondary
      fitting.append(
        (column, TableColumn(title, .fixed(cells), isRightAligned: column.isRightAligned, role: role)))
    }
    return fitting
  }

  private func widest(_ column: TodoColumn, _ version: Int, _ rows: [Todo], _ text: TodoColumnText) -> Int {
    let known = longest[column] ?? LongestText()
    longest[column] = known
    return known.columns(version, in: text.context.texts.language) { rows.map { text.text(of: column, $0) } }
  }
}

extension TodoColumn {
  fileprivate var isAge: Bool { [.created, .changed, .done].contains(self) }
  fileprivate var isRightAligned: Bool { ![.priority, .project, .tags].contains(self) }
}

/// The texts of the columns that a view names.
struct TodoColumnText {
  let context: RowContext
  let dates: TodoDateText
  /// Whether there is no room for the word overdue.
  let isShort: Bool

  func title(of column: TodoColumn) -> String {
    let (words, list) = (context.texts.todoColumn, context.texts.todoList)
    return switch column {
    case .priority: ""
    case .project: words.project
    case .tags: words.tags
    case .due: list.due
    case .wait: words.wait
    case .scheduled: words.scheduled
    case .until: words.until
    case .urgency: list.urgency
    case .created: list.age
    case .changed: words.changed
    case .done: words.done
    }
  }

  func text(of column: TodoColumn, _ todo: Todo) -> String {
    switch column {
    case .priority: todo.prioritySign
    case .project: todo.project ?? ""
    case .tags: todo.tags.map { "+\($0)" }.joined(separator: " ")
    case .due: todo.isDone ? "" : due(todo.due)
    case .wait: date(todo.wait)
    case .scheduled: date(todo.scheduled)
    case .until: date(todo.until)
    case .urgency: todo.isDone ? "" : DecimalText.hundredths(todo.urgency)
    case .created: context.age(todo.createdAt) ?? ""
    case .changed: context.age(todo.changedAt) ?? ""
    case .done: context.age(todo.doneAt) ?? ""
    }
  }

  private func date(_ date: DateValue?) -> String {
    guard let date else { return "" }
    return context.showsDays ? dates.iso(date) : dates.short(date)
  }

  private func due(_ date: DateValue?) -> String {
    guard let date else { return "" }
    return dates.inColumn(date, context, isShort: isShort)
  }
}
