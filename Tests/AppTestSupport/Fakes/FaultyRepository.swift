public import Dates
public import Domain
public import EventLoop
public import FoundationEssentials

/// A real repository behind a disk that a test can make slow or broken, and that counts the calls.
@LoopActor
public final class FaultyRepository<Real: Sendable>: Sendable {
  /// The repository itself, without waits and failures.
  public nonisolated let real: Real
  /// Thrown by every call while it is set, after the wait.
  public var failure: AppError?
  /// Whether lists are too long to be sorted by title.
  public var isTooLongForTitles = false
  /// The wait before a read, on the loop's clock.
  public var readingTime = Duration.zero
  /// The wait after a list was read, before it is returned, on the loop's clock: what it says may then be out of date.
  public var returningTime = Duration.zero
  /// The wait before todos are counted without a limit, on the loop's clock.
  public var countingTime = Duration.zero
  /// The wait before a change, on the loop's clock.
  public var writingTime = Duration.zero
  /// The number of reads.
  public private(set) var reads = 0
  /// The number of changes.
  public private(set) var writes = 0
  private let loop: EventLoop

  init(_ real: Real, on loop: EventLoop) {
    self.real = real
    self.loop = loop
  }

  private func read() async throws -> Real {
    reads += 1
    return try await wait(readingTime)
  }

  private func write() async throws -> Real {
    writes += 1
    return try await wait(writingTime)
  }

  private func wait(_ time: Duration) async throws -> Real {
    if time > .zero { try await loop.sleep(for: time) }
    if let failure { throw failure }
    return real
  }
}

extension FaultyRepository: TodoRepository where Real: TodoRepository {
  @LoopActor private func refuse(_ sort: TodoSort) throws {
    if isTooLongForTitles, sort.key == .title { throw AppError.sortTooLong(limit: 100_000) }
  }

  @LoopActor public func window(
    _ anchor: TodoAnchor, limit: Int, matching pattern: TextPattern?, by sort: TodoSort
  ) async throws -> TodoWindow {
    try refuse(sort)
    return try await read().window(anchor, limit: limit, matching: pattern, by: sort)
  }

  @LoopActor public func findOrAdd(_ wanted: [LinkedTitle]) async throws -> [FoundTodo] {
    try await write().findOrAdd(wanted)
  }

  @LoopActor public func openTodo(linkingTo link: Item) async throws -> Todo? {
    try await read().openTodo(linkingTo: link)
  }

  @LoopActor public func add(_ draft: TodoDraft) async throws -> Todo { try await write().add(draft) }

  @LoopActor public func update(_ original: Todo, to draft: TodoDraft) async throws -> TodoUpdate {
    try await write().update(original, to: draft)
  }

  @discardableResult
  @LoopActor public func delete(ids: [Int64]) async throws -> Int { try await write().delete(ids: ids) }

  @LoopActor public func countWithParts(ids: [Int64]) async throws -> Int {
    try await read().countWithParts(ids: ids)
  }

  @LoopActor public func list(
    _ query: TodoQuery, _ anchor: TodoAnchor, limit: Int
  ) async throws -> TodoWindow {
    try refuse(query.sort)
    let window = try await read().list(query, anchor, limit: limit)
    if returningTime > .zero { try await loop.sleep(for: returningTime) }
    return window
  }

  @LoopActor public func count(_ filter: TodoFilter) async throws -> TodoCounts {
    if countingTime > .zero { try await loop.sleep(for: countingTime) }
    return try await read().count(filter)
  }

  @LoopActor public func todos(ids: [Int64]) async throws -> [Todo] { try await read().todos(ids: ids) }

  @LoopActor public func surroundings(of id: Int64) async throws -> TodoSurroundings {
    try await read().surroundings(of: id)
  }

  @LoopActor public func add(_ changes: TodoChanges) async throws -> Todo { try await write().add(changes) }

  @LoopActor public func apply(_ changes: TodoChanges, to ids: [Int64], label: String) async throws -> Int {
    try await write().apply(changes, to: ids, label: label)
  }

  @LoopActor public func apply(
    _ changes: TodoChanges, to filter: TodoFilter, label: String
  ) async throws -> Int {
    try await write().apply(changes, to: filter, label: label)
  }

  @LoopActor public func store(
    _ batch: TodoBatch, label: String, progress: @escaping @Sendable (_ count: Int) -> Void
  ) async throws -> TodoBatch.Left {
    try await write().store(batch, label: label, progress: progress)
  }

  @LoopActor public func outdent(ids: [Int64], label: String) async throws -> Int {
    try await write().outdent(ids: ids, label: label)
  }

  @LoopActor public func setState(ids: [Int64], _ state: TodoState, label: String) async throws -> Int {
    try await write().setState(ids: ids, state, label: label)
  }

  @LoopActor public func done(ids: [Int64], by rules: DoneRules) async throws -> DoneTodos {
    try await write().done(ids: ids, by: rules)
  }

  @LoopActor public func openPartCount(
    of ids: [Int64], missed: MissedOccurrences
  ) async throws -> Int {
    try await read().openPartCount(of: ids, missed: missed)
  }

