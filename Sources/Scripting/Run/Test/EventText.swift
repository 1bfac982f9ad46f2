import Tracking

/// Events as a script asserts them.
enum EventText {
  /// The whole line: `event search query="swift" page=1`.
  static func line(of event: TrackingEvent) -> String {
    "event \(text(of: event))"
  }

  static func text(of event: TrackingEvent) -> String {
    ([event.name] + event.properties.map(PropertyText.text)).joined(separator: " ")
  }

  static func properties(of event: TrackingEvent) -> String {
    event.properties.map(PropertyText.text).joined(separator: " ")
  }

  static func properties(of expectation: EventExpectation, captures: [String: String]) -> String {
    let words = expectation.properties.map { PropertyText.text(of: $0, captures: captures) }
    return (words + (expectation.allowsMoreProperties ? ["..."] : [])).joined(separator: " ")
  }
}
