import Dates
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import Texts
import TodoLanguage

/// The columns of the todo list: those that a view names, else those that a loaded todo needs.
@LoopActor
final class TodoListColumns {
  private let dueTexts = LongestText()
  private let flagTexts = LongestText()
  private let priorityTexts = LongestText()
  private let named = NamedTodoColumns()

  /// Columns of a list that is narrower than this say `! 2d` instead of `! overdue 2d`.
  private static let widthForWords = 60
  /// In columns: a number such as -12.5, the list that has it, and the room that titles have first.
  private static let (urgencyColumns, widthForUrgency, roomyTitle) = (5, 88, 44)
  /// The age is left out before a title has less room.
  private static let readableTitle = 24

  func table(
    width: Int, _ context: RowContext, _ list: ListPresenter<Todo>, _ windows: TodoWindows, zone: TimeZone
  ) -> Table<Todo> {
    let (words, signs) = (context.texts.todoList, context.signs)
    let dates = TodoDateText(context.texts, now: context.now, in: zone)
    let (rows, pattern) = (list.state.window.items, list.pattern)
    let isShort = width < Self.widthForWords
    let tree = TodoTreeMargin(windows, signs, words)
    func date(_ todo: Todo) -> String { todo.dateText(dates, context, isShort: isShort) }
    func flags(_ todo: Todo) -> String { todo.flags(signs) }
    func column(_ title: String, _ columns: Int, _ role: Role, isRightAligned: Bool = false) -> TableColumn? {
      guard columns > 0 else { return nil }
      let columns = max(columns, DisplayText(title).width)
      return TableColumn(title, .fixed(columns), isRightAligned: isRightAligned, role: role)
    }

    // A due date reads differently after midnight and in another width.
    let version = (list.state.version &* 100_003 &+ dates.dayNumber) &* 2 &+ (isShort ? 1 : 0)
    let dueColumns = dueTexts.columns(version, in: context.texts.language) { rows.map(date) }
    let flagColumns = flagTexts.columns(version &* 2 &+ (signs.isASCII ? 1 : 0)) { rows.map(flags) }
    let priorityColumns = priorityTexts.columns(version) { rows.map(\.prioritySign) }
    let signColumns = signs[.open].width
    if !windows.view.columns.isEmpty {
      let ownColumns = signColumns + 1 + (flagColumns > 0 ? flagColumns + 1 : 0)
      let text = TodoColumnText(context: context, dates: dates, isShort: isShort)
      let columns = named.fitting(
        windows.view.columns, room: width - SelectionMark.columns - ownColumns - Self.readableTitle,
        version: version, rows, text)
      let shown = columns.map(\.column)
      let title: @LoopActor (Todo) -> StyledText = {
        $0.titleLine(pattern, words, tree.margin(of: $0), tree.relation(of: $0), without: shown)
      }
      let first = [
        TableColumn("", .fixed(signColumns), role: .good), TableColumn(words.todo, .rest, role: .name),
        column("", flagColumns, .secondary),
      ]
      var painted: [Table<Todo>.Painted] = [(1, title)]
      if let due = shown.firstIndex(of: .due) {
        painted.append(
          (first.count + due, { StyledText(DisplayText(text.text(of: .due, $0)), role: $0.dateRole(dates)) }))
      }
      return Table(
        width: width, first + columns.map(\.shown), role: { $0.isDone ? .done : nil },
        sign: { $0.signRole }, painted: painted
      ) { todo in
        ["\(signs[todo.sign])", "\(title(todo).text)", flags(todo)] + shown.map { text.text(of: $0, todo) }
      }
    }
    let age = context.ageColumns(under: words.age)
    let used = [signColumns, priorityColumns, flagColumns, dueColumns].reduce(SelectionMark.columns) {
      $0 + ($1 > 0 ? $1 + 1 : 0)
    }
    let hasMore = priorityColumns + flagColumns + dueColumns > 0
    let hasAge = !hasMore || width - used - age - 1 >= Self.readableTitle
    let ownAge = hasAge ? age + 1 : 0
    let rest = width - used - ownAge - Self.urgencyColumns - 1
    let hasUrgency = width >= Self.widthForUrgency && rest >= Self.roomyTitle
    return Table(
      width: width,
      [
        TableColumn("", .fixed(signColumns), role: .good),
        column("", priorityColumns, .warning),
        TableColumn(words.todo, .rest, role: .name),
        column("", flagColumns, .secondary),
        column(words.due, dueColumns, .secondary, isRightAligned: true),
        column(
          words.urgency, hasUrgency ? Self.urgencyColumns : 0, .secondary, isRightAligned: true),
        hasAge ? .age(words.age, context) : nil,
      ], role: { $0.isDone ? .done : nil }, sign: { $0.signRole },
      painted: [
        (2, { $0.titleLine(pattern, words, tree.margin(of: $0), tree.relation(of: $0)) }),
        (4, { StyledText(DisplayText(date($0)), role: $0.dateRole(dates)) }),
      ]
    ) { todo in
      [
        "\(signs[todo.sign])", todo.prioritySign,
        "\(todo.titleLine(pattern, words, tree.margin(of: todo), tree.relation(of: todo)).text)", flags(todo),
        date(todo), hasUrgency && !todo.isDone ? DecimalText.hundredths(todo.urgency) : "",
        context.age(todo.createdAt),
      ]
    }
  }
}

