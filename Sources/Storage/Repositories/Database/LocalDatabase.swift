public import Domain
public import EventLoop
public import FoundationEssentials

/// Access to the local database from the loop. It is opened at its first use and used on its own thread, one
/// call at a time.
@LoopActor
public final class LocalDatabase {
  /// The database file.
  public nonisolated let path: String
  nonisolated let home: String
  /// The loop that its callers run on.
  public let loop: EventLoop
  /// False if the loop blocks during database calls.
  public let usesThreads: Bool
  let now: @Sendable () -> Date
  private let zone: @Sendable () -> TimeZone
  let opening: DatabaseOpening
  private let lockClock: LockPatience.Clock
  private let thread: HelperThread
  private let checks: HelperThread
  /// When a call last gave up waiting for a lock.
  private var gaveUp: Duration?
  /// The names of the changes that failed since `end(within:)`, in their order.
  public private(set) var failedChanges: [String] = []
  private var isEnding = false
  private var hasCalls = false
  let uids: NewUIDs
  /// Called after another file has replaced a damaged one, or its counts were corrected.
  var onReplaced: (@LoopActor () -> Void)?

  /// - Parameters:
  ///   - path: the file; it and its folder are created at the first use.
  ///   - home: the user's home folder, which messages write as `~`.
  ///   - now: the wall clock, for times of todos and names of files that are kept aside.
  ///   - zone: the zone of the user, in which days are meant.
  ///   - blank: the initial content of a new file, for a process that creates many.
  ///   - usesThreads: false if the loop may block during database calls.
  ///   - uids: the names of new todos in other programs.
  ///   - clock: for waiting for the locks of other programs.
  public nonisolated init(
    path: String, home: String, loop: EventLoop, now: @escaping @Sendable () -> Date,
    zone: @escaping @Sendable () -> TimeZone = { .gmt }, blank: BlankDatabase? = nil,
    usesThreads: Bool = true, uids: NewUIDs = .random, clock: LockPatience.Clock = .system
  ) {
    self.uids = uids
    self.path = path
    self.home = home
    self.loop = loop
    self.usesThreads = usesThreads
    (self.now, self.zone) = (now, zone)
    thread = usesThreads ? HelperThread() : .none()
    checks = usesThreads ? HelperThread() : .none()
    lockClock = clock
    opening = DatabaseOpening(path: path, home: home, now: now, blank: blank, clock: clock)
  }

  /// Runs `body` with the open database on its thread. It waits for the locks of other programs for five seconds from
  /// now on: time in which earlier calls wait for them counts. If the file turns out to be damaged, `body` runs again with
  /// what can be read of it.
  /// - Parameter name: names the work in the report of a program that does not become idle.
  /// - Throws: `AppError.storage`, also if the file cannot be opened, and what `body` throws.
  public func use<Value: Sendable>(
    _ name: String, _ body: @escaping @Sendable (AppDatabase) throws -> Value
  ) async throws -> Value {
    // Opening reads the tables, and makes those of a new file.
    if usesThreads, !hasCalls { loop.giveBackMemory() }
    hasCalls = true
    let (failures, deadline) = (opening.failures, deadline)
    do {
      let (value, isReplaced) = try await loop.offload(name, to: thread) { [opening] in
        let database = try opening.database(after: failures, until: deadline)
        do {
          return (try database.waiting(until: deadline) { try body(database) }, false)
        } catch AppError.storage(let cause) where cause.isDamage {
          return (try body(opening.replace(database)), true)
        }
      }
      if isReplaced { onReplaced?() }
      return value
    } catch let error as AppError where error.followsWait {
      let now = lockClock.now()
      // Some calls wait only for a moment.
      if now >= deadline { gaveUp = now }
      throw error
    }
  }

  /// Whether there is a file, or a call that makes one.
  var isUsed: Bool { hasCalls || DatabaseFile(path: path).exists }

  /// Like `use`, for a change of the user. If it fails after `end(within:)`, its name is added to `failedChanges`, because no
  /// screen shows the error.
  func change<Value: Sendable>(
    _ name: String, _ body: @escaping @Sendable (AppDatabase) throws -> Value
  ) async throws -> Value {
    do {
      return try await use(name, body)
    } catch {
      if isEnding { failedChanges.append(name) }
      throw error
    }
  }

