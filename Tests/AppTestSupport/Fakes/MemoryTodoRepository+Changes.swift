public import Domain
import EventLoop

extension MemoryTodoRepository {
  @LoopActor public func undo() async throws -> UndoneChange? {
    try await pause(writingTime)
    guard let (change, before) = undoLog.popLast() else { return nil }
    if let present = todos.first(where: { $0.id == before.id }) { remove(present) }
    if change != .added { insert(before) }
    return UndoneChange(change: change, todoID: before.id, title: before.title)
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
