public import FoundationEssentials

/// What belongs to one todo besides its fields: related todos, and its changes.
public struct TodoSurroundings: Hashable, Sendable {
  /// The todo that it is a part of, then the one that this is a part of, and so on.
  public var parents: [Todo] = []
  /// Its direct parts in the order that a person gave them.
  public var parts: [Todo] = []
  /// The number of its direct parts, also if `parts` has only the first of them.
  public var partCount = 0
  /// The todos that must be done before it.
  public var needed: [Todo] = []
  /// The todos that need it.
  public var dependents: [Todo] = []
  /// The newest first.
  public var history: [TodoHistoryEntry] = []

  public init() {}

  /// The related todos, each once.
  public var related: [Todo] {
    var known: Set<Int64> = []
    return (parents + parts + needed + dependents).filter { known.insert($0.id).inserted }
  }
}

/// One command that changed a todo, as the undo log has it.
public struct TodoHistoryEntry: Hashable, Sendable {
  public let at: Date
  public let change: TodoChange
  /// Nil if the command added the todo.
  public let before: Todo?
  /// Nil if the command deleted the todo.
  public let after: Todo?

  public init(at: Date, change: TodoChange, before: Todo?, after: Todo?) {
    (self.at, self.change, self.before, self.after) = (at, change, before, after)
  }

  /// The fields that a person changes and whose values differ; empty if the todo was added or deleted.
  public var changedFields: [TodoField] {
    guard let before, let after else { return [] }
    return TodoField.all.filter { $0.isEditable && $0.value(of: before) != $0.value(of: after) }
  }
}
