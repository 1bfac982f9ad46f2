public import Domain
import EventLoop

extension MemoryTodoRepository {
  @LoopActor public func undo() async throws -> UndoneChange? {
    try await pause(writingTime)
    let redone = redoLog
    guard let (change, before) = undoLog.last else { return nil }
    undoLog.removeLast()
    let present = todos.first { $0.id == before.id }
    if let present { remove(present) }
    if change != .added { insert(before) }
    redoLog = redone + [(change, present ?? before)]
    return UndoneChange(change: change, todoID: before.id, title: before.title)
  }

  @LoopActor public func redo() async throws -> UndoneChange? {
    try await pause(writingTime)
    var left = redoLog
    guard let (change, after) = left.popLast() else { return nil }
    let present = todos.first { $0.id == after.id }
    if let present { remove(present) }
    if change != .deleted { insert(after) }
    undoLog.append((change, present ?? after))
    redoLog = left
    return UndoneChange(change: change, todoID: after.id, title: after.title)
  }

  func existing(_ id: Int64) throws -> Todo {
    guard let todo = todos.first(where: { $0.id == id }) else { throw AppError.todoGone }
    return todo
  }

  func replace(_ before: Todo, by after: Todo, as change: TodoChange) {
    remove(before)
    insert(after)
    undoLog.append((change, before))
  }

  func insert(_ todo: Todo) {
    todos.insert(todo, at: TodoOrder.index(of: todo, in: todos))
  }

  func remove(_ todo: Todo) {
    let index = TodoOrder.index(of: todo, in: todos)
    if todos.indices.contains(index), todos[index].id == todo.id { todos.remove(at: index) }
  }
}