  @LoopActor public func repeatedByOthers(of ids: [Int64], by rules: DoneRules) async throws -> [Todo] {
    try await read().repeatedByOthers(of: ids, by: rules)
  }

  @LoopActor public func skip(ids: [Int64], by rules: DoneRules) async throws -> DoneTodos {
    try await write().skip(ids: ids, by: rules)
  }

  @LoopActor public func labels() async throws -> TodoLabels { try await real.labels() }

  @LoopActor public func savedViews() async throws -> [SavedView] { try await real.savedViews() }

  @LoopActor public func saveView(
    named name: String, filter: String, sort: TodoSort, columns: [TodoColumn] = []
  ) async throws {
    try await write().saveView(named: name, filter: filter, sort: sort, columns: columns)
  }

  @LoopActor public func renameView(id: Int64, to name: String) async throws {
    try await write().renameView(id: id, to: name)
  }

  @LoopActor public func deleteView(id: Int64) async throws { try await write().deleteView(id: id) }

  @LoopActor public func chosenSorts() async throws -> [String: TodoSort] { try await real.chosenSorts() }

  @LoopActor public func chooseSort(_ sort: TodoSort, ofView id: String) async throws {
    try await write().chooseSort(sort, ofView: id)
  }

  @LoopActor public func chooseSort(_ sort: TodoSort, ofSavedView id: Int64) async throws {
    try await write().chooseSort(sort, ofSavedView: id)
  }

  @LoopActor public func setStarted(ids: [Int64], _ isStarted: Bool) async throws -> Int {
    try await write().setStarted(ids: ids, isStarted)
  }

  @LoopActor public func annotate(id: Int64, _ text: String) async throws {
    try await write().annotate(id: id, text)
  }

  @LoopActor public func move(id: Int64, after other: Int64?) async throws {
    try await write().move(id: id, after: other)
  }

  @LoopActor public func move(id: Int64, before other: Int64) async throws {
    try await write().move(id: id, before: other)
  }

  @LoopActor public func keepUp() async throws { try await write().keepUp() }

  @LoopActor public func newestChange() async throws -> Int64? { try await read().newestChange() }

  @LoopActor public func undo() async throws -> UndoneChange? { try await write().undo() }

  @LoopActor public func redoAdding(_ ids: [Int64]) async throws -> UndoneChange? {
    try await write().redoAdding(ids)
  }

  @LoopActor public func undoAdding(_ ids: [Int64]) async throws -> UndoneChange? {
    try await write().undoAdding(ids)
  }

  @LoopActor public func relink(_ old: Item, to new: Item) async throws {
    try await write().relink(old, to: new)
  }

  @LoopActor public func redo() async throws -> UndoneChange? { try await write().redo() }

  @LoopActor public func damagedFile() async throws -> DamagedFile? { try await real.damagedFile() }

  @LoopActor public func dismissDamagedFiles() async throws { try await write().dismissDamagedFiles() }

  @LoopActor public func newestBackup() async throws -> TodoBackup? { try await real.newestBackup() }

  public nonisolated func externalChanges() -> AsyncStream<Void> { real.externalChanges() }
}

extension FaultyRepository: UnsavedTodoRepository where Real: UnsavedTodoRepository {
  @LoopActor public func takeLeft(for todoID: Int64?) async throws -> UnsavedTodo? {
    try await read().takeLeft(for: todoID)
  }

  @LoopActor public func leftCount(for todoID: Int64?) async throws -> Int {
    try await read().leftCount(for: todoID)
  }

  @LoopActor public func editedTodos() async throws -> [Int64] { try await read().editedTodos() }

  @LoopActor public func keep(_ todo: UnsavedTodo) async throws { try await write().keep(todo) }

  @LoopActor public func discard(_ key: UUID) async throws { try await write().discard(key) }

  @LoopActor public func release(_ key: UUID) async { await real.release(key) }
}

extension FaultyRepository: QueryHistoryRepository where Real: QueryHistoryRepository {
  @LoopActor public func recentQueries(limit: Int) async throws -> [String] {
    try await read().recentQueries(limit: limit)
  }

  @LoopActor public func remember(_ query: String) async throws { try await write().remember(query) }
}

extension FaultyRepository: VisitRepository where Real: VisitRepository {
  @LoopActor public func record(_ visit: Visit) async throws { try await write().record(visit) }

  @LoopActor public func rename(_ item: Item, to visit: Visit) async throws {
    try await write().rename(item, to: visit)
  }

  @LoopActor public func window(
    _ anchor: VisitAnchor, limit: Int, matching pattern: TextPattern?
  ) async throws -> Window<VisitGroup> {
    try await read().window(anchor, limit: limit, matching: pattern)
  }

  @LoopActor public func all() async throws -> [VisitGroup] { try await read().all() }

  @LoopActor public func delete(ids: [Int64]) async throws { try await write().delete(ids: ids) }

  @LoopActor public func deleteAll(matching pattern: TextPattern?) async throws {
    try await write().deleteAll(matching: pattern)
  }

  @LoopActor public func undo() async throws -> RestoredVisits? { try await write().undo() }

  @LoopActor public func deletedCount() async throws -> Int { try await read().deletedCount() }

  @LoopActor public func forgetDeleted() async throws { try await write().forgetDeleted() }
}
