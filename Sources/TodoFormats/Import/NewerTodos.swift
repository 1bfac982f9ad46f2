import Domain
import FoundationEssentials

// What tells which todos an import leaves as they are, because they were changed here later.

extension Todo {
  /// Whether it was changed after a time that a file says. Files have seconds.
  func isChanged(after time: Date) -> Bool {
    changedAt.timeIntervalSince1970.rounded(.down) > time.timeIntervalSince1970.rounded(.down)
  }
}

extension TodoChanges {
  /// Whether they change more than the time of the last change.
  var saysMoreThanTheTime: Bool {
    var rest = self
    rest.remove(.changed)
    return !rest.isEmpty
  }
}

extension ImportedTodo {
  /// Whether its relations are others than those that the todo has.
  /// - Parameter seen: the todo as the format shows it.
  func isRelatedOtherwise(than seen: ImportedTodo?, _ carried: Set<TodoField>) -> Bool {
    let hasParent = carried.contains(.parent) && !unknown.contains(.parent)
    let hasNeeds = carried.contains(.needs) && !unknown.contains(.needs)
    return hasParent && parent != seen?.parent || hasNeeds && Set(needs) != Set(seen?.needs ?? [])
  }
}
