public import Domain
public import EventLoop
public import FoundationEssentials
public import GitHubAPI
public import HTTP

/// All repositories of a program, with one GitHub client and one database.
@LoopActor
public struct RepositorySet {
  public let github: GitHubRepository
  public let todos: any TodoRepository
  public let unsavedTodos: any UnsavedTodoRepository
  public let queryHistory: any QueryHistoryRepository
  public let visits: any VisitRepository

  /// - Parameters:
  ///   - userAgent: the User-Agent header for GitHub.
  ///   - now: the wall clock, for rate limits.
  ///   - onCacheProblem: called if responses could not be cached.
  public init(
    http: any HTTPClient, api: APIBase, token: Token?, userAgent: String, database: LocalDatabase,
    now: @escaping @Sendable () -> Date, onCacheProblem: @escaping @LoopActor @Sendable (AppError) -> Void
  ) {
    github = GitHubRepository(
      http: http, base: api, token: token, userAgent: userAgent,
      cache: LocalAnswerCache(database: database, onFailure: onCacheProblem), loop: database.loop, now: now)
    todos = LocalTodoRepository(database: database)
    unsavedTodos = LocalUnsavedTodoRepository(beside: database)
    queryHistory = LocalQueryHistoryRepository(database: database)
    visits = LocalVisitRepository(database: database)
  }
}
