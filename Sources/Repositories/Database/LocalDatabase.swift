public import Domain
public import EventLoop
public import FoundationEssentials
public import Storage

/// The database of this machine, as the loop sees it: opened at its first use, and used on a thread of its
/// own, one call after the other.
@LoopActor
public final class LocalDatabase {
  /// The database file.
  public nonisolated let path: String
  private let home: String
  let loop: EventLoop
  /// False where the loop itself waits for the database.
  let usesThreads: Bool
  let now: @Sendable () -> Date
  private let opening: DatabaseOpening
  private let thread: HelperThread
  private let checks: HelperThread

  /// - Parameters:
  ///   - path: the file; it and its folder are made at the first use.
  ///   - home: the person's folder, which messages write as `~`.
  ///   - now: the wall clock: for the times of todos, and for the names of files that are kept aside.
  ///   - blank: what a new file begins as, for a process that makes many.
  ///   - usesThreads: false where the loop may wait for the database.
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
  /// - Parameter name: for the report of a program that does not come to rest.
  /// - Throws: `AppError.storage`, also where the file cannot be opened, and what `body` throws.
  public func use<Value: Sendable>(
    _ name: String, _ body: @escaping @Sendable (AppDatabase) throws -> Value
  ) async throws -> Value {
    try await loop.offload(name, to: thread) { [opening] in try body(opening.database()) }
  }

  /// Runs `body` while no call is under way, so that nothing in the file is locked meanwhile; but at most `patience` later.
  public func whileIdle(within patience: Duration, _ body: () -> Void) {
    thread.whileIdle(within: patience) { checks.whileIdle(within: patience, body) }
  }

  /// Opens the file and looks for damage in it, on a thread that keeps nobody waiting.
  /// - Returns: what there is to say to the person, nil where all is well.
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