  /// The program ends: lets no call wait for the locks of other programs longer than `time` from now on, not even one that
  /// waits already.
  public func end(within time: Duration) {
    isEnding = true
    opening.patience.end(at: lockClock.now() + time)
  }

  /// One action of the user may need several calls, one after another. They do not each wait for the same lock.
  private var deadline: Duration {
    let now = lockClock.now()
    if let gaveUp, now - gaveUp < Self.sameAction { return now }
    return now + LockPatience.usual
  }

  private static let sameAction = Duration.seconds(1)

  /// The present time, in the zone of the user.
  nonisolated var clock: TodoClock { TodoClock(now: now(), zone: zone()) }

  /// Runs `body` while no call is running, so that the file has no locks; after `patience` it runs `body`
  /// anyway.
  public func whileIdle(within patience: Duration, _ body: () -> Void) {
    thread.whileIdle(within: patience) { checks.whileIdle(within: patience, body) }
  }

  /// Runs `body`, which suspends the program, like `whileIdle(within:_:)`. Until then calls wait for the locks of other
  /// programs no longer than `lockWait` from now on; those that fail say so when the program goes on.
  public func whileIdle(within patience: Duration, lockWait: Duration, _ body: () -> Void) {
    opening.patience.end(at: lockClock.now() + lockWait)
    whileIdle(within: patience, body)
    if !isEnding { opening.patience.end(at: nil) }
  }

  /// Closes the file; later calls fail. For a process in which programs begin and end: screens and their router retain
  /// each other, and with them the database and its descriptors.
  public func close() {
    whileIdle(within: LockPatience.usual) { opening.close() }
  }

  /// Opens the file and checks it for damage, on a separate thread so that other calls do not wait. A damaged file is
  /// replaced by what can be read of it, and counts that do not fit a sound one are corrected.
  /// - Returns: a problem to report to the user, nil if there is none. A damaged file that is still kept is one.
  /// - Throws: `AppError.storage`.
  public func check() async throws -> StorageNotice? {
    let database = try await use("open the database") { $0 }
    let problems = try await loop.offload("check the database", to: checks) { try database.quickCheck() }
    if !problems.isEmpty {
      try await loop.offload("save what can be read", to: thread) { [opening] in
        _ = try opening.replace(database)
      }
      onReplaced?()
    } else if try await loop.offload("count", to: checks, { try database.correctCounts() }) {
      onReplaced?()
    }
    if let notice = try await use("open the database", { $0.notice }) { return notice.writingHome(home) }
    let kept = try await use("look for damaged files") { try $0.damagedFile() }
    return kept.map { StorageNotice.damagedFileKept($0).writingHome(home) }
  }

  /// The damaged file that was kept last, and what was saved from it; nil if there is none, or the user knows.
  func damagedFile() async throws -> DamagedFile? {
    try await use("look for damaged files") { try $0.damagedFile() }?.writingHome(home)
  }

  /// The newest copy; nil if there is none. Does not open the database.
  func newestBackup() async throws -> TodoBackup? {
    let (home, folder, now) = (home, BackupFolder(besideDatabaseAt: path), now())
    return try await loop.offload("look for copies", to: checks) {
      try folder.copies(at: now).first.map { $0.writingHome(home) }
    }
  }

  /// Makes a copy of the file, on the thread of the checks.
  /// - Returns: nil if none is needed.
  /// - Throws: `AppError.storage`.
  public func backUp(_ occasion: BackupOccasion, on day: String) async throws -> TodoBackup? {
    let database = try await use("open the database") { $0 }
    let folder = BackupFolder(besideDatabaseAt: path)
    return try await loop.offload("copy the todo file", to: checks) {
      try database.backUp(to: folder, occasion, on: day)
    }
  }
}

extension LocalDatabase {
  /// Inserts initial content: todos and visits unchanged, latest visit first, and queries, oldest first.
  /// - Throws: `AppError.storage`.
  public func fill(todos: [Todo], queries: [String], visits: [VisitGroup]) async throws {
    let zone = clock.zone
    try await use("fill the database") { database in
      try TodoTable(database, zone: zone).insert(todos)
      for query in queries { try QueryHistoryTable(database).remember(query) }
      try VisitTable(database).insert(visits)
    }
  }
}

extension AppError {
  /// Whether a call may have waited for a lock in vain: of another program, or on a file system without locks.
  fileprivate var followsWait: Bool {
    guard case .storage(let error) = self else { return false }
    if case .locksFail = error { return true }
    return error == .locked
  }
}
