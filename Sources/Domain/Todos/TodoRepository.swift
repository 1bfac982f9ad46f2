public import Dates

/// Access to the todos on this machine. Every write is durable before the call returns.
public protocol TodoRepository: Sendable {
  /// At most `limit` rows at `anchor`, and the counts of the same snapshot. Open todos come before the others.
  /// - Parameter pattern: leaves out todos that do not contain it in title, note or link; nil for all todos.
  /// - Throws: `AppError.storage`.
  func window(
    _ anchor: TodoAnchor, limit: Int, matching pattern: TextPattern?, by sort: TodoSort
  ) async throws -> TodoWindow

  /// Finds the newest open todo with each link, or adds one with its title, all in one transaction and as one
  /// change for `undo`. The time does not grow with the number of todos (measured up to 100,000). Reads that start
  /// later see the todos.
  /// - Throws: `AppError.storage`.
  func findOrAdd(_ wanted: [LinkedTitle]) async throws -> [FoundTodo]

  /// The newest open todo with a link; nil if there is none.
  /// - Throws: `AppError.storage`.
  func openTodo(linkingTo link: Item) async throws -> Todo?

  /// Adds an open todo.
  /// - Throws: `AppError.storage`.
  func add(_ draft: TodoDraft) async throws -> Todo

  /// Changes title, note and link, and nothing else.
  /// - Parameter original: the todo as it was when the edit began. If its title, note or link was changed
  ///   since, nothing is stored.
  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  func update(_ original: Todo, to draft: TodoDraft) async throws -> TodoUpdate

  /// Deletes todos and their parts as one change; `undo` restores them all. Todos that were already deleted are ignored.
  /// - Returns: the number of deleted todos.
  /// - Throws: `AppError.todoGone` if all were deleted, `AppError.storage`.
  @discardableResult
  func delete(ids: [Int64]) async throws -> Int

  /// The number of todos with their parts on all levels, which `delete` would delete.
  /// - Throws: `AppError.storage`.
  func countWithParts(ids: [Int64]) async throws -> Int

  /// At most `limit` todos of a query at `anchor`, and the counts of the same snapshot.
  /// - Throws: `AppError.sortTooLong` if the order has no index, `AppError.storage`.
  func list(_ query: TodoQuery, _ anchor: TodoAnchor, limit: Int) async throws -> TodoWindow

  /// The number of todos of a filter, in the time that reading all todos takes; other calls do not wait for all of it. The
  /// counts are not of one snapshot if todos change meanwhile.
  /// - Throws: `AppError.storage`, `CancellationError`.
  func count(_ filter: TodoFilter) async throws -> TodoCounts

  /// The todos with these ids that exist, in the order of the ids.
  /// - Throws: `AppError.storage`.
  func todos(ids: [Int64]) async throws -> [Todo]

  /// The todos that are related to one, and its newest changes.
  /// - Throws: `AppError.storage`.
  func surroundings(of id: Int64) async throws -> TodoSurroundings

  /// Adds an open todo.
  /// - Parameter changes: its fields, at least the title.
  /// - Throws: `AppError.emptyTitle`, `AppError.todoMissing`, `AppError.todoCycle`, `AppError.storage`.
  func add(_ changes: TodoChanges) async throws -> Todo

  /// Sets and clears fields of todos, as one change. Skips deleted todos and those that have the values already.
  /// - Parameter label: what the undo log calls the change.
  /// - Returns: the number of todos that changed.
  /// - Throws: `AppError.todoGone` if all were deleted, `AppError.todoMissing`, `AppError.todoCycle`, `AppError.storage`.
  func apply(_ changes: TodoChanges, to ids: [Int64], label: String) async throws -> Int

  /// Adds and changes todos as one change, as an import does. If the task is cancelled meanwhile, nothing is stored.
  /// - Parameters:
  ///   - label: what the undo log calls the change.
  ///   - progress: called now and then with the number of todos that are written, on any thread.
  /// - Returns: how many todos stay as they are, because they were added or changed since the batch was made.
  /// - Throws: `CancellationError`, `AppError.emptyTitle`, `AppError.todoMissing`, `AppError.todoCycle`, `AppError.storage`.
  func store(
    _ batch: TodoBatch, label: String, progress: @escaping @Sendable (_ count: Int) -> Void
  ) async throws -> TodoBatch.Left

