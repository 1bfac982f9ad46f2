public import Domain
import EventLoop
public import FoundationEssentials

/// The todos in the local database.
public struct LocalTodoRepository: TodoRepository {
  let database: LocalDatabase
  private let externalWrites = ExternalWrites()
  private let watch: ExternalChangeWatch

  public init(database: LocalDatabase) {
    self.database = database
    watch = ExternalChangeWatch(database: database, writes: externalWrites)
  }

  public func window(
    _ anchor: TodoAnchor, limit: Int, matching pattern: TextPattern?
  ) async throws -> TodoWindow {
    let window = try await database.use("read todos") { [externalWrites] database in
      // Before the read, so that no change between the read and the watch is missed.
      try externalWrites.beginCounting(in: database)
      return try TodoTable(database).window(anchor, limit: limit, matching: pattern)
    }
    // The read has created the folder if it was missing.
    await watch.beginIfWanted()
    return window
  }

  public func findOrAdd(_ wanted: [LinkedTitle]) async throws -> [FoundTodo] {
    let now = database.now()
    return try await database.use("keep as a todo") { try TodoTable($0).findOrAdd(wanted, now: now) }
  }

  public func openTodo(linkingTo link: Item) async throws -> Todo? {
    try await database.use("look for a todo") { try TodoTable($0).openTodo(linkingTo: link) }
  }

  public func add(_ draft: TodoDraft) async throws -> Todo {
    let now = database.now()
    return try await database.use("add a todo") { try TodoTable($0).add(draft, now: now) }
  }

  public func update(_ original: Todo, to draft: TodoDraft) async throws -> TodoUpdate {
    let now = database.now()
    return try await database.use("change a todo") { try TodoTable($0).update(original, to: draft, now: now) }
  }

  public func setDone(ids: [Int64], _ isDone: Bool) async throws -> [Todo] {
    let now = database.now()
    return try await database.use("mark a todo") { try TodoTable($0).setDone(ids: ids, isDone, now: now) }
  }

  public func delete(ids: [Int64]) async throws {
    let now = database.now()
    try await database.use("delete a todo") { try TodoTable($0).delete(ids: ids, now: now) }
  }

  public func list(_ query: TodoQuery, _ anchor: TodoAnchor, limit: Int) async throws -> TodoWindow {
    let now = database.now()
    let window = try await database.use("list todos") { [externalWrites] database in
      // Before the read, so that no change between the read and the watch is missed.
      try externalWrites.beginCounting(in: database)
      return try TodoTable(database).list(query, anchor, limit: limit, now: now)
    }
    await watch.beginIfWanted()
    return window
  }

  public func count(_ filter: TodoFilter) async throws -> TodoCounts {
    let now = database.now()
    return try await database.use("count todos") { try TodoTable($0).count(filter, now: now) }
  }

  public func todos(ids: [Int64]) async throws -> [Todo] {
    try await database.use("read todos") { try TodoTable($0).todos(ids: ids) }
  }

  public func surroundings(of id: Int64) async throws -> TodoSurroundings {
    try await database.use("read a todo") { try TodoTable($0).surroundings(of: id) }
  }

  public func add(_ changes: TodoChanges) async throws -> Todo {
    let now = database.now()
    return try await database.use("add a todo") { try TodoTable($0).add(changes, now: now) }
  }

  public func apply(_ changes: TodoChanges, to ids: [Int64], label: String) async throws -> Int {
    let now = database.now()
    return try await database.use("change todos") {
      try TodoTable($0).apply(changes, to: ids, label: label, now: now)
    }
  }

  public func apply(_ changes: TodoChanges, to filter: TodoFilter, label: String) async throws -> Int {
    let now = database.now()
    return try await database.use("change todos") {
      try TodoTable($0).apply(changes, to: filter, label: label, now: now)
    }
  }

  public func setState(ids: [Int64], _ state: TodoState, label: String) async throws -> Int {
    let now = database.now()
    return try await database.use("mark todos") {
      try TodoTable($0).setState(ids: ids, state, label: label, now: now)
    }
  }

  public func skip(ids: [Int64], label: String) async throws -> Int {
    let now = database.now()
    return try await database.use("skip a date") { try TodoTable($0).skip(ids: ids, label: label, now: now) }
  }

  public func setStarted(ids: [Int64], _ isStarted: Bool) async throws -> Int {
    let now = database.now()
    return try await database.use("start a todo") {
      try TodoTable($0).setStarted(ids: ids, isStarted, now: now)
    }
  }

  public func annotate(id: Int64, _ text: String) async throws {
    let now = database.now()
    try await database.use("annotate a todo") { try TodoTable($0).annotate(id: id, text, now: now) }
  }

  public func move(id: Int64, after other: Int64?) async throws {
    let now = database.now()
    try await database.use("move a todo") { try TodoTable($0).move(id: id, after: other, now: now) }
  }

  public func keepUp() async throws -> Int {
    let now = database.now()
    let changed = try await database.use("wake todos") { try TodoTable($0).keepUp(now: now) }
    if changed > 0 { await watch.tick() }
    while try await !database.use("take up words", { try TodoTable($0).indexWords() }) {}
    return changed
  }

  public func nextWake() async throws -> Date? {
    try await database.use("look for waiting todos") { try TodoTable($0).nextWake() }
  }

  public func undo() async throws -> UndoneChange? {
    try await database.use("undo a change") { try TodoTable($0).undo() }
  }

  public func undoAdding(_ ids: [Int64]) async throws -> UndoneChange? {
    try await database.use("undo a new todo") { try TodoTable($0).undoAdding(ids) }
  }

  public func redoAdding(_ ids: [Int64]) async throws -> UndoneChange? {
    try await database.use("redo a new todo") { try TodoTable($0).redoAdding(ids) }
  }

  public func redo() async throws -> UndoneChange? {
    try await database.use("redo a change") { try TodoTable($0).redo() }
  }

  public func damagedFile() async throws -> DamagedFile? { try await database.damagedFile() }

  public func dismissDamagedFiles() async throws {
    try await database.use("dismiss damaged files") { try $0.dismissDamagedFiles() }
  }

  public func newestBackup() async throws -> TodoBackup? { try await database.newestBackup() }

  /// Emits after another process or connection wrote to the database file, even if no todo changed. Has no
  /// cost while nothing is written. On a network file system it detects this machine's writes only.
  public func externalChanges() -> AsyncStream<Void> {
    let (stream, ticks) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    database.loop.spawn { [watch, database] in
      watch.add(ticks)
      database.onReplaced = { watch.tick() }
    }
    return stream
  }
}
