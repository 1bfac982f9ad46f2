public import Domain
import EventLoop
import Terminal
import Texts

/// A row of the start besides the examples: what the user did before.
public enum StartRow: Hashable, Sendable {
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

  /// The screen that the row leads to: that of a todo's link, or else the todo. Nil for a query.
  /// - Parameter web: the website that belongs to the API.
  public func route(on web: String) -> Route? {
    switch self {
    case .query: nil
    case .todo(let todo): todo.link?.route(on: web) ?? .todoDetail(todo)
    case .visit(let group): group.visit.item.route(on: web)
    }
  }

  var kind: Kind {
    switch self {
    case .query: .query
    case .todo: .todo
    case .visit: .visit
    }
  }

  enum Kind: CaseIterable {
    case query, todo, visit

    func title(_ texts: SearchTexts) -> String {
      switch self {
      case .query: texts.searchedBefore
      case .todo: texts.newestTodos
      case .visit: texts.openedBefore
      }
    }
  }

  /// The name of the row in scripts.
  var title: String {
    switch self {
    case .query(let text): text
    case .todo(let todo): todo.title
    case .visit(let group): group.visit.title
    }
  }

  func text(_ context: RowContext) -> StyledText {
    switch self {
    case .query(let text): return StyledText(DisplayText(text))
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
