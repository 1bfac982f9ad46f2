import Domain
import EventLoop
import Screens
import Terminal
import Texts

/// The tree of todos and their parts, and the order that a person gives them.
extension TodoListPresenter {
  private var node: TodoNode? { list.state.selectedItem.flatMap { windows.nodes[$0.id] } }

  var canFold: Bool { node.map { $0.parts > 0 } ?? false }
  var canUnfold: Bool { node?.isFolded ?? false }
  /// Whether the selected row has parts on view, or is below another one.
  var canGoOut: Bool { node.map { $0.parts > 0 && !$0.isFolded || $0.depth > 0 } ?? false }

  /// Folds or shows the parts of the selected todo, or of the one that it is below.
  func toggleFold() {
    guard let todo = list.state.selectedItem, let node else { return }
    let wanted = node.parts > 0 ? todo.id : todo.parent ?? todo.id
    windows.fold(wanted)
    reloading { wanted }
  }

  /// Folds the parts of the selected todo; one without parts on view leads to the one that it is below.
  func goOut() {
    guard let todo = list.state.selectedItem, let node else { return }
    if node.parts > 0, !node.isFolded { return toggleFold() }
    let window = list.state.window
    guard let index = window.items.firstIndex(where: { $0.id == todo.parent }) else { return }
    list.select(window.start + index)
  }

  // MARK: Indent and outdent

  /// Makes todos parts of the one above them on the same level.
  func indent() {
    let todos = list.targets
    guard let first = todos.first else { return }
    guard let above = rowAbove(first, except: Set(todos.map(\.id))) else {
      return environment.notices.say(words.nothingAbove)
    }
    windows.folded.remove(above.id)
    put(todos, under: above.id, words.isPartOf(title: TitleText.short(above.title)))
  }

  /// The nearest row above on the same level and under the same todo.
  private func rowAbove(_ todo: Todo, except others: Set<Int64>) -> Todo? {
    let (items, depth) = (list.state.window.items, depth(of: todo))
    guard let index = items.firstIndex(where: { $0.id == todo.id }) else { return nil }
    for row in items[..<index].reversed() {
      if self.depth(of: row) < depth { return nil }
      if self.depth(of: row) == depth, !others.contains(row.id) { return row }
    }
    return nil
  }

  private func depth(of todo: Todo) -> Int { windows.nodes[todo.id]?.depth ?? 0 }

  /// Makes todos parts of what their todo is a part of.
  func outdent() {
    let todos = list.targets.filter { $0.parent != nil }
    guard let parent = todos.first?.parent else { return environment.notices.say(words.isNoPart) }
    let same = todos.filter { $0.parent == parent }
    reloading { [self] in
      let above = try await environment.todoRepository.todos(ids: [parent]).first?.parent
      let title = try await environment.todoRepository.todos(ids: above.map { [$0] } ?? []).first?.title
      let said = title.map { words.isPartOf(title: TitleText.short($0)) } ?? words.isNoLongerPart
      return try await move(same, under: above, said)
    }
  }

  private func put(_ todos: [Todo], under parent: Int64?, _ said: String) {
    reloading { [self] in try await move(todos, under: parent, said) }
  }

  /// - Returns: the todo to select.
  private func move(_ todos: [Todo], under parent: Int64?, _ said: String) async throws -> Int64? {
    var changes = TodoChanges()
    changes.set(.parent, parent.map(TodoFieldValue.number))
    _ = try await environment.todoRepository.apply(changes, to: todos.map(\.id), label: said)
    environment.notices.say(words.changed(title: environment.title(of: todos), changes: said))
    return list.state.selectedItem?.id
  }

  // MARK: Moving

  func moveDown() { move(by: 1) }
  func moveUp() { move(by: -1) }

  /// Swaps the selected todo with the next one on its level, or with the one before.
  private func move(by step: Int) {
    guard let todo = list.state.selectedItem else { return }
    let isByHand = windows.view.sort.key == .manual && list.pattern == nil
    guard depth(of: todo) > 0 || isByHand else { return environment.notices.say(words.notByHand) }
    guard let other = neighbour(of: todo, step) else { return environment.notices.say(words.noFurther) }
    let isReversed = depth(of: todo) == 0 && !windows.view.sort.isAscending
    let (later, earlier) = (step > 0) != isReversed ? (todo, other) : (other, todo)
    reloading { [self] in
      try await environment.todoRepository.move(id: later.id, after: earlier.id)
      return todo.id
    }
  }

  /// The nearest row on the same level under the same todo, in a direction. Done todos stay below the others.
  private func neighbour(of todo: Todo, _ step: Int) -> Todo? {
    let (items, depth) = (list.state.window.items, depth(of: todo))
    guard var index = items.firstIndex(where: { $0.id == todo.id }) else { return nil }
    index += step
    while items.indices.contains(index), self.depth(of: items[index]) >= depth {
      if self.depth(of: items[index]) == depth {
        return depth > 0 || items[index].isDone == todo.isDone ? items[index] : nil
      }
      index += step
    }
    return nil
  }
}
