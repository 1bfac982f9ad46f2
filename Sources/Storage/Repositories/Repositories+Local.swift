public import Domain
public import EventLoop

extension Repositories {
  /// The repositories of a database and of the folder beside it.
  @LoopActor
  public init(in database: LocalDatabase) {
    self.init(
      todos: LocalTodoRepository(database: database),
      unsavedTodos: LocalUnsavedTodoRepository(beside: database),
      queryHistory: LocalQueryHistoryRepository(database: database),
      visits: LocalVisitRepository(database: database),
      bookmarks: LocalBookmarkRepository(database: database),
      doneThreads: LocalDoneThreadRepository(database: database))
    areUsed = { await database.isUsed }
  }
}
