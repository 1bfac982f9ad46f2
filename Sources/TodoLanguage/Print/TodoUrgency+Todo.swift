import Dates
public import Domain
public import FoundationEssentials

extension TodoUrgency {
  /// What the urgency of a todo depends on, from its fields and counters.
  /// - Parameter zone: where the days of its dates are counted.
  public init(of todo: Todo, in zone: TimeZone, at now: Date) {
    self.init()
    priority = todo.priority
    dueDay = todo.due?.day(in: zone)
    blocksOthers = !todo.state.isFinal && todo.blocks > 0
    isBlocked = todo.isBlocked
    isNext = todo.tags.contains { $0.lowercased() == "next" }
    isActive = !todo.state.isFinal && todo.startedAt != nil
    isReady = todo.scheduled.map { $0.day(in: zone) <= Moment(now, in: zone).wallTime.day } ?? false
    isWaiting = todo.state == .waiting
    tags = todo.tags.count
    notes = todo.annotations.count + (todo.note.isEmpty ? 0 : 1)
    hasProject = todo.project != nil
  }
}

extension Todo {
  /// The todo with its urgency at a time.
  public func withUrgency(at now: Date, in zone: TimeZone) -> Todo {
    var todo = self
    todo.urgency = TodoUrgency(of: self, in: zone, at: now).hundredths(on: Moment(now, in: zone).wallTime.day)
    return todo
  }
}
