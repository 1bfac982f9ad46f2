import Dates
import Domain
import Terminal
import Texts
import TodoLanguage

/// What the todo list shows: a view that every octodo has, or a filter.
struct TodoView: Hashable {
  /// For the texts of the screen; nil for a filter of the user.
  let id: String?
  /// That of a view that the user saved.
  var name: String?
  /// In the filter language; empty for all todos.
  var filter: String
  var sort: TodoSort
  /// Those that the user chose; empty for those that the todos need.
  var columns: [TodoColumn] = []

  /// All todos, the open ones before the others, each the most urgent first.
  static let all = TodoView(id: "all", filter: "", sort: TodoSort(.urgency))

  /// Open todos with a due date, the next one first.
  static let agenda = TodoView(id: "agenda", filter: "is:open has:due", sort: TodoSort(.due))

  /// One todo, whatever its state.
  static func one(_ id: Int64) -> TodoView {
    TodoView(id: "one", filter: "is:any id:\(id)", sort: TodoSort(.created))
  }

  /// Open todos that are due on a day.
  static func day(_ day: Day) -> TodoView {
    TodoView(id: nil, filter: "\(dayFilter)\(day)", sort: TodoSort(.due))
  }

  private static let dayFilter = "due:"

  /// The day whose todos it shows; nil for another view.
  var day: Day? {
    filter.hasPrefix(Self.dayFilter) ? Day(iso: String(filter.dropFirst(Self.dayFilter.count))) : nil
  }

  var isOne: Bool { id == "one" }
  /// Whether it is a filter without a name.
  var isTyped: Bool { id == nil && name == nil }
  /// Whether its count says how many todos match besides the open ones that it shows: a filter or a view of the user.
  var saysWhatIsLeftOut: Bool {
    !isAll && !isOne && self.id != Self.agenda.id && !Self.builtIn.contains { $0.id == id }
  }
  /// The page of a list of it. That of a view of the user does not name it.
  var route: Route {
    TodoView.builtIn.contains { $0.id == id && !$0.isAll } ? .todoView(id ?? "") : .todoList
  }

  /// Whether parts are below their todos: not where rows are in the order of days.
  var isNested: Bool { !isOne && id != Self.agenda.id }

  init(id: String?, name: String? = nil, filter: String, sort: TodoSort) {
    (self.id, self.name, self.filter, self.sort) = (id, name, filter, sort)
  }

  init(_ saved: SavedView) {
    self.init(id: "saved-\(saved.id)", name: saved.name, filter: saved.filter, sort: saved.sort)
    columns = saved.columns
  }

  /// The todos of a project, and those with a tag.
  static func project(_ name: String) -> TodoView {
    TodoView(
      id: nil, name: "@\(name)", filter: "project:\(LineCompletion.written(name))", sort: TodoSort(.urgency))
  }
  static func tag(_ name: String) -> TodoView {
    TodoView(
      id: nil, name: "+\(name)", filter: "tag:\(LineCompletion.written(name))", sort: TodoSort(.urgency))
  }

  static let builtIn =
    BuiltInView.all.map { TodoView(id: $0.id, filter: $0.filter, sort: $0.sort) } + [.all]

  var isAll: Bool { filter.isEmpty }

  /// The title, cut so that it leaves room for the keys on a line of 80 columns.
  func shortTitle(_ words: TodoViewTexts) -> String {
    "\(DisplayText(title(words)).truncated(to: Self.shortColumns))"
  }

  private static let shortColumns = 24

  func title(_ words: TodoViewTexts) -> String {
    if let name { return name }
    return switch id {
    case "inbox": words.inbox
    case "today": words.today
    case "week": words.week
    case "waiting": words.waiting
    case "blocked": words.blocked
    case "recurring": words.recurring
    case "github": words.github
    case "done": words.done
    case "all": words.all
    case "agenda": words.agenda
    default: filter
    }
  }

  /// The key in the menu of views; nil for a filter of the user.
  var key: Unicode.Scalar? {
    switch id {
    case "inbox": "i"
    case "today": "t"
    case "week": "7"
    case "waiting": "w"
    case "blocked": "b"
    case "recurring": "r"
    case "github": "g"
    case "done": "d"
    case "all": "a"
    case "agenda": "A"
    default: nil
    }
  }
}

extension TodoViewTexts {
  func name(of key: TodoSortKey) -> String {
    switch key {
    case .urgency: byUrgency
    case .due: byDue
    case .priority: byPriority
    case .created: byCreated
    case .changed: byChanged
    case .title: byTitle
    case .manual: byHand
    }
  }
}
