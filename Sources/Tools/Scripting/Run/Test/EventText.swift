/// Events in the syntax of scripts.
enum EventText {
  /// The whole line: `event search query="swift" page=1`.
  static func line(of event: FiredEvent) -> String {
    "event \(text(of: event))"
  }

  static func text(of event: FiredEvent) -> String {
    ([event.name] + event.properties.map(PropertyText.text)).joined(separator: " ")
  }

  /// - Parameter envelope: the names of the envelope properties to include.
  static func properties(of event: FiredEvent, envelope: [String] = []) -> String {
    let enveloped = envelope.map { name in
      name == "time" ? "time=\(event.timeText)" : "\(name)=\(ScriptString.quoted(FiredEvent.userID))"
    }
    return (event.properties.map(PropertyText.text) + enveloped).joined(separator: " ")
  }

  static func properties(of expectation: EventExpectation, captures: [String: String]) -> String {
    let words = expectation.properties.map { PropertyText.text(of: $0, captures: captures) }
    return (words + (expectation.allowsMoreProperties ? ["..."] : [])).joined(separator: " ")
  }
}
