public import Domain
import FoundationEssentials

extension ImportPlan {
  /// What is written. A file that says when a todo was changed decides that, or the next import would find a difference.
  public var batch: TodoBatch { batch { () throws(Never) in } }

  /// Like `batch`, for a large file.
  /// - Parameter stop: asked now and then. What it throws ends the work.
  public func batch<Stop: Error>(stop: () throws(Stop) -> Void) throws(Stop) -> TodoBatch {
    var batch = TodoBatch()
    var targets: [Int: TodoBatch.Target] = [:]
    for (index, item) in items.enumerated() {
      if index.isMultiple(of: Self.pace) { try stop() }
      switch item.action {
      case .add(let todo):
        targets[index] = .added(batch.added.count)
        batch.added.append(TodoChanges(copying: todo))
      case .change(let todo, _), .keep(let todo): targets[index] = .stored(todo.id)
      }
    }
    func target(_ target: Target) -> TodoBatch.Target? {
      switch target {
      case .stored(let id): .stored(id)
      case .added(let index): targets[index]
      }
    }
    for (index, item) in items.enumerated() {
      if index.isMultiple(of: Self.pace) { try stop() }
      var (changes, seen) = (TodoChanges(), Date?.none)
      switch item.action {
      // What a new todo is related to is no change of it.
      case .add(let new): changes.set(.changed, .instant(new.changedAt))
      case .change(let old, let fields): (changes, seen) = (fields, old.changedAt)
      case .keep(let old): seen = old.changedAt
      }
      let isRelated = item.parent != nil || item.needs != nil
      guard let own = targets[index], isRelated || !changes.isEmpty && !item.isNew else { continue }
      if let time = item.changedAt, changes.values[.changed] == nil { changes.set(.changed, .instant(time)) }
      let parent = item.parent.map { relation in relation.value.flatMap(target).map { [$0] } ?? [] }
      let needs = item.needs.map { $0.value.compactMap(target) }
      batch.edits.append(TodoBatch.Edit(own, changes, seen: seen, parent: parent, needs: needs))
    }
    return batch
  }
}
