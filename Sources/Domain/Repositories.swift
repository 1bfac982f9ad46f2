/// The repositories of the user's data.
public struct Repositories: Sendable {
  public var todos: any TodoRepository
  public var unsavedTodos: any UnsavedTodoRepository
  public var queryHistory: any QueryHistoryRepository
  public var visits: any VisitRepository
  public var bookmarks: any BookmarkRepository
  public var doneThreads: any DoneThreadRepository
  /// Whether anything was ever kept. If not, reading would make the file first.
  public var areUsed: @Sendable () async -> Bool = { true }

  public init(
    todos: any TodoRepository, unsavedTodos: any UnsavedTodoRepository,
    queryHistory: any QueryHistoryRepository, visits: any VisitRepository,
    bookmarks: any BookmarkRepository, doneThreads: any DoneThreadRepository
  ) {
    self.todos = todos
    self.unsavedTodos = unsavedTodos
    self.queryHistory = queryHistory
    self.visits = visits
    self.bookmarks = bookmarks
    self.doneThreads = doneThreads
  }
}