  /// Makes parts of todos parts of what those are parts of, or todos of their own, as one change. Skips todos that are no parts.
  /// - Parameter label: what the undo log calls the change.
  /// - Returns: the number of todos that changed.
  /// - Throws: `AppError.todoGone` if none is a part any more, `AppError.storage`.
  func outdent(ids: [Int64], label: String) async throws -> Int

  /// Sets and clears fields of all todos of a filter, as one change.
  /// - Returns: the number of todos that changed.
  /// - Throws: `AppError.todoMissing`, `AppError.todoCycle`, `AppError.storage`.
  func apply(_ changes: TodoChanges, to filter: TodoFilter, label: String) async throws -> Int

  /// Changes the state of todos, as one change. A repeated todo that is done goes on with its next date.
  /// - Returns: the number of todos that changed.
  /// - Throws: `AppError.todoGone` if all were deleted, `AppError.storage`.
  func setState(ids: [Int64], _ state: TodoState, label: String) async throws -> Int

  /// Marks todos as done, as one change. Repeated ones go on with their next date.
  /// - Throws: `AppError.todoGone` if all were deleted, `AppError.storage`.
  func done(ids: [Int64], by rules: DoneRules) async throws -> DoneTodos

  /// The number of open parts on all levels that todos would leave behind if they became done: those of repeated todos do not
  /// count as long as there is a next date, which has them again.
  /// - Throws: `AppError.storage`.
  func openPartCount(of ids: [Int64], missed: MissedOccurrences) async throws -> Int

  /// Those of the todos that would be done, with their parts if the rules say so, that repeat by a rule that octodo only keeps.
  /// - Throws: `AppError.storage`.
  func repeatedByOthers(of ids: [Int64], by rules: DoneRules) async throws -> [Todo]

  /// Moves repeated todos to their next date without doing them. Others are cancelled.
  /// - Throws: `AppError.todoGone` if all were deleted, `AppError.storage`.
  func skip(ids: [Int64], by rules: DoneRules) async throws -> DoneTodos

  /// The projects and tags of open todos.
  /// - Throws: `AppError.storage`.
  func labels() async throws -> TodoLabels

  /// The views that the user saved, in the order in which that was.
  /// - Throws: `AppError.storage`.
  func savedViews() async throws -> [SavedView]

  /// Saves a view. One with the same name is replaced.
  /// - Parameter columns: empty for those that its todos need.
  /// - Throws: `AppError.storage`.
  func saveView(named name: String, filter: String, sort: TodoSort, columns: [TodoColumn]) async throws

  /// Gives a saved view another name. One that has the name already is deleted.
  /// - Throws: `AppError.storage`.
  func renameView(id: Int64, to name: String) async throws

  /// Deletes a saved view.
  /// - Throws: `AppError.storage`.
  func deleteView(id: Int64) async throws

  /// The orders that the user chose for views of every octodo, by the id of the view.
  /// - Throws: `AppError.storage`.
  func chosenSorts() async throws -> [String: TodoSort]

  /// Keeps the order of a view for later runs.
  /// - Throws: `AppError.storage`.
  func chooseSort(_ sort: TodoSort, ofView id: String) async throws

  /// Keeps the order of a saved view, and nothing else of it.
  /// - Throws: `AppError.storage`.
  func chooseSort(_ sort: TodoSort, ofSavedView id: Int64) async throws

  /// Notes that work on todos has begun, or ended.
  /// - Returns: the number of todos that changed.
  /// - Throws: `AppError.storage`.
  func setStarted(ids: [Int64], _ isStarted: Bool) async throws -> Int

  /// Adds a dated line to a todo.
  /// - Throws: `AppError.todoGone`, `AppError.storage`.
  func annotate(id: Int64, _ text: String) async throws

  /// Gives todos the name that GitHub now has for what they link to. Undo does not see it.
  /// - Throws: `AppError.storage`.
  func relink(_ old: Item, to new: Item) async throws

