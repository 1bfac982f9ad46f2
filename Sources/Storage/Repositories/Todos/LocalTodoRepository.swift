public import Dates
public import Domain
import EventLoop
import FoundationEssentials

/// The todos in the local database.
public struct LocalTodoRepository: TodoRepository {
  let database: LocalDatabase
  private let externalWrites = ExternalWrites()
  private let watch: ExternalChangeWatch
  private let alarm: TodoAlarm

  public init(database: LocalDatabase) {
    self.database = database
    alarm = TodoAlarm(database: database)
    watch = ExternalChangeWatch(database: database, writes: externalWrites, alarm: alarm)
  }

  /// Runs a change, which may bring the next moment nearer at which octodo itself changes todos.
  private func change<Value: Sendable>(
    _ name: String, _ body: @escaping @Sendable (TodoTable, Date) throws -> Value
  ) async throws -> Value {
    let clock = database.clock
    let (value, next) = try await database.change(name) { [uids = database.uids] database in
      let table = TodoTable(database, zone: clock.zone, uids: uids)
      return (try body(table, clock.now), try table.nextWake(after: clock.now))
    }
    await alarm.set(to: next)
    return value
  }

  private func read<Value: Sendable>(
    _ name: String, _ body: @escaping @Sendable (TodoTable, Date) throws -> Value
  ) async throws -> Value {
    let clock = database.clock
    return try await database.use(name) { try body(TodoTable($0, zone: clock.zone), clock.now) }
  }

  public func window(
    _ anchor: TodoAnchor, limit: Int, matching pattern: TextPattern?, by sort: TodoSort
  ) async throws -> TodoWindow {
    try await watched("read todos") { table, _ in
      try table.window(anchor, limit: limit, matching: pattern, by: sort)
    }
  }

  public func list(_ query: TodoQuery, _ anchor: TodoAnchor, limit: Int) async throws -> TodoWindow {
    try await watched("list todos") { try $0.list(query, anchor, limit: limit, now: $1) }
  }

  /// Reads, and watches for changes of other programs from then on.
  private func watched(
    _ name: String, _ body: @escaping @Sendable (TodoTable, Date) throws -> TodoWindow
  ) async throws -> TodoWindow {
    let window = try await read(name) { [externalWrites] table, now in
      // Before the read, so that no change between the read and the watch is missed.
      try externalWrites.beginCounting(in: table.database)
      return try body(table, now)
    }
    // The read has created the folder if it was missing.
    await watch.beginIfWanted()
    return window
  }

  public func findOrAdd(_ wanted: [LinkedTitle]) async throws -> [FoundTodo] {
    try await change("keep as a todo") { try $0.findOrAdd(wanted, now: $1) }
  }

  public func openTodo(linkingTo link: Item) async throws -> Todo? {
    try await read("look for a todo") { table, _ in try table.openTodo(linkingTo: link) }
  }

  public func add(_ draft: TodoDraft) async throws -> Todo {
    try await change("add a todo") { try $0.add(draft, now: $1) }
  }

  public func update(_ original: Todo, to draft: TodoDraft) async throws -> TodoUpdate {
    try await change("change a todo") { try $0.update(original, to: draft, now: $1) }
  }

  @discardableResult
  public func delete(ids: [Int64]) async throws -> Int {
    try await change("delete a todo") { try $0.delete(ids: ids, now: $1) }
  }

  public func countWithParts(ids: [Int64]) async throws -> Int {
    try await read("count parts") { table, _ in try table.countWithParts(ids: ids) }
  }

  public func count(_ filter: TodoFilter) async throws -> TodoCounts {
    let now = database.clock.now
    var (counts, next): (TodoCounts, Int64?) = (TodoCounts(open: 0, done: 0), .min)
    while let start = next {
      let part = try await read("count todos") { table, _ in try table.count(filter, after: start, now: now) }
      try Task.checkCancellation()
      counts += part.counts
      next = part.next
    }
    return counts
  }

  public func todos(ids: [Int64]) async throws -> [Todo] {
    try await read("read todos") { table, _ in try table.todos(ids: ids) }
  }

  public func surroundings(of id: Int64) async throws -> TodoSurroundings {
    try await read("read a todo") { table, _ in try table.surroundings(of: id) }
  }

  public func add(_ changes: TodoChanges) async throws -> Todo {
    try await change("add a todo") { try $0.add(changes, now: $1) }
  }

  public func apply(_ changes: TodoChanges, to ids: [Int64], label: String) async throws -> Int {
    try await change("change todos") { try $0.apply(changes, to: ids, label: label, now: $1) }
  }

