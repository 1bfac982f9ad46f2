import Tracking

extension TestRun {
  func performTracking(_ command: Command) throws {
    switch command {
    case .event(let expectation): try event(expectation)
    case .events(let group): try events(group)
    case .noEvents: try noEvents()
    case .ignoreEvents: _ = events.drop(before: events.pending.count)
    case .effect(let kind, let pattern): try effect(kind, pattern)
    default: break
    }
  }

  /// Adds events that the program sent.
  func take(_ sent: [FiredEvent]) {
    guard !sent.isEmpty, settings.tracking != .off else { return }
    events.add(settings.ignored.isEmpty ? sent : sent.filter { !settings.ignored.contains($0.name) })
  }

  private func event(_ expectation: EventExpectation, at location: SourceLocation? = nil) throws {
    try requireTracking()
    if settings.tracking == .listed {
      guard let index = try events.pending.firstIndex(where: { try matches(expectation, $0) }) else {
        throw difference(from: [expectation], at: location)
      }
      remark(unlisted: events.drop(before: index))
      return events.assert(at: 0)
    }
    guard let next = events.pending.first, try matches(expectation, next) else {
      throw difference(from: [expectation] + followingExpectations, at: location)
    }
    events.assert(at: 0)
  }

  private func events(_ group: EventGroup) throws {
    guard group.isUnordered else {
      for line in group.lines { try event(line.expectation, at: line.location) }
      return
    }
    try requireTracking()
    let expected = group.lines.map(\.expectation)
    let candidates =
      settings.tracking == .listed ? events.pending[...] : events.pending.prefix(expected.count)
    let fits = try expected.map { expected in try candidates.map { try matches(expected, $0) } }
    guard let taken = Assignment.find(fits) else { throw difference(from: expected) }
    for index in taken.sorted(by: >) { events.assert(at: index) }
  }

  private func noEvents() throws {
    try requireTracking()
    guard !events.pending.isEmpty else { return }
    throw difference(from: [])
  }

  private func requireTracking() throws {
    guard settings.tracking == .off else { return }
    throw StepFailure("with `set tracking off` there are no events to look at")
  }

  /// - Throws: `StepFailure` if an event or an effect was not asserted.
  func requireNothingPending() throws {
    if !events.pending.isEmpty {
      if settings.tracking == .exhaustive { throw difference(from: []) }
      remark(unlisted: events.drop(before: events.pending.count))
    }
    try requireNoEffectPending()
  }

  private func remark(unlisted: [FiredEvent]) {
    remarks += unlisted.map { "not listed: \(EventText.line(of: $0))" }
  }

  /// The events that the following lines expect after the same input.
  private var followingExpectations: [EventExpectation] {
    var expectations: [EventExpectation] = []
    for step in followingSteps {
      switch step.command {
      case .event(let expectation): expectations.append(expectation)
      case .see, .row, .screen, .style, .cursor, .focused, .selected, .effect, .request, .noRequests, .note:
        continue
      default: return expectations
      }
    }
    return expectations
  }

  private func difference(
    from expected: [EventExpectation], at location: SourceLocation? = nil
  ) -> StepFailure {
    let difference = EventDifference(expected: expected, pending: events.pending) { expectation, event in
      // An invalid comparison is no match; the step itself reports the error.
      (try? self.matches(expectation, event)) ?? false
    }
    let lines = difference.lines(asserted: events.asserted, captures: captures)
    let sent = events.asserted.count + events.pending.count
    let count = sent == 1 ? "1 event" : "\(sent) events"
    let head =
      "tracking: \(count) since \(sinceText), \(events.asserted.count) asserted"
      + "          (expected -, actual +)"
    return StepFailure(([head] + lines).joined(separator: "\n"), at: location)
  }
}
