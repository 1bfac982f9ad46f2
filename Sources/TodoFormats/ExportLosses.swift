import Domain

/// What a file of a format does not have of todos.
public struct ExportLosses: Hashable, Sendable {
  public internal(set) var notes = 0
  public internal(set) var annotations = 0
  /// Those on which work has begun.
  public internal(set) var starts = 0
  /// Repeated todos whose present date was changed: the file's series goes on from that date.
  public internal(set) var movedSeries = 0
  /// The ids of todos with a priority besides high, medium and low.
  public internal(set) var priorities: [Int64] = []
  /// The ids of todos with a title, a project or a tag that is read as something else.
  public internal(set) var changed: [Int64] = []
}

extension TodoFileFormat {
  /// What a file with the todos does not have of them.
  public func losses(of todos: [PortableTodo]) -> ExportLosses {
    var losses = ExportLosses()
    if !carriedFields.contains(.note) { losses.notes = todos.count { !$0.todo.note.isEmpty } }
    if !carriedFields.contains(.annotations) {
      losses.annotations = todos.reduce(0) { $0 + $1.todo.annotations.count }
    }
    if !carriedFields.contains(.started) { losses.starts = todos.count { $0.todo.startedAt != nil } }
    if !carriedFields.contains(.seriesStart) {
      losses.movedSeries = todos.count { $0.todo.dayBeforeChange != nil }
    }
    if format.hasThreePriorities {
      losses.priorities = todos.map(\.todo).filter { ![0, 1, 5, 9].contains($0.priority) }.map(\.id)
    }
    losses.changed = todos.filter { !keepsWords(of: $0) }.map(\.todo.id)
    return losses
  }
}