  public func store(
    _ batch: TodoBatch, label: String, progress: @escaping @Sendable (_ count: Int) -> Void
  ) async throws -> TodoBatch.Left {
    let stop = BatchStop()
    return try await withTaskCancellationHandler {
      do {
        return try await change("import todos") { table, now in
          try stop.during(table) {
            try table.store(batch, label: label, now: now) { count in
              try stop.check()
              progress(count)
            }
          }
        }
      } catch {
        if stop.isStopped { throw CancellationError() }
        throw error
      }
    } onCancel: {
      stop.stop()
    }
  }

  public func outdent(ids: [Int64], label: String) async throws -> Int {
    try await change("change todos") { try $0.outdent(ids: ids, label: label, now: $1) }
  }

  public func apply(_ changes: TodoChanges, to filter: TodoFilter, label: String) async throws -> Int {
    try await change("change todos") { try $0.apply(changes, to: filter, label: label, now: $1) }
  }

  public func setState(ids: [Int64], _ state: TodoState, label: String) async throws -> Int {
    try await change(Self.marking(ids)) { try $0.setState(ids: ids, state, label: label, now: $1) }
  }

  public func done(ids: [Int64], by rules: DoneRules) async throws -> DoneTodos {
    try await change(Self.marking(ids)) { try $0.done(ids: ids, by: rules, now: $1) }
  }

  public func openPartCount(of ids: [Int64], missed: MissedOccurrences) async throws -> Int {
    try await read("count parts") { try $0.openPartCount(of: ids, missed: missed, now: $1) }
  }

  public func repeatedByOthers(of ids: [Int64], by rules: DoneRules) async throws -> [Todo] {
    try await read("read repeated todos") { try $0.repeatedByOthers(of: ids, by: rules, now: $1) }
  }

  public func skip(ids: [Int64], by rules: DoneRules) async throws -> DoneTodos {
    try await change("skip a date") { try $0.skip(ids: ids, by: rules, now: $1) }
  }

  public func labels() async throws -> TodoLabels {
    try await read("count todos") { table, _ in try table.labels() }
  }

  public func savedViews() async throws -> [SavedView] {
    try await database.use("read views") { try SavedViewTable($0).all() }
  }

  public func saveView(
    named name: String, filter: String, sort: TodoSort, columns: [TodoColumn]
  ) async throws {
    try await database.change("save a view") {
      try SavedViewTable($0).save(named: name, filter: filter, sort: sort, columns: columns)
    }
  }

  public func renameView(id: Int64, to name: String) async throws {
    try await database.change("rename a view") { try SavedViewTable($0).rename(id: id, to: name) }
  }

  public func deleteView(id: Int64) async throws {
    try await database.change("delete a view") { try SavedViewTable($0).delete(id: id) }
  }

  public func chosenSorts() async throws -> [String: TodoSort] {
    try await database.use("read orders") { try SavedViewTable($0).chosenSorts() }
  }

  public func chooseSort(_ sort: TodoSort, ofView id: String) async throws {
    try await database.change("keep an order") { try SavedViewTable($0).choose(sort, ofView: id) }
  }

  public func chooseSort(_ sort: TodoSort, ofSavedView id: Int64) async throws {
    try await database.change("keep an order") { try SavedViewTable($0).choose(sort, id: id) }
  }

  public func setStarted(ids: [Int64], _ isStarted: Bool) async throws -> Int {
    try await change("start a todo") { try $0.setStarted(ids: ids, isStarted, now: $1) }
  }

  public func annotate(id: Int64, _ text: String) async throws {
    try await change("annotate a todo") { try $0.annotate(id: id, text, now: $1) }
  }

  public func relink(_ old: Item, to new: Item) async throws {
    try await database.use("name a link") { try TodoTable($0).relink(old, to: new) }
  }

  public func move(id: Int64, after other: Int64?) async throws {
    try await change("move a todo") { try $0.move(id: id, after: other, now: $1) }
  }

  public func move(id: Int64, before other: Int64) async throws {
    try await change("move a todo") { try $0.move(id: id, before: other, now: $1) }
  }

  public func keepUp() async throws { try await alarm.start { [watch] in watch.tick() } }

  public func newestChange() async throws -> Int64? {
    try await read("read the newest change") { table, _ in try table.newestChange() }
  }

  public func undo() async throws -> UndoneChange? {
    try await change("undo a change") { table, now in try table.undo(now: now) }
  }

  public func undoAdding(_ ids: [Int64]) async throws -> UndoneChange? {
    try await change("undo a new todo") { table, now in try table.undoAdding(ids, now: now) }
  }

  public func redoAdding(_ ids: [Int64]) async throws -> UndoneChange? {
    try await change("redo a new todo") { table, now in try table.redoAdding(ids, now: now) }
  }

  public func redo() async throws -> UndoneChange? {
    try await change("redo a change") { table, now in try table.redo(now: now) }
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

  /// The name of a change of states, for the message that it was not done.
  private static func marking(_ ids: [Int64]) -> String { ids.count == 1 ? "mark a todo" : "mark todos" }
}