extension Todo {
  var sign: Sign {
    switch state {
    case .open: startedAt == nil ? .open : .started
    case .waiting: .waiting
    case .done: .done
    case .cancelled: .cancelled
    }
  }

  var signRole: Role {
    switch state {
    case .open: startedAt == nil ? .heading : .good
    case .waiting: .secondary
    case .done: .good
    case .cancelled: .done
    }
  }

  /// As it is typed: one to three exclamation marks.
  var prioritySign: String {
    switch priority {
    case 1...4: "!!!"
    case 5: "!!"
    case 6...9: "!"
    default: ""
    }
  }

  /// That it comes back, and that it needs another todo first.
  fileprivate func flags(_ signs: Signs) -> String {
    let flags = [rule != nil ? Sign.recurring : nil, isBlocked ? .blocked : nil]
    return flags.compactMap(\.self).map { "\(signs[$0])" }.joined()
  }

  /// When it is due; for a todo that waits the date until which it does.
  fileprivate func dateText(_ dates: TodoDateText, _ context: RowContext, isShort: Bool) -> String {
    guard !isDone else { return "" }
    if state == .waiting {
      let words = context.texts.todoFields
      guard let wait, !wait.isSomeday else { return words.someday }
      return context.showsDays
        ? dates.iso(wait) : isShort ? dates.short(wait) : words.waitShort(date: dates.short(wait))
    }
    return due.map { dates.inColumn($0, context, isShort: isShort) } ?? ""
  }

  fileprivate func dateRole(_ dates: TodoDateText) -> Role {
    guard state == .open, let due else { return .secondary }
    return dates.isOverdue(due) ? .problem : dates.isToday(due) ? .warning : .secondary
  }

  /// The title, then its project and tags, then why a filter shows the todo if neither its title nor its link says it,
  /// else where it leads.
  /// - Parameter pattern: what a filter looks for; nil without a filter.
  /// - Parameters:
  ///   - margin: its position in the tree.
  ///   - parts: how many parts are done or left out, or what it is a part of.
  ///   - columns: have the project or the tags already.
  fileprivate func titleLine(
    _ pattern: TextPattern?, _ words: TodoListTexts, _ margin: DisplayText, _ parts: String,
    without columns: [TodoColumn] = []
  ) -> StyledText {
    let labels = labels.filter { !columns.contains($0.hasPrefix("@") ? .project : .tags) }
    var text = StyledText()
    text.append(margin, role: .secondary)
    text.append(DisplayText(shownTitle), role: .name)
    text.append(
      DisplayText(([parts] + labels).joined(separator: " ") + aside(pattern, words)), role: .secondary)
    return text
  }

  private func aside(_ pattern: TextPattern?, _ words: TodoListTexts) -> String {
    guard let pattern, !pattern.matches(title), !labels.contains(where: { pattern.matches($0) }),
      link.map({ pattern.matches(DisplayText("\($0)")) }) != true,
      let excerpt = pattern.excerpt(of: note)
    else { return aside }
    return " · " + words.inNote(text: excerpt)
  }

  /// Where the todo leads, if the title does not say it, and how its note begins.
  private var aside: String {
    let name = link?.description
    let shown = name == nil || name == title ? nil : name
    // A note can be long, and a row shows only its beginning.
    let lines = note.prefix(Self.longestNote).split(whereSeparator: \.isNewline).map(Self.withoutMarker)
    let note = lines.filter { !$0.isEmpty }.joined(separator: " ")
    return [shown, note.isEmpty ? nil : note].compactMap(\.self).map { " · \($0)" }.joined()
  }

  /// A line of Markdown without the signs of a heading, a list or a quotation before it.
  private static func withoutMarker(_ line: Substring) -> Substring {
    let text = line.drop(while: \.isWhitespace)
    let rest = text.drop { "#>-*+".contains($0) }
    return rest.first?.isWhitespace ?? true ? rest.drop(while: \.isWhitespace) : text
  }

  /// In characters.
  private static let longestNote = 200

  private var shownTitle: String { drawn(ownTitle) }
}

extension TodoDateText {
  /// A due date in a column: how late the todo is, or the date, as the user chose.
  func inColumn(_ date: DateValue, _ context: RowContext, isShort: Bool) -> String {
    guard context.showsDays else { return due(date, isShort: isShort) }
    return isOverdue(date) ? "! \(iso(date))" : iso(date)
  }
}
