public import Domain
public import EventLoop
public import FoundationEssentials

/// Access to the local database from the loop. It is opened at its first use and used on its own thread, one
/// call at a time.
@LoopActor
public final class LocalDatabase {
  /// The database file.
  public nonisolated let path: String
  private let home: String
  /// The loop that its callers run on.
  public let loop: EventLoop
  /// False if the loop blocks during database calls.
  public let usesThreads: Bool
  let now: @Sendable () -> Date
  private let opening: DatabaseOpening
  private let thread: HelperThread
  private let checks: HelperThread

  /// - Parameters:
  ///   - path: the file; it and its folder are created at the first use.
  ///   - home: the user's home folder, which messages write as `~`.
  ///   - now: the wall clock, for times of todos and names of files that are kept aside.
  ///   - blank: the initial content of a new file, for a process that creates many.
  ///   - usesThreads: false if the loop may block during database calls.
  public nonisolated init(
    path: String, home: String, loop: EventLoop, now: @escaping @Sendable () -> Date,
    blank: BlankDatabase? = nil, usesThreads: Bool = true
  ) {
    self.path = path
    self.home = home
    self.loop = loop
    self.usesThreads = usesThreads
    self.now = now
    thread = usesThreads ? HelperThread() : .none()
    checks = usesThreads ? HelperThread() : .none()
    opening = DatabaseOpening(path: path, home: home, now: now, blank: blank)
  }

  /// Runs `body` with the open database on its thread.
  /// - Parameter name: names the work in the report of a program that does not become idle.
  /// - Throws: `AppError.storage`, also if the file cannot be opened, and what `body` throws.
  public func use<Value: Sendable>(
    _ name: String, _ body: @escaping @Sendable (AppDatabase) throws -> Value
  ) async throws -> Value {
    let failures = opening.failures
    return try await loop.offload(name, to: thread) { [opening] in try body(opening.database(after: failures))
    }
  }

  /// Runs `body` while no call is running, so that the file has no locks; after `patience` it runs `body`
  /// anyway.
  public func whileIdle(within patience: Duration, _ body: () -> Void) {
    thread.whileIdle(within: patience) { checks.whileIdle(within: patience, body) }
  }

  /// Opens the file and checks it for damage, on a separate thread so that other calls do not wait.
  /// - Returns: a problem to report to the user, nil if there is none.
  /// - Throws: `AppError.storage`.
  public func check() async throws -> StorageNotice? {
    let database = try await use("open the database") { $0 }
    if let notice = database.notice { return notice.writingHome(home) }
    let (now, home) = (now, home)
    return try await loop.offload("check the database", to: checks) {
      let problems = try database.quickCheck()
      guard !problems.isEmpty else { return nil }
      let copy = try database.keepDamagedCopy(showing: problems, now: now())
      return StorageNotice.damagedCopyKept(path: copy).writingHome(home)
    }
  }
}

extension LocalDatabase {
  /// Inserts initial content: todos and visits unchanged, latest visit first, and queries, oldest first.
  /// - Throws: `AppError.storage`.
  public func fill(todos: [Todo], queries: [String], visits: [VisitGroup]) async throws {
    try await use("fill the database") { database in
      try TodoTable(database).insert(todos)
      for query in queries { try QueryHistoryTable(database).remember(query) }
      try VisitTable(database).insert(visits)
    }
  }
}
