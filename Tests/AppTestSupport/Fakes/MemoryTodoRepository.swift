public import Domain
public import EventLoop
import FoundationEssentials
import Synchronization

/// Todos in memory, with the contract of Domain: order, windows by key, undo.
@LoopActor
public final class MemoryTodoRepository: TodoRepository {
  /// All todos in the order of the list.
  public internal(set) var todos: [Todo] = []
  /// The requested windows, in order.
  public internal(set) var windowCalls: [TodoAnchor] = []
  /// Thrown by every call while it is set.
  public var failure: AppError?
  /// The duration of a read, on the loop's clock.
  public var readingTime = Duration.zero
  /// The duration of a change, on the loop's clock.
  public var writingTime = Duration.zero
  var undoLog: [(change: TodoChange, before: Todo)] = [] { didSet { redoLog = [] } }
  var redoLog: [(change: TodoChange, after: Todo)] = []
  private var nextID: Int64 = 1
  private let loop: EventLoop
  private let now: @Sendable () -> Date
  private let listeners = Mutex<[AsyncStream<Void>.Continuation]>([])

  init(loop: EventLoop, now: @escaping @Sendable () -> Date) {
    self.loop = loop
    self.now = now
  }

  /// Fills the list: `open 0`, `open 1` … and `done 0` … in the order of the list.
  public func fill(open: Int, done: Int = 0) {
    let total = open + done
    todos = (0..<total).map { place in
      let title = place < open ? "open \(place)" : "done \(place - open)"
      let date = now().addingTimeInterval(-Double(place))
      return Todo(
        id: Int64(total - place), title: title, createdAt: date, doneAt: place < open ? nil : now())
    }
    nextID = Int64(total) + 1
  }

  @LoopActor public func findOrAdd(_ link: TodoLink, title: String) async throws -> FoundTodo {
    try await pause(writingTime)
    if let todo = todos.first(where: { !$0.isDone && $0.link?.url.lowercased() == link.url.lowercased() }) {
      return FoundTodo(todo: todo, isNew: false)
    }
    return FoundTodo(todo: addNow(try TodoDraft(title: title, link: link)), isNew: true)
  }

  @LoopActor public func add(_ draft: TodoDraft) async throws -> Todo {
    try await pause(writingTime)
    return addNow(draft)
  }

  private func addNow(_ draft: TodoDraft) -> Todo {
    let todo = Todo(id: nextID, title: draft.title, note: draft.note, link: draft.link, createdAt: now())
    nextID += 1
    insert(todo)
    undoLog.append((.added, todo))
    return todo
  }

  @LoopActor public func update(_ original: Todo, to draft: TodoDraft) async throws -> TodoUpdate {
    try await pause(writingTime)
    let before = try existing(original.id)
    var after = before
    (after.title, after.note, after.link) = (draft.title, draft.note, draft.link)
    if after == before { return .saved(before) }
    guard before.hasSameText(as: original) else { return .changedMeanwhile(before) }
    replace(before, by: after, as: .edited)
    return .saved(after)
  }

  @LoopActor public func setDone(id: Int64, _ isDone: Bool) async throws -> Todo {
    try await pause(writingTime)
    let before = try existing(id)
    guard before.isDone != isDone else { return before }
    var after = before
    after.doneAt = isDone ? now() : nil
    replace(before, by: after, as: isDone ? .done : .reopened)
    return after
  }

  @LoopActor public func delete(id: Int64) async throws {
    try await pause(writingTime)
    let todo = try existing(id)
    remove(todo)
    undoLog.append((.deleted, todo))
  }

  public nonisolated func foreignChanges() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    listeners.withLock { $0.append(continuation) }
    return stream
  }

  /// Changes the list like another process: bypasses the repository, and notifies all listeners.
  public func changeFromOutside(_ change: (inout [Todo]) -> Void) {
    change(&todos)
    todos.sort(by: TodoOrder.isBefore)
    listeners.withLock { for listener in $0 { listener.yield() } }
  }

  /// Removes todos like another process, without notifying the listeners.
  public func forgetWithoutATick(_ isGone: (Todo) -> Bool) {
    todos.removeAll(where: isGone)
  }

  func pause(_ time: Duration) async throws {
    if time > .zero { try await loop.sleep(for: time) }
    if let failure { throw failure }
  }
}
