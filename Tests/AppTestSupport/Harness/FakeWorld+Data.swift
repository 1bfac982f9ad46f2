public import Domain
import EventLoop
import FoundationEssentials
import GRDB
import GitHub
import Screens
import Storage
import TestSupport

/// The data before the program starts.
extension FakeWorld {
  /// Adds todos `open 0`, `open 1` … and `done 0` … in the order of the list. In one statement, because some
  /// lists have 10,000 todos.
  /// - Throws: the database's error.
  public func fill(open: Int, done: Int = 0) async throws {
    guard open + done > 0 else { return }
    // Creates the tables.
    _ = try await storedTodos()
    let sql = """
      WITH RECURSIVE list(number) AS (
        SELECT 0 UNION ALL SELECT number + 1 FROM list WHERE number + 1 < :total)
      INSERT INTO todo (id, title, note, created_at, done_at, state)
      SELECT number + 1, iif(number < :open, 'open ' || number, 'done ' || (number - :open)), '',
        :now - 1000 * number, iif(number < :open, NULL, :now), 2 * (number >= :open)
      FROM list
      """
    let milliseconds = Int64(now().timeIntervalSince1970 * 1_000)
    try writeFromOutside {
      try $0.execute(sql: sql, arguments: ["total": open + done, "open": open, "now": milliseconds])
    }
  }

  /// Adds visits to todos `visit 0`, `visit 1` … in the order of the history.
  /// - Throws: `AppError.storage`.
  public func fillVisits(_ count: Int) async throws {
    let groups = (0..<count).map { number in
      let id = Int64(count - number)
      return VisitGroup(
        id: id, visit: Visit(.todo(id: id), title: "visit \(number)"), count: 1,
        lastAt: now().addingTimeInterval(-Double(number)))
    }
    try await database.fill(todos: [], queries: [], visits: groups)
  }

  /// Adds queries.
  /// - Parameter queries: the newest first.
  /// - Throws: `AppError.storage`.
  public func fill(queries: [String]) async throws {
    try await database.fill(todos: [], queries: queries.reversed(), visits: [])
  }

  /// Records visits, one after the other.
  /// - Throws: `AppError.storage`.
  public func record(_ visits: Visit...) async throws {
    for visit in visits { try await self.visits.real.record(visit) }
  }

  /// Leaves texts of editors of an octodo that no longer runs.
  /// - Throws: `AppError.storage`.
  public func leave(_ texts: UnsavedTodo...) async throws {
    let other = LocalUnsavedTodoRepository(beside: database)
    for text in texts {
      try await other.keep(text)
      await other.release(text.key)
    }
  }
}

/// Earlier responses of GitHub.
extension FakeWorld {
  /// Loads a repository with a response that states this limit.
  /// - Throws: `AppError`.
  public func receive(_ limit: RateLimit) async throws {
    guard let name = RepoName("octo/kettle") else { return }
    github.limit = limit
    github.repos.reply(Repo(id: 1, name: name))
    _ = try await environment.github.value(of: .repo(name))
  }
}

/// The stored data, regardless of what the program shows.
extension FakeWorld {
  /// All todos, the open ones first, each the newest first.
  /// - Throws: `AppError.storage`.
  public func storedTodos() async throws -> [Todo] {
    try await todos.real.window(.top, limit: 1_000_000).todos
  }

  /// The whole history, the latest visit first.
  /// - Throws: `AppError.storage`.
  public func storedVisits() async throws -> [VisitGroup] {
    try await visits.real.all()
  }

  /// The earlier queries, the newest first.
  /// - Throws: `AppError.storage`.
  public func storedQueries() async throws -> [String] {
    try await history.real.recentQueries(limit: 1_000)
  }

  /// The unsaved texts that another octodo may take now: those without an open editor.
  /// - Throws: `AppError.storage`.
  public func leftTexts() async throws -> [UnsavedTodo] {
    try await Self.takeAll(LocalUnsavedTodoRepository(beside: database))
  }

  /// The unsaved texts that the next octodo would find if this one were killed now. They are taken from a
  /// copy of the files, on which this octodo has no locks.
  /// - Throws: `AppError.storage`, or the system's error.
  public func textsAfterKill() async throws -> [UnsavedTodo] {
    let copy = try TemporaryFolder(inMemory: true)
    let unsaved = "\(folder)/unsaved"
    guard FileManager.default.fileExists(atPath: unsaved) else { return [] }
    try FileManager.default.copyItem(atPath: unsaved, toPath: copy.file("unsaved"))
    let other = LocalDatabase(in: copy.path, on: loop, now: now)
    return try await Self.takeAll(LocalUnsavedTodoRepository(beside: other))
  }

  private static func takeAll(_ repository: LocalUnsavedTodoRepository) async throws -> [UnsavedTodo] {
    var taken: [UnsavedTodo] = []
    while let text = try await repository.takeLeft(for: nil) { taken.append(text) }
    for text in taken { await repository.release(text.key) }
    return taken
  }
}

/// Changes that do not come from the screen under test.
extension FakeWorld {
  /// Changes the todos as another process would, through a separate connection, and waits until the program has
  /// noticed.
  /// - Throws: the database's error, `StillBusy`.
  public func changeFromOutside(_ change: (inout [Todo]) -> Void) async throws {
    let before = try await storedTodos()
    var after = before
    change(&after)
    let (gone, new) = (Set(before).subtracting(after), Set(after).subtracting(before))
    try writeFromOutside { db in
      for todo in gone { try db.execute(sql: "DELETE FROM todo WHERE id = ?", arguments: [todo.id]) }
    }
    let other = LocalDatabase(in: folder, on: loop, now: now)
    try await other.fill(todos: Array(new), queries: [], visits: [])
    try await loop.handleDescriptors()
  }

  /// Changes todos as another octodo does.
  /// - Parameter isNoticed: false if the next key comes before the screens have heard of it.
  public func changeInAnotherOctodo(
    isNoticed: Bool = true, _ change: @LoopActor (any TodoRepository) async throws -> Void
  ) async throws {
    try await change(LocalTodoRepository(database: LocalDatabase(in: folder, on: loop, now: now)))
    if isNoticed { try await loop.handleDescriptors() }
  }

  /// One transaction of another connection.
  private func writeFromOutside(_ body: (Database) throws -> Void) throws {
    try DatabaseQueue(path: database.path).inTransaction {
      try body($0)
      return .commit
    }
  }

  /// Makes the copy of a day, such as 2026-01-31.
  /// - Throws: `AppError.storage`.
  public func backUp(on day: String) async throws { _ = try await database.backUp(.request, on: day) }

  /// Deletes todos through the program's own connection, so that no observer is notified.
  /// - Throws: `AppError.storage`.
  public func deleteBehindTheList(_ isGone: (Todo) -> Bool) async throws {
    try await todos.real.delete(ids: storedTodos().filter(isGone).map(\.id))
  }
}

extension LocalDatabase {
  /// The database in a folder of the test. Its calls block the loop, so their order is always the same.
  convenience init(in folder: String, on loop: EventLoop, now: @escaping @Sendable () -> Date) {
    self.init(
      path: "\(folder)/octodo.db", home: folder, loop: loop, now: now, blank: .ofTests,
      usesThreads: false)
  }
}

extension BlankDatabase {
  /// The tables of all databases of this process, created once.
  fileprivate static let ofTests = BlankDatabase()
}
