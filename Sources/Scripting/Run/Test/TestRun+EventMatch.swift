import Tracking

extension TestRun {
  /// What every event has by its envelope. Script mode has no user and no envelope, so there is nothing to
  /// compare.
  private static let envelope: Set<String> = ["user_id", "time"]

  /// Whether the event is the expected one: its name, and all its properties unless more are allowed.
  func matches(_ expectation: EventExpectation, _ event: TrackingEvent) throws -> Bool {
    if let property = expectation.properties.first(where: { Self.envelope.contains($0.name) }) {
      throw unknownYet("event … \(property.name)=")
    }
    guard expectation.name == event.name else { return false }
    let actual = event.properties
    guard expectation.allowsMoreProperties || expectation.properties.count == actual.count else {
      return false
    }
    return try expectation.properties.allSatisfy { expected in
      guard let property = actual.first(where: { $0.name == expected.name }) else { return false }
      return try matches(expected.condition, property.value)
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
}
