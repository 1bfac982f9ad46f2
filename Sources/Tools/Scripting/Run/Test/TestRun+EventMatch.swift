import Tracking

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
