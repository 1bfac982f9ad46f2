public import Domain
import EventLoop
import Terminal
import Texts

/// A row of the start: an example of a query, or what the user did before.
public enum StartRow: Hashable, Sendable {
  /// A query to begin with.
  case example(String)
  /// An earlier query.
  case query(String)
  /// An open todo.
  case todo(Todo)
  /// A repository or an issue that was opened.
  case visit(VisitGroup)
}

extension StartRow {
  /// The rows of each kind that are read: as many as a large screen shows.
  private static let limit = 10

  /// The latest queries, todos and visits. A list that cannot be read is left out, because its own screen says what is
  /// wrong with it. A new program has none, and making the tables takes longer than its start.
  @LoopActor
  static func latest(_ environment: Environment) async -> [StartRow] {
    guard await environment.repositories.areUsed() else { return [] }
    let queries = try? await environment.queryHistory.recentQueries(limit: limit)
    let todos = try? await environment.todoRepository.window(.top, limit: limit).todos
    environment.loop.spawn { await environment.badges.countDueTodos(in: environment) }
    let visits = try? await environment.visits.window(.index(0, near: .empty), limit: limit).items
    return (queries ?? []).map { .query($0) }
      + (todos ?? []).filter { !$0.isDone }.map { .todo($0) }
      + (visits ?? []).filter { $0.visit.item.kind != .todo }.map { .visit($0) }
  }

  /// The query that the row stands for; nil for one that leads to a screen.
  var query: String? {
    switch self {
    case .example(let text), .query(let text): text
    case .todo, .visit: nil
    }
  }

  /// The screen that the row leads to: that of a todo's link, or else the todo. Nil for a query.
  /// - Parameter web: the website that belongs to the API.
  public func route(on web: String) -> Route? {
    switch self {
    case .example, .query: nil
    case .todo(let todo): todo.link?.route(on: web) ?? .todoDetail(todo)
    case .visit(let group): group.visit.item.route(on: web)
    }
  }

  var kind: Kind {
    switch self {
    case .example: .example
    case .query: .query
    case .todo: .todo
    case .visit: .visit
    }
  }

  /// In the order of their sections.
  enum Kind: CaseIterable {
    case example, query, todo, visit

    func title(_ texts: SearchTexts) -> String {
      switch self {
      case .example: texts.examples
      case .query: texts.searchedBefore
      case .todo: texts.newestTodos
      case .visit: texts.openedBefore
      }
    }

    /// What Enter does with a row, and a word for the status line.
    func open(_ texts: Texts) -> (text: String, hint: String) {
      switch self {
      case .example: (texts.search.chooseExample, texts.search.search)
      case .query: (texts.search.searchAgain, texts.search.search)
      case .todo: (texts.todoList.open, texts.todoList.openHint)
      case .visit: (texts.history.open, texts.history.openHint)
      }
    }
  }

  /// The name of the row in scripts.
  var title: String {
    switch self {
    case .example(let text), .query(let text): text
    case .todo(let todo): todo.title
    case .visit(let group): group.visit.title
    }
  }

  func text(_ context: RowContext) -> StyledText {
    switch self {
    case .example(let text), .query(let text): return StyledText(DisplayText(text))
    case .todo(let todo):
      var text = StyledText()
      text.append(context.signs[.open] + " ", role: .heading)
      text.append(DisplayText(todo.drawn(todo.title)))
      return text
    case .visit(let group):
      var text = StyledText(DisplayText(group.visit.drawnTitle))
      text.append(DisplayText(" · \(context.age(group.lastAt) ?? "")"), role: .faint)
      return text
    }
  }
}

extension StartRow {
  /// The numbers of rows that are shown: all, or as many of each kind as have room in some lines. The longest sections are
  /// shortened, the examples before others. Where one row of each is too much, the examples are left out.
  /// - Parameter sections: the number of rows of each, the examples first. Each has a line above it, and all but the first
  ///   one a blank line.
  static func fitting(_ sections: [Int], lines: Int) -> [Int] {
    var rows = sections
    func height(of rows: [Int]) -> Int {
      let shown = rows.filter { $0 > 0 }
      return shown.reduce(0, +) + max(0, 2 * shown.count - 1)
    }
    while height(of: rows) > lines, let longest = rows.max(), let last = rows.lastIndex(of: longest) {
      let index = rows[0] == longest ? 0 : last
      guard longest > 1 || index == 0 && last != 0 else { break }
      rows[index] -= 1
    }
    return rows
  }
}