  /// Moves a todo in the order that a person gave the list.
  /// - Parameter other: the todo that it comes after; nil for the beginning of the list.
  /// - Throws: `AppError.todoGone` if one of them was deleted, `AppError.storage`.
  func move(id: Int64, after other: Int64?) async throws

  /// The same, before another todo.
  /// - Throws: `AppError.todoGone` if one of them was deleted, `AppError.storage`.
  func move(id: Int64, before other: Int64) async throws

  /// Does what the time brings, now and as long as the program runs, at midnight and at the moments of todos: opens todos whose
  /// wait is over, cancels those whose last day has passed, lets urgencies follow the day, and takes up new words for the
  /// search. Undo does not see it; `externalChanges` emits. Call it once, and again after the wall clock was set.
  /// - Throws: `AppError.storage`; then it goes on at the next midnight.
  func keepUp() async throws

  /// The number of the change that `undo` would take back; nil if there is none. It tells whether another program has changed
  /// something since.
  /// - Throws: `AppError.storage`.
  func newestChange() async throws -> Int64?

  /// Undoes the last change that is not undone yet, including those of earlier runs; returns nil if there is
  /// none.
  /// - Throws: `AppError.storage`.
  func undo() async throws -> UndoneChange?

  /// Undoes the last change if it added exactly these todos; returns nil if it was another change.
  /// - Throws: `AppError.storage`.
  func undoAdding(_ ids: [Int64]) async throws -> UndoneChange?

  /// Redoes what `undo` undid last, including in an earlier run; returns nil if there is nothing to redo or
  /// the todos were changed since.
  /// - Throws: `AppError.storage`.
  func redo() async throws -> UndoneChange?

  /// Redoes what was undone last if it had added exactly these todos; returns nil if it was another change.
  /// - Throws: `AppError.storage`.
  func redoAdding(_ ids: [Int64]) async throws -> UndoneChange?

  /// The damaged todo file that was kept last; nil if there is none, or it was dismissed.
  /// - Throws: `AppError.storage`.
  func damagedFile() async throws -> DamagedFile?

  /// Ends the message about damaged files. The files stay.
  /// - Throws: `AppError.storage`.
  func dismissDamagedFiles() async throws

  /// The newest daily copy of the todo file; nil if there is none.
  /// - Throws: `AppError.storage`.
  func newestBackup() async throws -> TodoBackup?

  /// Emits after another process changed the todos.
  func externalChanges() -> AsyncStream<Void>
}

extension TodoRepository {
  /// At most `limit` rows of all todos at `anchor`, the newest first.
  /// - Throws: `AppError.storage`.
  public func window(_ anchor: TodoAnchor, limit: Int) async throws -> TodoWindow {
    try await window(anchor, limit: limit, matching: nil, by: TodoSort(.created))
  }
}

/// A copy of the todo file.
public struct TodoBackup: Hashable, Sendable {
  /// The local day on which it was made, as 2026-01-31.
  public let day: String
  public let path: String

  public init(day: String, path: String) {
    (self.day, self.path) = (day, path)
  }
}

/// The link of a todo, and the title that a new one gets.
public struct LinkedTitle: Hashable, Sendable {
  public let link: Item
  public let title: String

  public init(_ link: Item, title: String) {
    self.link = link
    self.title = title
  }

  /// The title begins with the item's name, so that a list with todos of several repositories, an export and a search
  /// name an issue without its link.
  /// - Parameter title: that of the item itself; nil if it has none, or it is not loaded.
  public init(of item: Item, title: String? = nil) {
    self.init(item, title: title.map { "\(item) \($0)" } ?? "\(item)")
  }

  /// The same thing on a website, unless it says its own.
  public func on(_ web: String) -> LinkedTitle { LinkedTitle(link.on(web), title: title) }
}

/// The result of `findOrAdd` for one link.
public struct FoundTodo: Hashable, Sendable {
  public let todo: Todo
  public let isNew: Bool

  public init(todo: Todo, isNew: Bool) {
    self.todo = todo
    self.isNew = isNew
  }
}
