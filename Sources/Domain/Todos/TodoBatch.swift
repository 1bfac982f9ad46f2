public import FoundationEssentials

/// Todos that are added and changed together, as by an import.
public struct TodoBatch: Hashable, Sendable {
  /// A todo that is there, or one that the batch adds.
  public enum Target: Hashable, Sendable {
    case stored(Int64)
    /// Its index in `added`.
    case added(Int)
  }

  /// What is set in one todo.
  public struct Edit: Hashable, Sendable {
    public let target: Target
    public let changes: TodoChanges
    /// When the stored todo was changed last as the edit knows it: one that was changed since stays as it is. Nil for any.
    public let seen: Date?
    /// The todo that it becomes a part of; an empty list for none, nil if that stays.
    public let parent: [Target]?
    /// The todos that it needs; nil if they stay.
    public let needs: [Target]?

    public init(
      _ target: Target, _ changes: TodoChanges = TodoChanges(), seen: Date? = nil, parent: [Target]? = nil,
      needs: [Target]? = nil
    ) {
      (self.target, self.changes, self.seen) = (target, changes, seen)
      (self.parent, self.needs) = (parent, needs)
    }
  }

  /// How many todos of a batch stay as they are, because something has happened since it was made.
  public struct Left: Hashable, Sendable {
    /// New ones whose uid another todo has by now.
    public let added: Int
    /// Those that were changed.
    public let changed: Int

    public init(added: Int = 0, changed: Int = 0) {
      (self.added, self.changed) = (added, changed)
    }

    public var total: Int { added + changed }
  }

  /// The fields of the new todos, at least their titles.
  public var added: [TodoChanges] = []
  public var edits: [Edit] = []

  public init() {}

  public var isEmpty: Bool { added.isEmpty && edits.isEmpty }
}

extension TodoChanges {
  /// All fields of a todo that a file can have, without its relations to others.
  public init(copying todo: Todo) {
    self.init()
    for field in TodoField.all where field.isShown && !field.isDerived || field == .seriesStart {
      guard ![.id, .parent, .needs].contains(field), let value = field.value(of: todo) else { continue }
      set(field, value)
    }
  }
}
