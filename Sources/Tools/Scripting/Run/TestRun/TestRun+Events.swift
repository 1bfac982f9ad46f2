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
    guard settings.namesUnlisted else { return }
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

extension TestRun {
  /// Whether the event matches: its name, and all its properties unless more are allowed. Envelope properties
  /// are compared only if they are named.
  func matches(_ expectation: EventExpectation, _ fired: FiredEvent) throws -> Bool {
    guard expectation.name == fired.name else { return false }
    let properties = fired.properties
    let own = expectation.properties.count { !FiredEvent.envelopeNames.contains($0.name) }
    guard expectation.allowsMoreProperties || own == properties.count else { return false }
    return try expectation.properties.allSatisfy { expected in
      switch expected.name {
      case "time": return try matches(expected.condition, time: fired)
      case "user_id": return try matches(expected.condition, .text(FiredEvent.userID))
      default:
        guard let property = properties.first(where: { $0.name == expected.name }) else { return false }
        return try matches(expected.condition, property.value)
      }
    }
  }

  private func matches(_ condition: Property.Condition, _ value: TrackingProperty.Value) throws -> Bool {
    switch (condition, value) {
    case (.equals(.string(let template)), .text(let actual)): try text(template) == actual
    case (.equals(.integer(let number)), .number(let actual)): number == actual
    case (.equals(.number(let number)), .number(let actual)): number == Double(actual)
    case (.matches(let regex), .text(let actual)): actual.contains(try patterns.regex(regex))
    case (.matches(let regex), .number(let actual)): "\(actual)".contains(try patterns.regex(regex))
    default: false
    }
  }

  /// A time is a number, as in the wire format, and is compared with a precision of one millisecond.
  private func matches(_ condition: Property.Condition, time fired: FiredEvent) throws -> Bool {
    switch condition {
    case .equals(.integer(let number)): abs(Double(number) - fired.time) < 0.0005
    case .equals(.number(let number)): abs(number - fired.time) < 0.0005
    case .equals: false
    case .matches(let regex): fired.timeText.contains(try patterns.regex(regex))
    }
  }
}

/// Matches each expectation with a different entry (bipartite matching).
enum Assignment {
  /// Uses augmenting paths.
  /// - Parameter fits: for each expectation, whether each entry fits it.
  /// - Returns: the index of an entry for each expectation; nil if there is no complete matching.
  static func find(_ fits: [[Bool]]) -> [Int]? {
    var owner: [Int: Int] = [:]
    for expectation in fits.indices {
      var visited: Set<Int> = []
      guard assign(expectation, fits, &owner, &visited) else { return nil }
    }
    return owner.sorted { $0.value < $1.value }.map(\.key)
  }

  private static func assign(
    _ expectation: Int, _ fits: [[Bool]], _ owner: inout [Int: Int], _ visited: inout Set<Int>
  ) -> Bool {
    for entry in fits[expectation].indices where fits[expectation][entry] {
      guard visited.insert(entry).inserted else { continue }
      if let other = owner[entry], !assign(other, fits, &owner, &visited) { continue }
      owner[entry] = expectation
      return true
    }
    return false
  }
}
