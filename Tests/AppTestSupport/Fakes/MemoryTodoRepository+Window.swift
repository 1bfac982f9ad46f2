public import Domain
import EventLoop

extension MemoryTodoRepository {
  /// Like the database, trusts the anchor's index, and is exact if the list ends within the window.
  @LoopActor public func window(_ anchor: TodoAnchor, limit: Int) async throws -> TodoWindow {
    windowCalls.append(anchor)
    try await pause(readingTime)
    let total = todos.count
    switch anchor {
    case .top: return window(0..<limit)
    case .bottom: return window(total - limit..<total)
    case .after(let todo, let index):
      let from = TodoOrder.index(of: todo, in: todos)
      let next = todos.indices.contains(from) && todos[from].id == todo.id ? from + 1 : from
      var window = window(next..<next + limit)
      if window.todos.count == limit { window.start = min(max(index + 1, 0), total - limit) }
      return window
    case .before(let todo, let index):
      let end = TodoOrder.index(of: todo, in: todos)
      var window = window(end - limit..<end)
      if window.todos.count == limit { window.start = min(max(index - limit, 0), total - limit) }
      return window
    case .around(let id):
      guard let place = todos.firstIndex(where: { $0.id == id }) else { return window(0..<limit) }
      let start = max(0, min(place - limit / 2, total - limit))
      return window(start..<start + limit)
    }
  }

  private func window(_ range: Range<Int>) -> TodoWindow {
    let part = range.clamped(to: 0..<todos.count)
    let open = todos.isEmpty ? 0 : firstDone
    let counts = TodoCounts(open: open, done: todos.count - open)
    return TodoWindow(start: part.lowerBound, todos: Array(todos[part]), counts: counts)
  }

  private var firstDone: Int {
    var (low, high) = (0, todos.count)
    while low < high {
      let middle = (low + high) / 2
      if todos[middle].isDone { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
