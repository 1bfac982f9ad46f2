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

  var whyNoFold: String {
    guard let todo = list.state.selectedItem else { return list.whyNoRow }
    return (windows.partCounts[todo.id] ?? 0) > 0 ? words.partsNotHere : words.hasNoParts
  }

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
    let todos = topTargets
    guard let first = todos.first else { return }
    guard let above = rowAbove(first, except: Set(todos.map(\.id))) else {
      return environment.notices.say(words.nothingAbove)
    }
    windows.folded.remove(above.id)
    let said = words.isPartOf(title: above.shortTitle)
    var changes = TodoChanges()
    changes.set(.parent, .number(above.id))
    change(list.targets) { [self, changes] in
      _ = try await environment.todoRepository.apply(changes, to: todos.map(\.id), label: said)
      environment.notices.say(words.changed(title: environment.title(of: todos), changes: said))
    }
  }

  /// The marked todos or the selected one, without those that move with a todo that they are below.
  private var topTargets: [Todo] {
    let todos = list.targets
    let ids = Set(todos.map(\.id))
    let parents = Dictionary(
      (list.state.window.items + todos).map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
    return todos.filter { todo in
      var (above, seen): (Int64?, Set<Int64>) = (todo.parent, [todo.id])
      while let id = above, seen.insert(id).inserted {
        if ids.contains(id) { return false }
        above = parents[id] ?? nil
      }
      return true
    }
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
    let todos = topTargets.filter { $0.parent != nil }
    guard let parent = todos.first?.parent else { return environment.notices.say(words.isNoPart) }
    let hasOneParent = todos.allSatisfy { $0.parent == parent }
    change(list.targets) { [self] in
      let repository = environment.todoRepository
      let above = try await repository.todos(ids: [parent]).first?.parent
      let title = try await repository.todos(ids: above.map { [$0] } ?? []).first?.title
      let said =
        hasOneParent
        ? title.map { words.isPartOf(title: TitleText.short($0)) } ?? words.isNoLongerPart
        : words.isFurtherOut
      _ = try await repository.outdent(ids: todos.map(\.id), label: said)
      environment.notices.say(words.changed(title: environment.title(of: todos), changes: said))
    }
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
    let isLater = (step > 0) != isReversed
    reloading { [self] in
      let repository = environment.todoRepository
      if isLater {
        try await repository.move(id: todo.id, after: other.id)
      } else {
        try await repository.move(id: todo.id, before: other.id)
      }
      if !list.shownMarks.isEmpty { environment.notices.say(words.movedAlone(title: todo.drawn(todo.title))) }
      return todo.id
    }
  }

  /// The nearest row on the same level under the same todo, in a direction. Waiting and done todos stay below the others.
  private func neighbour(of todo: Todo, _ step: Int) -> Todo? {
    let (items, depth) = (list.state.window.items, depth(of: todo))
    guard var index = items.firstIndex(where: { $0.id == todo.id }) else { return nil }
    index += step
    while items.indices.contains(index), self.depth(of: items[index]) >= depth {
      if self.depth(of: items[index]) == depth {
        return depth > 0 || items[index].group == todo.group ? items[index] : nil
      }
      index += step
    }
    return nil
  }
}

extension Todo {
  /// Todos of one group stay together in each order: those to be done now, those that wait, and the others.
  fileprivate var group: Int { isDone ? 2 : state == .waiting ? 1 : 0 }
}
