import Domain

/// The order of the todo list: open before done, newest first; of two with the same time, the later added
/// first.
enum TodoOrder {
  static func isBefore(_ left: Todo, _ right: Todo) -> Bool {
    if left.isDone != right.isDone { return right.isDone }
    if left.createdAt != right.createdAt { return left.createdAt > right.createdAt }
    return left.id > right.id
  }

  /// The number of sorted todos before this one.
  static func index(of todo: Todo, in todos: [Todo]) -> Int {
    var (low, high) = (0, todos.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(todos[middle], todo) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
