/// The fields that a command sets or clears in todos.
public struct TodoChanges: Hashable, Sendable {
  /// The new values.
  public private(set) var values: [TodoField: TodoFieldValue] = [:]
  /// The fields that become empty.
  public private(set) var cleared: Set<TodoField> = []
  /// Tags that are added to those of each todo.
  public var addedTags: [String] = []
  /// Tags that are removed, in any case.
  public var removedTags: [String] = []

  public init() {}

  public var isEmpty: Bool {
    values.isEmpty && cleared.isEmpty && addedTags.isEmpty && removedTags.isEmpty
  }

  /// The todos that they lead to: the parent and the needs.
  public var relatedTodos: [Int64] {
    var ids: [Int64] = []
    if case .number(let parent)? = values[.parent] { ids.append(parent) }
    if case .ids(let needs)? = values[.needs] { ids += needs }
    return ids
  }

  /// - Parameter value: nil clears the field.
  public mutating func set(_ field: TodoField, _ value: TodoFieldValue?) {
    values[field] = value
    if value == nil { cleared.insert(field) } else { cleared.remove(field) }
  }

  /// Leaves a field as it is.
  public mutating func remove(_ field: TodoField) {
    values[field] = nil
    cleared.remove(field)
  }

  /// The todo with the changes.
  /// - Throws: `TodoFieldMismatch` if a value has another type than its field, or a field cannot be empty.
  public func applied(to todo: Todo) throws(TodoFieldMismatch) -> Todo {
    var changed = todo
    for (field, value) in values { try field.set(value, in: &changed) }
    for field in cleared { try field.set(nil, in: &changed) }
    let removed = Set(removedTags.map { $0.lowercased() })
    changed.tags.removeAll { removed.contains($0.lowercased()) }
    for tag in addedTags where !changed.tags.contains(where: { $0.lowercased() == tag.lowercased() }) {
      changed.tags.append(tag)
    }
    changed.tags.sort()
    return changed
  }
}
